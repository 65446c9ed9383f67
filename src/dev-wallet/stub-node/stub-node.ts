import { formatAddress, isAddress } from '../chain/address.js'
import { fromHex } from '../chain/hex.js'
import { setTimeout } from '../original-timers.js'
import type { NetworkName } from '../types.js'
import { FRAMEWORK_MODULES } from './framework-modules.js'
import { createLedger, type Ledger } from './ledger.js'
import { findStubNetwork, isIndexerOrFaucet } from './stub-hosts.js'
import { createErrorResponse, simulateTransaction, submitTransaction } from './submit-transaction.js'
import { createTransactionReader, type TransactionReader } from './transaction-reader.js'
import type { MoveAbort, MoveModuleAbi, NodeRequest, NodeResponse, StubBehavior } from './types.js'

/** The chain IDs of the stub. The chain ID of devnet is an example, because each reset of devnet changes it. */
export const STUB_CHAIN_IDS: Readonly<Record<NetworkName, number>> = {
  local: 4,
  devnet: 200,
  testnet: 2,
  mainnet: 1,
}

/** The balance of each account: 100 APT, in octas. */
const BALANCE_OCTAS = 10_000_000_000
const GAS_UNIT_PRICE_OCTAS = 100

/** A stub of the REST API of the full nodes of all networks. By default, every valid transaction succeeds. */
export interface StubNode {
  /** Responds without the delay. */
  respondNow(request: NodeRequest): NodeResponse
  /** Responds after the delay of the behavior, if it has one. */
  respondAfterDelay(request: NodeRequest): Promise<NodeResponse>
  /** Makes the next transaction fail with an abort or a complete `vm_status`. Throws a `TypeError` for an invalid abort. */
  failNextTransaction(failure: MoveAbort | string): void
  setBehavior(behavior: StubBehavior): void
}

interface StubNodeOptions {
  readonly nodeUrl: string
  readonly modules: readonly MoveModuleAbi[]
  readonly behavior?: StubBehavior | undefined
}

export function createStubNode({ nodeUrl, modules, behavior = {} }: StubNodeOptions): StubNode {
  const ledgers = new Map<NetworkName, Ledger>()
  const abis = [...modules, ...FRAMEWORK_MODULES]
  let nextFailure: string | undefined
  let delayMs = 0
  const transactionReader = createTransactionReader()

  const getLedger = (network: NetworkName): Ledger => {
    const ledger = ledgers.get(network) ?? createLedger()
    ledgers.set(network, ledger)
    return ledger
  }
  const takeNextFailure = () => {
    const failure = nextFailure
    nextFailure = undefined
    return failure
  }

  function respondToPost(network: NetworkName, path: string, body: Uint8Array): NodeResponse | undefined {
    if (path === '/transactions')
      return submitTransaction(getLedger(network), STUB_CHAIN_IDS[network], body, takeNextFailure)
    if (path === '/transactions/simulate') return simulateTransaction(getLedger(network), body)
    return undefined
  }

  const node: StubNode = {
    async respondAfterDelay(request) {
      if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs))
      return node.respondNow(request)
    },
    respondNow({ method, url: requestUrl, body }) {
      const url = new URL(requestUrl)
      const network = findStubNetwork(url, nodeUrl) ?? 'local'
      const path = decodeURIComponent(url.pathname)
        .replace(/^.*?\/v1(?=\/|$)/, '')
        .replace(/\/$/, '')
      const createResponse = () =>
        method === 'POST'
          ? respondToPost(network, path, fromHex(body))
          : respondToGet(getLedger(network), STUB_CHAIN_IDS[network], path, abis, transactionReader)
      const response = isIndexerOrFaucet(url, nodeUrl) ? undefined : createResponse()
      const message = `The stub node does not support ${method} ${url.pathname}.`
      return response ?? createErrorResponse(404, 'web_framework_error', message)
    },
    failNextTransaction(failure) {
      nextFailure = typeof failure === 'string' ? failure : formatAbort(failure)
    },
    setBehavior(changed) {
      delayMs = changed.delayMs ?? 0
      transactionReader.setResponses(changed.transactionResponses ?? [])
      if (changed.failNext !== undefined) node.failNextTransaction(changed.failNext)
    },
  }
  node.setBehavior(behavior)
  return node
}

/** Formats an abort as the `vm_status` of a full node. */
function formatAbort({ location, code, reason, description }: MoveAbort): string {
  if (typeof location !== 'string' || !['number', 'bigint'].includes(typeof code))
    throw new TypeError(
      'The failure is invalid. Pass a vm_status, or an abort with a location and a numeric code.',
    )
  const hexCode = `0x${code.toString(16)}`
  const name = reason === undefined ? hexCode : `${reason}(${hexCode})`
  return `Move abort in ${location}: ${name}${description === undefined ? '' : `: ${description}`}`
}

function respondToGet(
  ledger: Ledger,
  chainId: number,
  path: string,
  abis: readonly MoveModuleAbi[],
  transactionReader: TransactionReader,
): NodeResponse | undefined {
  const [resource, ...segments] = path.split('/').slice(1)
  switch (resource) {
    case undefined:
      return createOkResponse(createLedgerInfo(ledger, chainId))
    case 'estimate_gas_price':
      return createOkResponse({
        deprioritized_gas_estimate: GAS_UNIT_PRICE_OCTAS,
        gas_estimate: GAS_UNIT_PRICE_OCTAS,
        prioritized_gas_estimate: GAS_UNIT_PRICE_OCTAS,
      })
    case 'accounts':
      return respondToAccountRequest(ledger, segments, abis)
    case 'transactions': {
      const [kind = '', id] = segments
      return transactionReader.respond(ledger, kind, id)
    }
    default:
      return undefined
  }
}

function respondToAccountRequest(
  ledger: Ledger,
  [id = '', kind, name]: readonly string[],
  abis: readonly MoveModuleAbi[],
): NodeResponse | undefined {
  if (!isAddress(id)) return undefined
  const address = formatAddress(id)
  switch (kind) {
    // As in a full node, every account exists, even without transactions (AIP-115).
    case undefined:
      return createOkResponse({
        sequence_number: String(ledger.getSequenceNumber(address)),
        authentication_key: address,
      })
    case 'balance':
      return createOkResponse(BALANCE_OCTAS)
    case 'transactions':
      return createOkResponse(ledger.listBySender(address))
    case 'resources':
    case 'modules':
      return createOkResponse([])
    case 'resource':
      return createErrorResponse(404, 'resource_not_found', `The stub node has no resource ${name} of ${id}.`)
    case 'module':
      return respondWithModule(address, id, name, abis)
    default:
      return undefined
  }
}

function respondWithModule(
  address: string,
  id: string,
  name: string | undefined,
  abis: readonly MoveModuleAbi[],
): NodeResponse {
  const abi = abis.find(
    (candidate) => candidate.name === name && formatAddress(candidate.address) === address,
  )
  if (abi) return createOkResponse({ bytecode: '0x', abi: { friends: [], structs: [], ...abi } })
  const message = `The stub node has no module ${id}::${name}. In tests, pass its ABI to installDevWallet.`
  return createErrorResponse(404, 'module_not_found', message)
}

const createOkResponse = (body: unknown): NodeResponse => ({ status: 200, body })

const createLedgerInfo = (ledger: Ledger, chainId: number) => ({
  chain_id: chainId,
  epoch: '1',
  ledger_version: String(ledger.getVersion()),
  oldest_ledger_version: '0',
  ledger_timestamp: String(Date.now() * 1000),
  node_role: 'full_node',
  oldest_block_height: '0',
  block_height: String(ledger.getVersion()),
  git_hash: '',
})

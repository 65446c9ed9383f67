import { WalletRequestError } from '../errors.js'
import type { MoveModuleAbi } from '../stub-node/types.js'
import { serializeU8 } from './bcs.js'
import { fromHex, toHex } from './hex.js'
import { type FindParameters, omitSigners } from './payload.js'
import { parseTypeTag } from './type-tag.js'

/** The requests that the wallet sends to an Aptos full node. */
export interface FullNode {
  getChainId(): Promise<number>
  /** Returns 0 for an account that is not on the chain yet. */
  getSequenceNumber(address: string): Promise<bigint>
  /** Returns octas per gas unit. */
  estimateGasUnitPrice(): Promise<bigint>
  readonly getParameters: FindParameters
  /** Submits a signed transaction. Returns its hash. */
  submitTransaction(signedTransaction: Uint8Array): Promise<`0x${string}`>
}

const TIMEOUT_MS = 10_000

/**
 * Creates a client for the REST API of a full node. Every method rejects with a `WalletRequestError` if the node
 * cannot be reached, returns an error, or returns an invalid response.
 *
 * @param url The REST address with its version, for example `http://127.0.0.1:8080/v1`.
 * @param fetch The function that sends requests.
 */
export function createFullNode(url: string, fetch: typeof globalThis.fetch): FullNode {
  const baseUrl = url.replace(/\/+$/, '')
  /** Sends a request. If `parse` throws an error other than a `WalletRequestError`, the server is not a full node. */
  async function send<T>(path: string, parse: (body: ResponseBody) => T, init?: RequestInit): Promise<T> {
    const body = await sendRequest(fetch, baseUrl, path, init)
    try {
      return parse(body)
    } catch (error) {
      throw error instanceof WalletRequestError ? error : createInvalidResponseError(baseUrl)
    }
  }

  return {
    // A transaction stores the chain ID in one byte.
    getChainId: () => send('', (body) => serializeU8(body.chain_id as number)[0] as number),
    getSequenceNumber: (address) =>
      send(`/accounts/${address}`, (body) => BigInt(body.sequence_number as string)).catch((error) => {
        if (error instanceof NodeError && error.errorCode === 'account_not_found') return 0n
        throw error
      }),
    estimateGasUnitPrice: () => send('/estimate_gas_price', (body) => BigInt(body.gas_estimate as number)),
    getParameters: (address, module, name) =>
      send(`/accounts/${address}/module/${module}`, (body) => {
        const { abi } = body as unknown as ModuleBody
        const entry = abi?.exposed_functions.find(
          (candidate) => candidate.name === name && candidate.is_entry !== false,
        )
        if (!entry)
          throw new WalletRequestError(
            `${address}::${module} has no entry function ${name}. Check its spelling.`,
          )
        const { params, generic_type_params } = entry
        return {
          types: omitSigners(params.map(parseTypeTag)),
          typeParameterCount: generic_type_params?.length,
        }
      }),
    submitTransaction: (signedTransaction) => {
      const headers = { 'content-type': 'application/x.aptos.signed_transaction+bcs' }
      const init = { method: 'POST', headers, body: signedTransaction as BodyInit }
      return send('/transactions', ({ hash }) => toHex(fromHex(hash as string)), init)
    },
  }
}

interface ModuleBody {
  readonly abi?: Pick<MoveModuleAbi, 'exposed_functions'>
}

type ResponseBody = Record<string, unknown>

class NodeError extends WalletRequestError {
  /** The `error_code` of the node's response, such as `account_not_found`. */
  readonly errorCode: unknown

  constructor(baseUrl: string, message: string, errorCode: unknown) {
    super(`The full node at ${baseUrl} returned an error: ${message}`)
    Object.setPrototypeOf(this, NodeError.prototype)
    this.errorCode = errorCode
  }
}

async function sendRequest(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  path: string,
  init?: RequestInit,
): Promise<ResponseBody> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(baseUrl + path, { ...init, signal }).catch(() => {
    throw createUnreachableError(baseUrl)
  })
  const body: ResponseBody | null = await response.json().catch(() => null)
  if (response.ok) return body as ResponseBody
  throw new NodeError(baseUrl, String(body?.message ?? `HTTP ${response.status}`), body?.error_code)
}

const createInvalidResponseError = (baseUrl: string) =>
  new WalletRequestError(
    `The server at ${baseUrl} is not an Aptos full node. Correct the address in the Dev Wallet, or check for a proxy or a login page.`,
  )

/** Creates an error with a short message, because the kit cuts off messages of wallets after 300 characters. */
const createUnreachableError = (baseUrl: string) =>
  new WalletRequestError(
    `The full node at ${baseUrl} cannot be reached. Turn on the stub with AptosDevWallet.configure({ node: 'stub' }) ` +
      `or data-node="stub" in the script tag. Or start a full node, choose another network, or allow the address in ` +
      'connect-src.',
  )

import { WalletRequestError } from '../errors.js'
import { withoutSigners } from './payload.js'
import { parseTypeTag, type TypeTag } from './type-tag.js'

/** The five questions the wallet asks an Aptos full node. */
export interface FullNode {
  chainId(): Promise<number>
  /** 0 for an account that is not on the chain yet. */
  sequenceNumber(address: string): Promise<bigint>
  /** Octas per gas unit. */
  gasUnitPrice(): Promise<bigint>
  parameters(address: string, module: string, name: string): Promise<readonly TypeTag[]>
  /** @returns the transaction's hash */
  submit(signedTransaction: Uint8Array): Promise<`0x${string}`>
}

const TIMEOUT_MS = 10_000

/**
 * @param url the node's REST address with its version, e.g. `http://127.0.0.1:8080/v1`
 * @throws WalletRequestError (each method) when the node cannot be reached or refuses
 */
export function fullNode(url: string, fetch: typeof globalThis.fetch): FullNode {
  const base = url.replace(/\/+$/, '')
  const ask = (path: string, init?: RequestInit) => request(fetch, base, path, init)

  return {
    chainId: async () => Number((await ask('')).chain_id),
    sequenceNumber: async (address) => {
      const account = await ask(`/accounts/${address}`).catch(ifMissing({ sequence_number: 0 }))
      return BigInt(account.sequence_number as string)
    },
    gasUnitPrice: async () => BigInt((await ask('/estimate_gas_price')).gas_estimate as number),
    parameters: async (address, module, name) => {
      const { abi } = (await ask(`/accounts/${address}/module/${module}`)) as unknown as ModuleAnswer
      const found = abi?.exposed_functions.find((entry) => entry.name === name)
      if (found) return withoutSigners(found.params.map(parseTypeTag))
      throw new WalletRequestError(`${address}::${module} has no function ${name}. Check its spelling.`)
    },
    submit: async (body) => {
      const headers = { 'content-type': 'application/x.aptos.signed_transaction+bcs' }
      const answer = await ask('/transactions', { method: 'POST', headers, body: body as BodyInit })
      return answer.hash as `0x${string}`
    },
  }
}

interface ModuleAnswer {
  readonly abi?: { readonly exposed_functions: readonly { name: string; params: readonly string[] }[] }
}

type Answer = Record<string, unknown>

class NodeRefusal extends WalletRequestError {
  readonly httpStatus: number

  constructor(base: string, httpStatus: number, message: string) {
    super(`The full node at ${base} refused: ${message}`)
    Object.setPrototypeOf(this, NodeRefusal.prototype)
    this.httpStatus = httpStatus
  }
}

const ifMissing = (fallback: Answer) => (error: unknown) => {
  if (error instanceof NodeRefusal && error.httpStatus === 404) return fallback
  throw error
}

async function request(fetch: typeof globalThis.fetch, base: string, path: string, init?: RequestInit) {
  const response = await fetch(base + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => {
      throw unreachable(base)
    },
  )
  const answer = (await response.json().catch(() => ({}))) as Answer
  if (response.ok) return answer
  throw new NodeRefusal(base, response.status, String(answer.message ?? `HTTP ${response.status}`))
}

const unreachable = (base: string) =>
  new WalletRequestError(
    `The full node at ${base} cannot be reached. Start one with "aptos node run-localnet", choose another network ` +
      `in the Dev Wallet, or allow that address in the page's Content-Security-Policy (connect-src).`,
  )

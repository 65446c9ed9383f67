import { WalletRequestError } from '../errors.js'
import { u8 } from './bcs.js'
import { fromHex, toHex } from './hex.js'
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
 * @throws WalletRequestError (each method) when the node cannot be reached, refuses or answers what no node does
 */
export function fullNode(url: string, fetch: typeof globalThis.fetch): FullNode {
  const base = url.replace(/\/+$/, '')
  /** @param read throws when there is nothing to read in the answer: then something else answered in the node's place */
  async function ask<T>(path: string, read: (answer: Answer) => T, init?: RequestInit): Promise<T> {
    const answer = await request(fetch, base, path, init)
    try {
      return read(answer)
    } catch (error) {
      throw error instanceof WalletRequestError ? error : unreadable(base)
    }
  }

  return {
    // A byte, in a transaction as well.
    chainId: () => ask('', (it) => u8(it.chain_id as number)[0] as number),
    sequenceNumber: (address) =>
      ask(`/accounts/${address}`, (it) => BigInt(it.sequence_number as string)).catch(ifMissing(0n)),
    gasUnitPrice: () => ask('/estimate_gas_price', (it) => BigInt(it.gas_estimate as number)),
    parameters: (address, module, name) =>
      ask(`/accounts/${address}/module/${module}`, (answer) => {
        const { abi } = answer as unknown as ModuleAnswer
        const found = abi?.exposed_functions.find((entry) => entry.name === name)
        if (found) return withoutSigners(found.params.map(parseTypeTag))
        throw new WalletRequestError(`${address}::${module} has no function ${name}. Check its spelling.`)
      }),
    submit: (body) => {
      const headers = { 'content-type': 'application/x.aptos.signed_transaction+bcs' }
      const init = { method: 'POST', headers, body: body as BodyInit }
      return ask('/transactions', ({ hash }) => toHex(fromHex(hash as string)), init)
    },
  }
}

interface ModuleAnswer {
  readonly abi?: { readonly exposed_functions: readonly { name: string; params: readonly string[] }[] }
}

type Answer = Record<string, unknown>

class NodeRefusal extends WalletRequestError {
  /** The node's own word for why. */
  readonly reason: unknown

  constructor(base: string, message: string, reason: unknown) {
    super(`The full node at ${base} refused: ${message}`)
    Object.setPrototypeOf(this, NodeRefusal.prototype)
    this.reason = reason
  }
}

const ifMissing =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (error instanceof NodeRefusal && error.reason === 'account_not_found') return fallback
    throw error
  }

async function request(fetch: typeof globalThis.fetch, base: string, path: string, init?: RequestInit) {
  const response = await fetch(base + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => {
      throw unreachable(base)
    },
  )
  const answer: Answer | null = await response.json().catch(() => null)
  if (response.ok) return answer as Answer
  throw new NodeRefusal(base, String(answer?.message ?? `HTTP ${response.status}`), answer?.error_code)
}

const unreadable = (base: string) =>
  new WalletRequestError(
    `What answers at ${base} is not an Aptos full node. Correct the address in the Dev Wallet, or see what stands before the node.`,
  )

const unreachable = (base: string) =>
  new WalletRequestError(
    `The full node at ${base} cannot be reached. Start one with "aptos node run-localnet", choose another network ` +
      `in the Dev Wallet, or allow that address in the page's Content-Security-Policy (connect-src).`,
  )

/** Describes a scripted wallet. Every property except the name has a default of a correct wallet. */
export interface WalletSetup {
  readonly name: string
  /** `0x` and 64 hex digits. */
  readonly address?: string
  readonly network?: { readonly name: string; readonly chainId: number; readonly url?: string }
  /** Methods that the wallet has beyond those that each wallet has. They respond with `{ success: true }`, and some with `outputs`. */
  readonly extraMethods?: readonly string[]
  /** Methods that respond at once. All others wait for the test. */
  readonly prompt?: readonly string[]
  /** Registers on page load, before or after the script of the kit. Default: when the test installs it. */
  readonly at?: 'before' | 'after'
}

/** A call without a response. */
interface Pending {
  readonly method: string
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

const dot =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Ccircle cx="4" cy="4" r="4"/%3E%3C/svg%3E'

const bytes = (hex: string) =>
  Uint8Array.from(hex.match(/[\da-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16))

/** An account whose values are objects with methods, as those of ts-sdk. */
class Account {
  constructor(private readonly hex: string) {}
  get address() {
    const { hex } = this
    return { data: bytes(hex.slice(2)), toString: () => hex, toUint8Array: () => bytes(hex.slice(2)) }
  }
  get publicKey() {
    const key = bytes(this.hex.slice(2)).reverse()
    return { key: { data: key }, toUint8Array: () => key, toString: () => 'not the key' }
  }
}

/** The fields that the responses of some `extraMethods` have besides `success`. */
const outputs: Readonly<Record<string, object>> = {
  signAndSubmitTransaction: { hash: `0x${'ab'.repeat(32)}` },
}

/** An AIP-62 wallet whose responses the test gives. */
export type ScriptedWallet = ReturnType<typeof createWallet>

export function createWallet({
  name,
  address = `0x${'0123456789abcdef'.repeat(4)}`,
  network = { name: 'testnet', chainId: 2 },
  extraMethods = [],
  prompt = ['account', 'network', 'onAccountChange', 'onNetworkChange', 'disconnect'],
}: WalletSetup) {
  const calls: (readonly [method: string, ...args: unknown[]])[] = []
  const pending: Pending[] = []
  const listeners: Record<string, ((value: unknown) => void)[]> = { onAccountChange: [], onNetworkChange: [] }
  let account: unknown = new Account(address)
  let current: unknown = network

  const approved = (args: unknown) => ({ status: 'Approved', args })
  const responses: Record<string, () => unknown> = {
    connect: () => approved(account),
    disconnect: () => undefined,
    account: () => account,
    network: () => current,
    signMessage: () => approved({ fullMessage: 'APTOS\nmessage: m', signature: { data: bytes('a1b2') } }),
    onAccountChange: () => undefined,
    onNetworkChange: () => undefined,
    ...Object.fromEntries(
      extraMethods.map((method) => [method, () => approved({ success: true, ...outputs[method] })]),
    ),
  }
  const createMethod =
    (method: string) =>
    (...args: unknown[]) => {
      calls.push([method, ...args.filter((arg) => typeof arg !== 'function')])
      const [listener] = args
      if (typeof listener === 'function') listeners[method]?.push(listener as (value: unknown) => void)
      if (prompt.includes(method)) return Promise.resolve(responses[method]?.())
      return new Promise((resolve, reject) => pending.push({ method, resolve, reject }))
    }
  const features: Record<string, unknown> = Object.fromEntries(
    Object.keys(responses).map((method) => [
      `aptos:${method}`,
      { version: '1.0.0', [method]: createMethod(method) },
    ]),
  )

  /** Removes and returns the oldest pending call, or the oldest of a method. */
  const takePending = (method?: string) => {
    const at = pending.findIndex((each) => !method || each.method === method)
    const [found] = at < 0 ? [] : pending.splice(at, 1)
    if (!found) throw new Error(`${name} has no pending call${method ? ` of ${method}` : ''}`)
    return found
  }
  const emit = (method: string, value: unknown) => {
    for (const listener of listeners[method] ?? []) listener(value)
  }
  const url = 'https://wallet.example/'
  return {
    /** The object of the Wallet Standard, for `registerWallet()`. */
    standard: { version: '1.0.0', name, icon: dot, url, chains: ['aptos:testnet'], accounts: [], features },
    calls,
    /** Returns the arguments of each call of a method. */
    callsOf: (method: string): unknown[][] =>
      calls.filter(([called]) => called === method).map(([, ...args]) => args),
    waiting: () => pending.length,
    approve(method?: string) {
      const call = takePending(method)
      call.resolve(responses[call.method]?.())
    },
    reject: (method?: string) => takePending(method).resolve({ status: 'Rejected' }),
    fail: (message: string, method?: string) => takePending(method).reject(new Error(message)),
    /** @param to `null` if the wallet disconnects. */
    switchAccount(to: string | null, isEmitted = true) {
      account = to && new Account(to)
      if (isEmitted) emit('onAccountChange', account)
    },
    switchNetwork(to: unknown) {
      current = to
      emit('onNetworkChange', to)
    },
  }
}

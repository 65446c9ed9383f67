/** How a scripted wallet introduces itself; everything else about it is as a good wallet does. */
export interface WalletSetup {
  readonly name: string
  readonly icon?: string
  readonly url?: string
  /** `0x` and 64 hex digits. */
  readonly address?: string
  readonly ansName?: string
  readonly network?: { readonly name: string; readonly chainId: number; readonly url?: string }
  /** Versions by feature; `null` leaves the feature out. */
  readonly versions?: Readonly<Record<string, string | null>>
  /** Calls that are answered at once; all others wait until the test lets them go. */
  readonly prompt?: readonly string[]
  /** Registers at the load of the page, before or after the kit's own script; otherwise when the test says so. */
  readonly at?: 'before' | 'after'
}

/** A call a wallet was asked, and that it has not answered. */
interface Pending {
  readonly method: string
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

const dot =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Ccircle cx="4" cy="4" r="4"/%3E%3C/svg%3E'

const bytes = (hex: string) =>
  Uint8Array.from(hex.match(/[\da-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16))

/** An account whose values are class instances, as ts-sdk's are. */
export class Account {
  constructor(
    private readonly hex: string,
    readonly ansName: string | undefined,
  ) {}
  get address() {
    const { hex } = this
    return { data: bytes(hex.slice(2)), toString: () => hex, toUint8Array: () => bytes(hex.slice(2)) }
  }
  get publicKey() {
    const key = bytes(this.hex.slice(2)).reverse()
    return { key: { data: key }, toUint8Array: () => key, toString: () => 'not the key' }
  }
}

/** A wallet of AIP-62 whose every answer the test gives. */
export type ScriptedWallet = ReturnType<typeof createWallet>

export function createWallet({
  name,
  icon = dot,
  url = 'https://wallet.example/',
  address = `0x${'0123456789abcdef'.repeat(4)}`,
  ansName,
  network = { name: 'testnet', chainId: 2 },
  versions = {},
  prompt = ['account', 'network', 'onAccountChange', 'onNetworkChange', 'disconnect'],
}: WalletSetup) {
  const calls: (readonly [method: string, ...args: unknown[]])[] = []
  const pending: Pending[] = []
  const hearers: Record<string, ((news: unknown) => void)[]> = { onAccountChange: [], onNetworkChange: [] }
  let account: unknown = new Account(address, ansName)
  let current: unknown = network

  const approved = (args?: unknown) => ({ status: 'Approved', args })
  const answers: Record<string, () => unknown> = {
    connect: () => approved(account),
    disconnect: () => undefined,
    account: () => account,
    network: () => current,
    signMessage: () => approved({ fullMessage: 'APTOS\nmessage: m', signature: { data: bytes('a1b2') } }),
    signTransaction: () => approved({ authenticator: 'signed' }),
    signAndSubmitTransaction: () => approved({ hash: '0xabc' }),
    changeNetwork: () => approved({ success: true }),
    signIn: () => approved({ account: 'in' }),
    openInMobileApp: () => undefined,
    onAccountChange: () => undefined,
    onNetworkChange: () => undefined,
  }
  const ask =
    (method: string) =>
    (...args: unknown[]) => {
      calls.push([method, ...args.filter((arg) => typeof arg !== 'function')])
      const [hearer] = args
      if (typeof hearer === 'function') hearers[method]?.push(hearer as (news: unknown) => void)
      if (prompt.includes(method)) return Promise.resolve(answers[method]?.())
      return new Promise((resolve, reject) => pending.push({ method, resolve, reject }))
    }
  const usual: Record<string, string | null> = {
    connect: '1.0.0',
    disconnect: '1.0.0',
    account: '1.0.0',
    network: '1.0.0',
    onAccountChange: '1.0.0',
    onNetworkChange: '1.0.0',
    signMessage: '1.0.0',
    signTransaction: '1.1.0',
    signAndSubmitTransaction: '1.1.0',
  }
  const features: Record<string, unknown> = {}
  for (const [method, version] of Object.entries({ ...usual, ...versions }))
    if (version !== null) features[`aptos:${method}`] = { version, [method]: ask(method) }

  /** The oldest call that waits, or the oldest of a method. */
  const take = (method?: string) => {
    const at = pending.findIndex((each) => !method || each.method === method)
    const [found] = at < 0 ? [] : pending.splice(at, 1)
    if (!found) throw new Error(`${name} was asked nothing${method ? ` of ${method}` : ''} that waits`)
    return found
  }
  const standard = { version: '1.0.0', name, icon, url, chains: ['aptos:testnet'], accounts: [], features }
  return {
    /** What is handed to the page. */
    standard,
    calls,
    waiting: () => pending.length,
    approve(method?: string) {
      const call = take(method)
      call.resolve(answers[call.method]?.())
    },
    answer: (value: unknown, method?: string) => take(method).resolve(value),
    reject: (method?: string) => take(method).resolve({ status: 'Rejected' }),
    fail: (error: unknown, method?: string) => take(method).reject(error),
    /** The visitor switches in the wallet: the page hears of it. An empty address is a disconnect. */
    switchAccount(to: string, isTold = true) {
      account = to ? new Account(to, undefined) : undefined
      if (isTold) for (const hear of hearers.onAccountChange ?? []) hear(account)
    },
    switchNetwork(to: unknown) {
      current = to
      for (const hear of hearers.onNetworkChange ?? []) hear(current)
    },
    tell: (method: string, news: unknown) => hearers[method]?.map((hear) => hear(news)),
  }
}

/** One account per number, as the wallets of the field write it. */
export const accountOf = (n: number) => ({ address: addressOf(n), publicKey: `0x${pad(n + 0x1000)}` })

export const addressOf = (n: number): string => `0x${pad(n)}`

const pad = (n: number) => n.toString(16).padStart(64, '0')

/** A call a wallet has received and not answered yet: the test answers it. */
export interface PendingCall {
  readonly args: readonly unknown[]
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/** A wallet that answers `connect` when the test says so, and everything else at once. */
export interface FakeWallet {
  name: string
  icon: string
  url: string
  features: Record<string, Record<string, unknown>>
  /** Every call of `connect` so far, answered or not. */
  readonly connects: PendingCall[]
  /** Answers the last call of `connect`. */
  approve(account?: unknown): void
  refuse(): void
  fail(error: unknown): void
  /** The wallet tells its news to whoever subscribed. */
  changeAccount(account: unknown): void
  changeNetwork(network: unknown): void
  /** How many listen for a change of account. */
  readonly listeners: { account: number; network: number }
}

export const mainnet = { name: 'mainnet', chainId: 1, url: 'https://fullnode.mainnet.aptoslabs.com/v1' }

/** Features by key. `undefined` removes a feature. */
export type FakeFeatures = Record<string, Record<string, unknown> | undefined>

/** @param features Replaces features. */
export function fakeWallet(name = 'Petra', features: FakeFeatures = {}): FakeWallet {
  const connects: PendingCall[] = []
  const hearAccount: ((account: unknown) => void)[] = []
  const hearNetwork: ((network: unknown) => void)[] = []
  const last = () => {
    const call = connects.at(-1)
    if (!call) throw new Error(`${name} was not asked to connect`)
    return call
  }
  const all: FakeFeatures = {
    'aptos:connect': { version: '1.0.0', connect: (...args: unknown[]) => pending(connects, args) },
    'aptos:disconnect': { version: '1.0.0', disconnect: async () => {} },
    'aptos:account': { version: '1.0.0', account: async () => accountOf(1) },
    'aptos:network': { version: '1.0.0', network: async () => mainnet },
    'aptos:onAccountChange': {
      version: '1.0.0',
      onAccountChange: async (heard: (account: unknown) => void) => void hearAccount.push(heard),
    },
    'aptos:onNetworkChange': {
      version: '1.0.0',
      onNetworkChange: async (heard: (network: unknown) => void) => void hearNetwork.push(heard),
    },
    ...features,
  }
  return {
    name,
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    url: 'https://wallet.example/',
    features: Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, Record<string, unknown>] => !!entry[1]),
    ),
    connects,
    approve: (account = accountOf(1)) => last().resolve({ status: 'Approved', args: account }),
    refuse: () => last().resolve({ status: 'Rejected' }),
    fail: (error) => last().reject(error),
    changeAccount: (account) => {
      for (const hear of hearAccount) hear(account)
    },
    changeNetwork: (network) => {
      for (const hear of hearNetwork) hear(network)
    },
    listeners: {
      get account() {
        return hearAccount.length
      },
      get network() {
        return hearNetwork.length
      },
    },
  }
}

/** A promise whose fate lies with the test. */
export function pending(calls: PendingCall[], args: readonly unknown[] = []): Promise<unknown> {
  return new Promise((resolve, reject) => {
    calls.push({ args, resolve, reject })
  })
}

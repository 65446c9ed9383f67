const pad = (n: number) => n.toString(16).padStart(64, '0')

export const addressOf = (n: number): string => `0x${pad(n)}`

/** Returns the account with a number. */
export const accountOf = (n: number) => ({ address: addressOf(n), publicKey: `0x${pad(n + 0x1000)}` })

/** Throws, as a getter or a method of a faulty wallet. */
export const fail = (): never => {
  throw new Error('no')
}

/** A call without a response. */
export interface PendingCall {
  readonly args: readonly unknown[]
  resolve(response: unknown): void
  reject(error: unknown): void
}

/** A wallet that responds to `connect` when the test does, and to everything else at once. */
export type FakeWallet = ReturnType<typeof fakeWallet>

export const mainnet = { name: 'mainnet', chainId: 1, url: 'https://fullnode.mainnet.aptoslabs.com/v1' }

/** Features by key. `undefined` removes a feature. */
export type FakeFeatures = Record<string, Record<string, unknown> | undefined>

type Listener = (value: unknown) => void

/** @param features Replaces features. */
export function fakeWallet(name = 'Petra', features: FakeFeatures = {}) {
  const connects: PendingCall[] = []
  const accountListeners: Listener[] = []
  const networkListeners: Listener[] = []
  const addTo = (listeners: Listener[]) => async (listener: Listener) => void listeners.push(listener)
  const getLastCall = () => {
    const call = connects.at(-1)
    if (!call) throw new Error(`connect of ${name} was not called`)
    return call
  }
  const allFeatures: FakeFeatures = {
    'aptos:connect': { connect: (...args: unknown[]) => pending(connects, args) },
    'aptos:disconnect': { disconnect: async () => {} },
    'aptos:account': { account: async () => accountOf(1) },
    'aptos:network': { network: async () => mainnet },
    'aptos:onAccountChange': { onAccountChange: addTo(accountListeners) },
    'aptos:onNetworkChange': { onNetworkChange: addTo(networkListeners) },
    ...features,
  }
  const present = Object.entries(allFeatures).filter(([, feature]) => feature)
  return {
    name,
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    url: 'https://wallet.example/',
    features: Object.fromEntries(present) as Record<string, Record<string, unknown>>,
    /** Every call of `connect`. The methods below respond to the last one. */
    connects,
    approve: (account: unknown = accountOf(1)) =>
      getLastCall().resolve({ status: 'Approved', args: account }),
    refuse: () => getLastCall().resolve({ status: 'Rejected' }),
    fail: (error: unknown) => getLastCall().reject(error),
    changeAccount: (account: unknown) => {
      for (const listener of accountListeners) listener(account)
    },
    changeNetwork: (network: unknown) => {
      for (const listener of networkListeners) listener(network)
    },
  }
}

/** Returns a promise that the test settles. */
export const pending = (calls: PendingCall[], args: readonly unknown[] = []): Promise<unknown> =>
  new Promise((resolve, reject) => {
    calls.push({ args, resolve, reject })
  })

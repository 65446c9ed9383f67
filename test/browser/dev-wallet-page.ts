import { type AptosWallet, getAptosWallets } from '@aptos-labs/wallet-standard'

/** The page in the browser tests of the development wallet: a consumer of the Wallet Standard. */

const { aptosWallets, on } = getAptosWallets()
const wallets = new Set<AptosWallet>(aptosWallets)
on('register', (...added) => {
  for (const wallet of added) wallets.add(wallet as AptosWallet)
})
on('unregister', (...removed) => {
  for (const wallet of removed) wallets.delete(wallet as AptosWallet)
})

const events: unknown[] = []

/** Makes a value serializable: an SDK value becomes its text and its BCS in hex. */
function toPlainValue(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(toPlainValue)
  const fields = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlainValue(inner)]))
  if (!('bcsToBytes' in value)) return fields
  const bytes = (value as { bcsToBytes(): Uint8Array }).bcsToBytes()
  const bcs = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { ...fields, text: String(value), bcs: `0x${bcs}` }
}

function devWallet(): AptosWallet {
  const [wallet] = [...wallets].filter(({ name }) => name === 'Dev Wallet')
  if (!wallet) throw new Error('Dev Wallet has not registered')
  return wallet
}

const page = {
  getNames: () => [...wallets].map(({ name }) => name),
  describeWallet: () => {
    const { name, icon, url, version, chains, accounts, features } = devWallet()
    return toPlainValue({
      name,
      icon,
      url,
      version,
      chains,
      accounts: accounts.length,
      features: Object.keys(features),
    })
  },
  /** Calls a feature and returns its outcome: `{ response }`, `{ thrown }` or `{ rejected }`. */
  async call(feature: string, ...args: unknown[]): Promise<unknown> {
    const method = feature.slice('aptos:'.length)
    const entry = devWallet().features[feature as keyof AptosWallet['features']] as unknown
    const call = (entry as Record<string, (...args: unknown[]) => Promise<unknown>>)[method]
    const describeError = (error: unknown) => ({
      code: (error as { code: number }).code,
      message: String(error),
    })
    try {
      const response = call?.(...args)
      return await Promise.resolve(response).then(
        (value) => ({ response: toPlainValue(value) }),
        (error: unknown) => ({ rejected: describeError(error) }),
      )
    } catch (error) {
      return { thrown: describeError(error) }
    }
  },
  async listen() {
    const { features } = devWallet()
    await features['aptos:onAccountChange'].onAccountChange((account) =>
      events.push(toPlainValue({ account })),
    )
    await features['aptos:onNetworkChange'].onNetworkChange((network) =>
      events.push(toPlainValue({ network })),
    )
  },
  getEvents: () => events,
}

export type DevWalletPage = typeof page

Object.assign(window, { walletPage: page })

import { type AptosWallet, getAptosWallets } from '@aptos-labs/wallet-standard'

/** The page's side in the development wallet's browser tests: a plain consumer of the Wallet Standard. */

const { aptosWallets, on } = getAptosWallets()
const wallets = new Set<AptosWallet>(aptosWallets)
on('register', (...added) => {
  for (const wallet of added) wallets.add(wallet as AptosWallet)
})
on('unregister', (...removed) => {
  for (const wallet of removed) wallets.delete(wallet as AptosWallet)
})

const heard: unknown[] = []

/** What crosses to the test: an SDK value as its text and its BCS in hex, all else as it is. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(plain)
  const own = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
  if (!('bcsToBytes' in value)) return own
  const bytes = (value as { bcsToBytes(): Uint8Array }).bcsToBytes()
  const bcs = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { ...own, text: String(value), bcs: `0x${bcs}` }
}

function devWallet(): AptosWallet {
  const [wallet] = [...wallets].filter(({ name }) => name === 'Dev Wallet')
  if (!wallet) throw new Error('Dev Wallet has not registered')
  return wallet
}

const page = {
  names: () => [...wallets].map(({ name }) => name),
  describe: () => {
    const { name, icon, url, version, chains, accounts, features } = devWallet()
    return plain({
      name,
      icon,
      url,
      version,
      chains,
      accounts: accounts.length,
      features: Object.keys(features),
    })
  },
  /** Calls a feature and gives its outcome: `{ answer }`, `{ thrown }` or `{ rejected }`. */
  async call(feature: string, ...args: unknown[]): Promise<unknown> {
    const method = feature.slice('aptos:'.length)
    const entry = devWallet().features[feature as keyof AptosWallet['features']] as unknown
    const call = (entry as Record<string, (...args: unknown[]) => Promise<unknown>>)[method]
    const told = (error: unknown) => ({ code: (error as { code: number }).code, message: String(error) })
    try {
      const answer = call?.(...args)
      return await Promise.resolve(answer).then(
        (value) => ({ answer: plain(value) }),
        (error: unknown) => ({ rejected: told(error) }),
      )
    } catch (error) {
      return { thrown: told(error) }
    }
  },
  async listen() {
    const { features } = devWallet()
    await features['aptos:onAccountChange'].onAccountChange((account) => heard.push(plain({ account })))
    await features['aptos:onNetworkChange'].onNetworkChange((network) => heard.push(plain({ network })))
  },
  heard: () => heard,
}

export type DevWalletPage = typeof page

Object.assign(window, { walletPage: page })

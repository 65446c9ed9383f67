import { type AptosWallet, getAptosWallets } from '@aptos-labs/wallet-standard'

/** The page in the browser tests of the development wallet: a consumer of the Wallet Standard. */

const { aptosWallets, on } = getAptosWallets()
const wallets = new Set<AptosWallet>(aptosWallets)
on('register', (...added) => {
  for (const wallet of added) wallets.add(wallet as AptosWallet)
})

const events: unknown[] = []

/** Makes a value serializable: an SDK value becomes its text and its BCS in hex. */
function toPlainValue(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(toPlainValue)
  const fields = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlainValue(inner)]))
  return 'bcsToBytes' in value ? { ...fields, text: String(value) } : fields
}

function devWallet(): AptosWallet {
  const [wallet] = [...wallets].filter(({ name }) => name === 'Dev Wallet')
  if (!wallet) throw new Error('Dev Wallet has not registered')
  return wallet
}

const describeError = (error: unknown) => ({
  code: (error as { code: number }).code,
  message: String(error),
})

const page = {
  getNames: () => [...wallets].map(({ name }) => name),
  /** Calls a feature and returns its outcome. */
  async call(feature: string, ...args: unknown[]): Promise<{ response: unknown } | { rejected: unknown }> {
    const method = feature.slice('aptos:'.length)
    const entry = devWallet().features[feature as keyof AptosWallet['features']] as unknown
    try {
      const response = await (entry as Record<string, (...args: unknown[]) => unknown>)[method]?.(...args)
      return { response: toPlainValue(response) }
    } catch (error) {
      return { rejected: describeError(error) }
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

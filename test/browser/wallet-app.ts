import { Aptos, AptosConfig, Network } from '@aptos-labs/ts-sdk'
import { type AptosWallet, getAptosWallets } from '@aptos-labs/wallet-standard'

/** An application on ts-sdk and the Wallet Standard, for the browser tests of the development wallet. */

/** The outcome of a call. SDK values have the field `text`. */
export interface Outcome {
  // biome-ignore lint/suspicious/noExplicitAny: every test knows the type of its response
  readonly response?: any
  readonly rejected?: { code: number; message: string }
}

const events: unknown[] = []

/** Makes a value serializable: an SDK value gets its text. */
function toPlainValue(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(toPlainValue)
  const fields = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlainValue(inner)]))
  return 'bcsToBytes' in value ? { ...fields, text: String(value) } : fields
}

function getFeatures(): AptosWallet['features'] {
  const wallet = getAptosWallets().aptosWallets.find(({ name }) => name === 'Dev Wallet')
  if (!wallet) throw new Error('Dev Wallet has not registered')
  return wallet.features
}

const createClient = () => new Aptos(new AptosConfig({ network: Network.TESTNET }))

const app = {
  getNames: () => getAptosWallets().aptosWallets.map(({ name }) => name),

  /** Calls a feature and returns its outcome. */
  async call(method: string, ...args: unknown[]): Promise<Outcome> {
    const feature = getFeatures()[`aptos:${method}` as keyof AptosWallet['features']] as unknown
    try {
      const response = await (feature as Record<string, (...args: unknown[]) => unknown>)[method]?.(...args)
      return { response: toPlainValue(response) }
    } catch (error) {
      return { rejected: { code: (error as { code: number }).code, message: String(error) } }
    }
  },

  async listen() {
    const features = getFeatures()
    await features['aptos:onAccountChange'].onAccountChange((account) =>
      events.push(toPlainValue({ account })),
    )
    await features['aptos:onNetworkChange'].onNetworkChange((network) =>
      events.push(toPlainValue({ network })),
    )
  },
  getEvents: () => events,

  /** ts-sdk builds and submits, the wallet signs. Returns what ts-sdk finds of the transaction. */
  async transfer() {
    const aptos = createClient()
    const { args } = (await getFeatures()['aptos:connect'].connect(true)) as never as {
      args: { address: string }
    }
    const data = {
      function: '0x1::aptos_account::transfer',
      functionArguments: [`0x${'cafe'.padStart(64, '0')}`, 100],
    } as const
    const transaction = await aptos.transaction.build.simple({
      sender: args.address,
      data: { ...data } as never,
    })
    const signed = (await getFeatures()['aptos:signTransaction'].signTransaction(
      transaction as never,
    )) as never as {
      args: never
    }
    const { hash } = await aptos.transaction.submit.simple({ transaction, senderAuthenticator: signed.args })
    return this.waitFor(hash)
  },
  async waitFor(transactionHash: string) {
    const { success, hash } = await createClient().waitForTransaction({ transactionHash })
    return { success, hash }
  },
}

declare global {
  interface Window {
    app: typeof app
  }
}

Object.assign(window, { app })

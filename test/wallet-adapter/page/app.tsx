import * as adapter from '@aptos-labs/wallet-adapter-react'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toAnswer } from './answer.js'
import { type Outcome, TestWallet, type WalletSetup } from './wallet.js'

type ProviderProps = Partial<Parameters<typeof adapter.AptosWalletAdapterProvider>[0]>
type Context = ReturnType<typeof adapter.useWallet>

/** The registry of the wallet standard, as a wallet sees it. */
interface RegistryApi {
  register(wallet: unknown): () => void
}

/** What the steps act on: one page with a provider, and the wallets that they register. */
export class App {
  /** The hook's value at the last render. */
  current!: Context
  second: Context | undefined
  readonly errors: unknown[] = []
  /** `connected` and `isLoading` of each committed render in which they changed. */
  readonly history: string[] = []
  readonly wallets = new Map<string, TestWallet>()
  readonly #root = createRoot(document.body.appendChild(document.createElement('div')))

  constructor() {
    // A wallet that was there first registers when the library of the page asks for wallets.
    window.addEventListener('wallet-standard:app-ready', ((event: CustomEvent<RegistryApi>) => {
      for (const wallet of this.wallets.values()) wallet.unregister = event.detail.register(wallet.wallet)
    }) as EventListener)
  }

  register(name = 'Alpha', setup: WalletSetup = {}): TestWallet {
    const wallet = new TestWallet(name, setup)
    this.wallets.set(name, wallet)
    const announce = (api: RegistryApi) => {
      wallet.unregister = api.register(wallet.wallet)
    }
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: announce }))
    return wallet
  }

  wallet(name = 'Alpha') {
    return this.wallets.get(name) as TestWallet
  }

  /** Makes the next calls of a feature of Alpha end in this way. */
  answerWith(feature: string, outcome: Outcome) {
    this.wallet().outcomes[feature] = outcome
  }

  connect = (name = 'Alpha') => this.current.connect(name)
  disconnect = () => this.current.disconnect()
  signIn = (walletName = 'Alpha') =>
    this.current.signIn({ walletName, input: { nonce: '12345678' } as never })
  signTransaction = (transactionOrPayload: object, rest: object = {}) =>
    this.current.signTransaction({ transactionOrPayload, ...rest } as never)
  signAndSubmit = (input: object) => this.current.signAndSubmitTransaction(input as never)

  mount(props: ProviderProps = {}, children: ReactNode = null, Wrapper: typeof StrictMode | 'div' = 'div') {
    flushSync(() =>
      this.#root.render(
        <Wrapper>
          <adapter.AptosWalletAdapterProvider
            disableTelemetry
            onError={(error: unknown) => this.errors.push(error)}
            {...props}
          >
            <Probe app={this} />
            <SecondProbe app={this} />
            {children}
          </adapter.AptosWalletAdapterProvider>
        </Wrapper>,
      ),
    )
  }

  unmount() {
    this.#root.unmount()
  }

  /** Mounts the hook outside a provider. */
  mountAlone() {
    flushSync(() => this.#root.render(<Probe app={this} />))
  }

  /** The state that an app can read. */
  snapshot() {
    const { account, network, wallet, wallets, hiddenWallets, notDetectedWallets } = this.current
    return {
      connected: this.current.connected,
      isLoading: this.current.isLoading,
      account: account && {
        address: account.address?.toString(),
        long: account.address?.toStringLong?.(),
        publicKey: String(account.publicKey),
        ansName: toAnswer(account.ansName),
      },
      network: toAnswer(network),
      wallet: wallet?.name ?? null,
      wallets: wallets?.map(({ name, readyState }) => `${name} ${readyState}`),
      hiddenWallets: hiddenWallets?.map(({ name }) => name),
      notDetectedWallets: notDetectedWallets?.map(({ name, readyState }) => `${name} ${readyState}`),
      stored: localStorage.getItem('AptosWalletName'),
    }
  }
}

function Probe({ app }: { app: App }) {
  app.current = adapter.useWallet()
  const { connected, isLoading, account } = app.current
  const line = `${connected} ${isLoading} ${!!account}`
  useEffect(() => {
    if (app.history.at(-1) !== line) app.history.push(line)
  }, [app, line])
  return null
}

function SecondProbe({ app }: { app: App }) {
  app.second = adapter.useWallet()
  return null
}

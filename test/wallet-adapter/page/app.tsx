import * as adapter from '@aptos-labs/wallet-adapter-react'
import { StrictMode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
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
  #root: Root | undefined

  constructor() {
    // A wallet that was there first registers when the library of the page asks for wallets.
    window.addEventListener('wallet-standard:app-ready', ((event: CustomEvent<RegistryApi>) => {
      for (const wallet of this.wallets.values()) wallet.unregister = event.detail.register(wallet.wallet)
    }) as EventListener)
  }

  register(setup: WalletSetup = { name: 'Alpha', seed: 1 }) {
    const wallet = new TestWallet(setup)
    this.wallets.set(setup.name, wallet)
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
  signIn = (walletName = 'Alpha', input: object = { nonce: '12345678' }) =>
    this.current.signIn({ walletName, input: input as never })
  signTransaction = (transactionOrPayload: object, rest: object = {}) =>
    this.current.signTransaction({ transactionOrPayload, ...rest } as never)
  signAndSubmit = (input: object) => this.current.signAndSubmitTransaction(input as never)

  mount(props: ProviderProps = {}, { isStrict = false, children = null as React.ReactNode } = {}) {
    const element = document.createElement('div')
    document.body.append(element)
    this.#root = createRoot(element)
    this.render(props, { isStrict, children })
  }

  render(props: ProviderProps = {}, { isStrict = false, children = null as React.ReactNode } = {}) {
    const Wrapper = isStrict ? StrictMode : 'div'
    flushSync(() =>
      this.#root?.render(
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
    this.#root?.unmount()
  }

  /** Mounts the hook outside a provider. */
  mountAlone() {
    const element = document.createElement('div')
    document.body.append(element)
    this.#root = createRoot(element)
    flushSync(() => this.#root?.render(<Probe app={this} />))
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

  takeErrors() {
    return this.errors.splice(0).map((error) => toAnswer(error))
  }
}

function Probe({ app }: { app: App }) {
  const context = adapter.useWallet()
  app.current = context
  const { connected, isLoading, account } = context
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

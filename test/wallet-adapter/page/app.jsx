import * as adapter from '@aptos-labs/wallet-adapter-react'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describeValue } from './describe-value.js'
import { TestWallet } from './wallet.js'

/** What the steps act on: one page with a provider, and the wallets that they register. */
export class App {
  /** The hook's value at the last render. */
  current
  errors = []
  /** `connected`, `isLoading`, and whether there is an account, in each committed render in which one of them changed. */
  history = []
  wallets = new Map()
  #root = createRoot(document.body.appendChild(document.createElement('div')))

  register(name = 'Alpha', setup = {}) {
    const wallet = new TestWallet(name, setup)
    this.wallets.set(name, wallet)
    const announce = (api) => {
      wallet.unregister = api.register(wallet.standard)
    }
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: announce }))
    window.addEventListener('wallet-standard:app-ready', ({ detail }) => announce(detail))
    return wallet
  }

  wallet(name = 'Alpha') {
    return this.wallets.get(name)
  }

  connect = (name = 'Alpha') => this.current.connect(name)
  disconnect = () => this.current.disconnect()
  signIn = (walletName = 'Alpha', input = { nonce: '12345678' }) => this.current.signIn({ walletName, input })
  signTransaction = (transactionOrPayload, rest = {}) =>
    this.current.signTransaction({ transactionOrPayload, ...rest })
  signAndSubmit = (input) => this.current.signAndSubmitTransaction(input)

  mount(props = {}, children = null, Wrapper = 'div') {
    flushSync(() =>
      this.#root.render(
        <Wrapper>
          <adapter.AptosWalletAdapterProvider
            disableTelemetry
            onError={(error) => this.errors.push(error)}
            {...props}
          >
            <Probe app={this} />
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
    const { connected, isLoading, account, network, wallet } = this.current
    const { wallets, hiddenWallets, notDetectedWallets } = this.current
    return {
      connected,
      isLoading,
      account: describeValue(account),
      ansName: account?.ansName ?? null,
      network: describeValue(network),
      wallet: wallet?.name ?? null,
      wallets: wallets?.map(({ name, readyState }) => `${name} ${readyState}`),
      hiddenWallets: hiddenWallets?.map(({ name }) => name),
      notDetectedWallets: notDetectedWallets?.map(({ name, readyState }) => `${name} ${readyState}`),
      stored: localStorage.getItem('AptosWalletName'),
    }
  }
}

function Probe({ app }) {
  app.current = adapter.useWallet()
  const { connected, isLoading, account } = app.current
  const line = `${connected} ${isLoading} ${!!account}`
  useEffect(() => {
    if (app.history.at(-1) !== line) app.history.push(line)
  }, [app, line])
  return null
}

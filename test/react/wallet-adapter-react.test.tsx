import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react'
import { WalletButton } from 'aptos-wallet-kit/react'
import {
  AptosWalletAdapterProvider,
  handlePublishPackageTransaction,
  isPetraWebWallet,
  type Network,
  useWallet,
  WalletItem,
} from 'aptos-wallet-kit/wallet-adapter-react'
import { type ComponentProps, createRef, Fragment, type ReactNode, StrictMode, useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { announce, methodsOfWallet as prompt } from './support/wallets.js'

configure({ asyncUtilTimeout: 20_000 })

const getPrimaryName = vi.hoisted(() => vi.fn(async () => 'alice'))
const submit = vi.hoisted(() => vi.fn())
vi.mock('@aptos-labs/ts-sdk', () => ({
  AptosConfig: class {},
  Aptos: class {
    ans = { getPrimaryName }
    transaction = {
      build: {
        simple: async () => {
          const bcsToBytes = () => new Uint8Array([2])
          return { rawTransaction: { payload: { bcsToBytes }, bcsToBytes } }
        },
      },
      submit: { simple: submit },
    }
  },
}))

type Hook = ReturnType<typeof useWallet>

const LAZY_NAME = 'Continue with Google'
const STORAGE_KEY = 'AptosWalletName'
const address = `0x${'0123456789abcdef'.repeat(4)}`
const otherAddress = `0x${'fe'.repeat(32)}`
/** Not in the Aptos Names Service, so that no name is looked up. */
const network = { name: 'local', chainId: 4 }

let wallet: ReturnType<typeof announce>
beforeEach(() => {
  localStorage.clear()
  getPrimaryName.mockClear()
  wallet = announce({ name: 'Alpha', prompt, network })
})
afterEach(cleanup)

type Props = Partial<ComponentProps<typeof AptosWalletAdapterProvider>>

function renderWalletHook(props: Props, Wrapper: typeof Fragment = Fragment) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Wrapper>
      <AptosWalletAdapterProvider {...props}>{children}</AptosWalletAdapterProvider>
    </Wrapper>
  )
  return renderHook(useWallet, { wrapper })
}

// The differential test compares all functions with those of the Aptos wallet adapter, in React 19.
describe('useWallet of wallet-adapter-react', () => {
  it('is disconnected outside a provider', () => {
    expect(renderHook(useWallet).result.current.connected).toBe(false)
  })

  it.each([
    ['Fragment', Fragment],
    ['StrictMode', StrictMode],
  ])('connects, follows the wallet, disconnects and reconnects in %s', async (_, Wrapper) => {
    const { result, unmount } = renderWalletHook({ autoConnect: true }, Wrapper)
    await waitFor(() => expect(result.current.wallets).toHaveLength(1))
    await act(async () => result.current.connect('Alpha'))
    const connected = { connected: true, isLoading: false, network, wallet: { name: 'Alpha' } }
    expect(result.current).toMatchObject(connected)
    expect(result.current.account?.address.toString()).toBe(address)
    expect(localStorage.getItem(STORAGE_KEY)).toBe('Alpha')
    act(() => wallet.switchAccount(otherAddress))
    await waitFor(() => expect(result.current.account?.address.toString()).toBe(otherAddress))
    unmount()

    const { result: reloaded } = renderWalletHook({ autoConnect: true }, Wrapper)
    await waitFor(() => expect(reloaded.current.connected).toBe(true))
    expect(wallet.callsOf('connect').at(-1)).toEqual([true])
    await act(async () => reloaded.current.disconnect())
    const disconnected = { connected: false, account: null, network: null, wallet: null }
    expect(reloaded.current).toMatchObject(disconnected)
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull()
  })

  it('leaves the wallet of another tab when its own disconnects, with autoConnect off', async () => {
    const { result } = renderWalletHook({})
    await waitFor(() => expect(result.current.wallets).toHaveLength(1))
    await act(async () => result.current.connect('Alpha'))
    localStorage.setItem(STORAGE_KEY, 'Beta')
    act(() => wallet.switchAccount(null))
    await waitFor(() => expect(result.current.connected).toBe(false))
    expect({ ...localStorage }).toEqual({ [STORAGE_KEY]: 'Beta', 'aptos-wallet-kit.auto-connect': 'true' })
  })
})

describe('signAndSubmitTransaction of wallet-adapter-react', () => {
  const hash = `0x${'ab'.repeat(32)}`
  const mainnet = { name: 'mainnet', chainId: 1 }
  /** The methods of a wallet with which a transaction is sent. For a wallet without the first one, ts-sdk submits. */
  const ways = ['signAndSubmitTransaction', 'signTransaction'] as const

  /** Connects, and sends a transaction, which waits for the approval of the wallet. */
  async function send(method: (typeof ways)[number]) {
    wallet.remove()
    wallet = announce({ name: 'Alpha', prompt, network, extraMethods: [method] })
    submit.mockResolvedValue({ hash })
    const onTransaction = vi.fn()
    const listener = ({ detail }: CustomEventInit) => onTransaction(detail)
    document.addEventListener('wallet-transaction', listener)
    onTestFinished(() => document.removeEventListener('wallet-transaction', listener))
    const { result } = renderWalletHook({})
    await waitFor(() => expect(result.current.wallets).toHaveLength(1))
    await act(async () => result.current.connect('Alpha'))
    const output = result.current
      .signAndSubmitTransaction({ data: { function: '0x1::m::f', functionArguments: [] } })
      .catch((error: unknown) => error)
    await waitFor(() => expect(wallet.waiting()).toBe(1))
    return { output, onTransaction, result }
  }

  it.each(ways)('dispatches wallet-transaction once after an approval of %s', async (method) => {
    const { output, onTransaction } = await send(method)
    expect(onTransaction).not.toHaveBeenCalled()
    wallet.approve(method)
    expect(await output).toMatchObject({ hash })
    const detail = { hash, network, wallet: expect.objectContaining({ name: 'Alpha' }) }
    expect(onTransaction.mock.calls).toEqual([[detail]])
  })

  it.each(ways)('dispatches nothing if the user rejects %s', async (method) => {
    const { output, onTransaction } = await send(method)
    wallet.reject(method)
    expect(await output).toBe('User has rejected the request')
    expect(onTransaction).not.toHaveBeenCalled()
  })

  it('dispatches nothing if a submitter returns what is not a hash', async () => {
    const { output, onTransaction } = await send('signTransaction')
    submit.mockResolvedValue({ hash: 'queued' })
    wallet.approve('signTransaction')
    expect(await output).toEqual({ hash: 'queued' })
    expect(onTransaction).not.toHaveBeenCalled()
  })

  it.each([
    ['signAndSubmitTransaction', 'of the wallet, which submits', mainnet],
    ['signTransaction', 'to which ts-sdk submits', network],
  ] as const)('names after a switch during %s the network %s', async (method, _, expected) => {
    const { output, onTransaction, result } = await send(method)
    act(() => wallet.switchNetwork(mainnet))
    await waitFor(() => expect(result.current.network).toEqual(mainnet))
    wallet.approve(method)
    await output
    expect(onTransaction.mock.calls).toMatchObject([[{ network: expected }]])
  })
})

describe('handlePublishPackageTransaction', () => {
  it.each(['0x010', '0x0g', '0x'])('throws for %s, which is not a number of bytes in hexadecimal', (text) => {
    const data = { function: '0x1::code::publish_package_txn' as const, functionArguments: [text, []] }
    expect(() => handlePublishPackageTransaction({ data })).toThrow(text)
  })
})

describe('AptosWalletAdapterProvider', () => {
  it('keeps its lists of wallets while optInWallets and hideWallets are new arrays of the same names', async () => {
    announce({ name: 'Petra', prompt })
    announce({ name: 'Nightly', prompt })
    const wrapper = ({ children }: { children: ReactNode }) => (
      <AptosWalletAdapterProvider optInWallets={['Petra', 'Nightly']} hideWallets={['Petra']}>
        {children}
      </AptosWalletAdapterProvider>
    )
    const { result, rerender } = renderHook(useWallet, { wrapper })
    const getNames = (key: 'wallets' | 'hiddenWallets') => result.current[key].map(({ name }) => name)
    await waitFor(() =>
      expect([getNames('wallets'), getNames('hiddenWallets')]).toEqual([['Nightly'], ['Petra']]),
    )
    const { wallets, hiddenWallets, notDetectedWallets } = result.current
    rerender()
    expect(result.current.wallets).toBe(wallets)
    expect(result.current.hiddenWallets).toBe(hiddenWallets)
    expect(result.current.notDetectedWallets).toBe(notDetectedWallets)
  })

  it('looks up the name of an account once, even if dappConfig is a new object at each render', async () => {
    wallet.remove()
    announce({ name: 'Alpha', prompt, network: { name: 'testnet', chainId: 2 } })
    const wrapper = ({ children }: { children: ReactNode }) => (
      <AptosWalletAdapterProvider dappConfig={{ network: 'testnet' as Network }}>
        {children}
      </AptosWalletAdapterProvider>
    )
    const { result, rerender } = renderHook(useWallet, { wrapper })
    await waitFor(() => expect(result.current.wallets).toHaveLength(1))
    await act(async () => result.current.connect('Alpha'))
    await waitFor(() => expect(result.current.account?.ansName).toBe('alice'))
    await act(async () => rerender())
    expect(getPrimaryName).toHaveBeenCalledTimes(1)
  })

  it('lists wallets by its options, and passes errors to onError as text', async () => {
    announce({ name: 'Petra', prompt })
    const onError = vi.fn()
    const autoConnect = vi.fn(async () => false)
    localStorage.setItem(STORAGE_KEY, 'Alpha')
    wallet.remove()
    wallet = announce({ name: 'Alpha', prompt: prompt.slice(1), network })
    const { result } = renderWalletHook({ autoConnect, onError, hideWallets: ['Petra'] })
    await waitFor(() => expect(result.current.hiddenWallets.map(({ name }) => name)).toEqual(['Petra']))
    expect(result.current.wallets.map(({ name }) => name)).toEqual(['Alpha'])
    expect(result.current.notDetectedWallets.map(({ name }) => name)).toContain('Nightly')
    await waitFor(() => expect(autoConnect).toHaveBeenCalledTimes(1))
    await act(async () => {
      const attempt = Promise.resolve(result.current.connect('Alpha'))
      wallet.reject('connect')
      const reason: unknown = await attempt.catch((error) => error)
      expect(reason).toEqual(expect.any(String))
      expect(onError.mock.calls).toEqual([[reason]])
    })
  })

  it('is loading until the autoConnect function has settled, and the wallet is connected', async () => {
    localStorage.setItem(STORAGE_KEY, 'Alpha')
    const states: string[] = []
    const Page = () => {
      const { connected, isLoading } = useWallet()
      useEffect(() => void states.push(`${connected} ${isLoading}`), [connected, isLoading])
      return null
    }
    let decide: (isAllowed: boolean) => void = () => {}
    const decision = new Promise<boolean>((resolve) => {
      decide = resolve
    })
    const autoConnect = vi.fn(() => decision)
    render(
      <AptosWalletAdapterProvider autoConnect={autoConnect}>
        <Page />
      </AptosWalletAdapterProvider>,
    )
    await waitFor(() => expect(autoConnect).toHaveBeenCalledTimes(1))
    expect(states).toEqual(['false true'])
    await act(async () => decide(true))
    await waitFor(() => expect(states.at(-1)).toBe('true false'))
    expect(states).not.toContain('false false')
  })

  it.each([
    ['without autoConnect', {}],
    ['with a function that returns false', { autoConnect: async () => false }],
  ])('connects no wallet on load in the browser of a wallet %s', async (_, props) => {
    const userAgent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android')
    onTestFinished(() => userAgent.mockRestore())
    localStorage.setItem(STORAGE_KEY, 'Alpha')
    const { result } = renderWalletHook(props)
    await waitFor(() => expect(result.current).toMatchObject({ isLoading: false, connected: false }))
    expect(wallet.callsOf('connect')).toEqual([])
    expect(localStorage.getItem(STORAGE_KEY)).toBe('Alpha')
  })

  it('does not reconnect if an autoConnect function rejects', async () => {
    localStorage.setItem(STORAGE_KEY, 'Alpha')
    const onError = vi.fn(() => true)
    const { result } = renderWalletHook({ onError, autoConnect: async () => Promise.reject('refused') })
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    expect(onError.mock.calls).toEqual([['refused']])
    expect(wallet.callsOf('connect')).toEqual([])
  })

  it('passes the current session to an autoConnect function, and its error to onError', async () => {
    localStorage.setItem(STORAGE_KEY, 'Alpha')
    const failure = new Error('The function failed')
    const seen: unknown[] = []
    const onError = vi.fn(() => true)
    const { result } = renderWalletHook({
      onError,
      async autoConnect(core, { name }) {
        seen.push(core.isConnected(), core.account)
        await core.connect(name)
        seen.push(core.isConnected(), core.wallet?.name, core.network)
        await core.connect(name).catch((error) => seen.push(error))
        throw failure
      },
    })
    await waitFor(() => expect(onError.mock.calls).toEqual([[failure]]))
    expect(seen).toEqual([false, null, true, 'Alpha', network, 'Alpha wallet is already connected'])
    await waitFor(() => expect(result.current).toMatchObject({ connected: true, isLoading: false }))
    expect(wallet.callsOf('connect')).toHaveLength(1)
  })

  it.each([
    ['connect', (wallet: Hook) => wallet.connect(LAZY_NAME)],
    ['signIn', (wallet: Hook) => wallet.signIn({ walletName: LAZY_NAME, input: { nonce: '1' } })],
  ] as const)('lists a lazy wallet, and loads it for %s', async (_, call) => {
    wallet.remove()
    const load = vi.fn(async () => {
      wallet = announce({ name: LAZY_NAME, extraMethods: ['signIn'], prompt: [...prompt, 'signIn'] })
    })
    const { result } = renderWalletHook({
      lazyWallets: [{ name: LAZY_NAME, icon: 'data:image/png,AAAA', load }],
    })
    const getWallets = () => result.current.wallets
    await waitFor(() => expect(getWallets().filter((each) => isPetraWebWallet(each))).toHaveLength(1))
    expect(load).not.toHaveBeenCalled()
    await act(async () => void (await call(result.current)))
    expect(result.current).toMatchObject({ connected: true, wallet: { name: LAZY_NAME } })
    expect(load).toHaveBeenCalledTimes(1)
    const features = { 'aptos:connect': expect.anything() }
    expect(getWallets()).toMatchObject([{ name: LAZY_NAME, features }])
  })

  it('passes the error of the silent connection after a sign-in to onError once', async () => {
    wallet.remove()
    wallet = announce({ name: 'Alpha', extraMethods: ['signIn'], prompt: [...prompt.slice(1), 'signIn'] })
    const onError = vi.fn()
    const { result } = renderWalletHook({ onError })
    await waitFor(() => expect(result.current.wallets).toHaveLength(1))
    await act(async () => {
      const attempt = result.current.signIn({ walletName: 'Alpha', input: { nonce: '1' } })
      await vi.waitFor(() => wallet.fail('The wallet is locked', 'connect'))
      await expect(attempt).rejects.toBe('The wallet is locked')
    })
    expect(onError.mock.calls).toEqual([['The wallet is locked']])
  })

  it('renders on a server', () => {
    const Page = () => <p>{String(useWallet().connected)}</p>
    const html = renderToString(
      <AptosWalletAdapterProvider autoConnect>
        <Page />
      </AptosWalletAdapterProvider>,
    )
    expect(html).toContain('<p>false</p>')
  })

  it("shares its connection with the kit's button", async () => {
    const Page = () =>
      useWallet().wallets.map((each) => (
        <WalletItem key={each.name} wallet={each}>
          <WalletItem.ConnectButton />
        </WalletItem>
      ))
    render(
      <AptosWalletAdapterProvider>
        <Page />
        <WalletButton data-testid="kit" />
      </AptosWalletAdapterProvider>,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Connect' }))
    const getButton = () => screen.getByTestId('kit').shadowRoot?.querySelector('button')
    await waitFor(() => expect(getButton()?.textContent).toContain('0x0123...cdef'))
  })
})

describe('WalletItem', () => {
  it('renders its default content in a child element without content', async () => {
    const name = createRef<HTMLDivElement>()
    const Page = () =>
      useWallet().wallets.map((each) => (
        <WalletItem key={each.name} wallet={each}>
          <WalletItem.Name asChild className="name" ref={name}>
            <b className="own" />
          </WalletItem.Name>
        </WalletItem>
      ))
    render(
      <AptosWalletAdapterProvider>
        <Page />
      </AptosWalletAdapterProvider>,
    )
    const element = await screen.findByText('Alpha')
    expect(element.className).toBe('name own')
    expect(name.current).toBe(element)
  })
})

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
  type AptosWalletProviderProps,
  isPetraWebWallet,
  useWallet,
  WalletItem,
} from 'aptos-wallet-kit/wallet-adapter-react'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce } from './support/wallets.js'

configure({ asyncUtilTimeout: 20_000 })

type Hook = ReturnType<typeof useWallet>

const LAZY_NAME = 'Continue with Google'
const STORAGE_KEY = 'AptosWalletName'
const address = `0x${'0123456789abcdef'.repeat(4)}`
/** The methods that the wallet answers without the test. */
const prompt = [
  'connect',
  'account',
  'network',
  'onAccountChange',
  'onNetworkChange',
  'disconnect',
  'signMessage',
]
/** Not in the Aptos Names Service, so that no name is looked up. */
const network = { name: 'local', chainId: 4 }

const removers: (() => void)[] = []

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  for (const remove of removers.splice(0)) remove()
})

function install(setup: Partial<Parameters<typeof announce>[0]> = {}) {
  const wallet = announce({ name: 'Alpha', prompt, network, ...setup })
  removers.push(wallet.remove)
  return wallet
}

/** Renders the hook in a provider, and waits until it lists the wallets. */
async function renderHookInProvider(props: Partial<AptosWalletProviderProps> = {}, isStrict = false) {
  const Wrapper = isStrict ? StrictMode : 'div'
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Wrapper>
      <AptosWalletAdapterProvider {...props}>{children}</AptosWalletAdapterProvider>
    </Wrapper>
  )
  const { result, unmount } = renderHook(useWallet, { wrapper })
  await waitFor(() =>
    expect(result.current.wallets.length + result.current.hiddenWallets.length).toBeGreaterThan(0),
  )
  return { result, unmount }
}

describe('useWallet of wallet-adapter-react', () => {
  it('is disconnected outside a provider', () => {
    expect(renderHook(useWallet).result.current.connected).toBe(false)
  })

  it.each([false, true])(
    "returns the wallet's own account after connecting (StrictMode: %s)",
    async (isStrict) => {
      install()
      const { result } = await renderHookInProvider({}, isStrict)
      await act(async () => result.current.connect('Alpha'))
      expect(result.current).toMatchObject({
        connected: true,
        isLoading: false,
        network,
        wallet: { name: 'Alpha' },
      })
      expect(result.current.account?.address.toString()).toBe(address)
      expect(localStorage.getItem(STORAGE_KEY)).toBe('Alpha')
    },
  )

  it('rejects with text and calls onError if the user rejects', async () => {
    const wallet = install({ prompt: prompt.filter((method) => method !== 'connect') })
    const onError = vi.fn()
    const { result } = await renderHookInProvider({ onError })
    await act(async () => {
      const attempt = Promise.resolve(result.current.connect('Alpha'))
      wallet.reject('connect')
      await expect(attempt).rejects.toBe('User has rejected the request')
    })
    expect(onError.mock.calls).toEqual([['User has rejected the request']])
  })

  it("rejects with the wallet's message if the wallet fails", async () => {
    const wallet = install({ prompt: prompt.filter((method) => method !== 'signMessage') })
    const { result } = await renderHookInProvider()
    await act(async () => result.current.connect('Alpha'))
    const request = result.current.signMessage({ message: 'm', nonce: '1' })
    wallet.fail(new Error('The wallet is locked'), 'signMessage')
    await expect(request).rejects.toBe('The wallet is locked')
  })

  it('resolves undefined for an unknown wallet', async () => {
    install()
    const { result } = await renderHookInProvider()
    await expect(result.current.connect('Nobody')).resolves.toBeUndefined()
  })

  it('lists only wallets with all required features, and each in its list', async () => {
    install()
    install({ name: 'No sign', versions: { signTransaction: null } })
    install({ name: 'Petra' })
    const { result } = await renderHookInProvider({ hideWallets: ['Petra'] })
    await waitFor(() => expect(result.current.hiddenWallets.map(({ name }) => name)).toEqual(['Petra']))
    expect(result.current.wallets.map(({ name }) => name)).toEqual(['Alpha'])
    expect(result.current.notDetectedWallets.map(({ name }) => name)).not.toContain('Petra')
    expect(result.current.notDetectedWallets.map(({ name }) => name)).toContain('Nightly')
  })

  it.each([
    ['connect', (wallet: Hook) => wallet.connect(LAZY_NAME)],
    ['signIn', (wallet: Hook) => wallet.signIn({ walletName: LAZY_NAME, input: { nonce: '1' } })],
  ] as const)('lists a lazy wallet, and loads it for %s', async (_, call) => {
    const setup = { name: LAZY_NAME, versions: { signIn: '1.0.0' }, prompt: [...prompt, 'signIn'] }
    const load = vi.fn(async () => void install(setup))
    const lazyWallets = [{ name: LAZY_NAME, icon: 'data:image/png,AAAA', load }]
    const { result } = await renderHookInProvider({ lazyWallets })
    expect(result.current.wallets.filter((wallet) => isPetraWebWallet(wallet))).toHaveLength(1)
    expect(load).not.toHaveBeenCalled()
    await act(async () => void (await call(result.current)))
    expect(result.current).toMatchObject({ connected: true, wallet: { name: LAZY_NAME } })
    expect(load).toHaveBeenCalledTimes(1)
    expect(result.current.wallets.map(({ name, features }) => [name, 'aptos:connect' in features])).toEqual([
      [LAZY_NAME, true],
    ])
  })

  it('reconnects the wallet that the adapter stored, without a prompt', async () => {
    localStorage.setItem(STORAGE_KEY, 'Alpha')
    const wallet = install()
    const { result } = await renderHookInProvider({ autoConnect: true })
    await waitFor(() => expect(result.current.connected).toBe(true))
    expect(wallet.callsOf('connect')).toEqual([[true]])
  })

  it('does not reconnect without autoConnect', async () => {
    localStorage.setItem(STORAGE_KEY, 'Alpha')
    const wallet = install()
    const { result } = await renderHookInProvider()
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    expect(wallet.callsOf('connect')).toEqual([])
    expect(localStorage.getItem(STORAGE_KEY)).toBe('Alpha')
  })

  it.each([true, false])('asks an autoConnect function, which returns %s', async (isAllowed) => {
    localStorage.setItem(STORAGE_KEY, 'Alpha')
    install()
    const autoConnect = vi.fn(async () => isAllowed)
    const { result } = await renderHookInProvider({ autoConnect })
    await waitFor(() => expect(autoConnect).toHaveBeenCalledTimes(1))
    if (isAllowed) await waitFor(() => expect(result.current.connected).toBe(true))
    else expect(result.current.connected).toBe(false)
  })

  it('forgets the wallet after a disconnect', async () => {
    install()
    const { result } = await renderHookInProvider()
    await act(async () => result.current.connect('Alpha'))
    await act(async () => result.current.disconnect())
    expect(result.current).toMatchObject({ connected: false, account: null, network: null, wallet: null })
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull()
  })

  it('follows the account and the network of the wallet', async () => {
    const wallet = install()
    const { result } = await renderHookInProvider()
    await act(async () => result.current.connect('Alpha'))
    const other = `0x${'fe'.repeat(32)}`
    act(() => wallet.switchAccount(other))
    await waitFor(() => expect(result.current.account?.address.toString()).toBe(other))
    act(() => wallet.switchNetwork({ name: 'custom', chainId: 77 }))
    await waitFor(() => expect(result.current.network).toEqual({ name: 'custom', chainId: 77 }))
  })
})

describe('AptosWalletAdapterProvider', () => {
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
    install()
    const Page = () => {
      const { wallets } = useWallet()
      return wallets.map((wallet) => (
        <WalletItem key={wallet.name} wallet={wallet}>
          <WalletItem.ConnectButton />
        </WalletItem>
      ))
    }
    render(
      <AptosWalletAdapterProvider>
        <Page />
        <WalletButton data-testid="kit" />
      </AptosWalletAdapterProvider>,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Connect' }))
    const button = () => screen.getByTestId('kit').shadowRoot?.querySelector('button')
    await waitFor(() => expect(button()?.textContent).toContain('0x0123...cdef'))
  })
})

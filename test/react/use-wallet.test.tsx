import { act, cleanup, configure, render, renderHook, waitFor } from '@testing-library/react'
import { AptosWalletProvider, useWallet, WalletKitError } from 'aptos-wallet-kit/react'
import { type ReactNode, StrictMode, version } from 'react'
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { announce } from './support/wallets.js'

// A busy machine takes its time to draw.
configure({ asyncUtilTimeout: 20_000 })

const address = `0x${'0123456789abcdef'.repeat(4)}`
const prompt = [
  'connect',
  'account',
  'network',
  'onAccountChange',
  'onNetworkChange',
  'disconnect',
  'signMessage',
]

let remove = () => {}
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  remove()
  remove = () => {}
})

function install(setup: Partial<Parameters<typeof announce>[0]> = {}) {
  const wallet = announce({ name: 'Petra', prompt, ...setup })
  remove = wallet.remove
  return wallet
}

const inProvider = ({ children }: { children: ReactNode }) => (
  <AptosWalletProvider options={{ autoConnect: false }}>{children}</AptosWalletProvider>
)

test('runs on the React version of its project', ({ task }) => {
  expect(`react-${version.split('.')[0]}`).toBe(task.file.projectName)
})

test('returns every field of the wallet store before anything happens', () => {
  const { result } = renderHook(useWallet, { wrapper: inProvider })
  expect(result.current).toMatchObject({
    status: 'disconnected',
    wallet: null,
    installed_wallets: [],
    address: '',
    publicKey: '',
    ansName: null,
    network: '',
    chainId: null,
    url: '',
    isAutoConnectEnabled: true,
    isConnected: false,
  })
})

test('connects, updates the store, signs, and resets the store', async () => {
  install()
  const { result } = renderHook(useWallet, { wrapper: inProvider })
  await waitFor(() => expect(result.current.installed_wallets).toHaveLength(1))

  await act(async () => {
    expect(await result.current.connect('Petra')).toMatchObject({ status: 'Approved', args: { address } })
  })
  expect(result.current).toMatchObject({
    status: 'connected',
    isConnected: true,
    address,
    network: 'testnet',
  })
  const answer = result.current.signMessage({ message: 'm', nonce: '1' })
  await expect(answer).resolves.toMatchObject({ status: 'Approved' })

  await act(() => result.current.disconnect())
  expect(result.current).toMatchObject({ status: 'disconnected', isConnected: false, address: '' })
})

test('returns the same functions at every render, and the same object while nothing changes', async () => {
  install()
  const { result, rerender } = renderHook(useWallet, { wrapper: inProvider })
  await waitFor(() => expect(result.current.installed_wallets).toHaveLength(1))
  const before = result.current
  rerender()
  expect(result.current).toBe(before)

  await act(() => result.current.connect('Petra'))
  expect(result.current).not.toBe(before)
  expect(result.current.signMessage).toBe(before.signMessage)
})

test('connects the preferred wallet automatically, once, also in StrictMode', async () => {
  const wallet = install()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <AptosWalletProvider options={{ preferredWallet: 'Petra' }}>{children}</AptosWalletProvider>
    </StrictMode>
  )
  const { result } = renderHook(useWallet, { wrapper })
  await waitFor(() => expect(result.current.isConnected).toBe(true))
  expect(wallet.calls.filter(([method]) => method === 'connect')).toHaveLength(1)
})

test('calls a listener until it is removed', async () => {
  install()
  const { result } = renderHook(useWallet, { wrapper: inProvider })
  const connected = vi.fn()
  const stop = result.current.on('wallet-connected', (event) => connected(event.detail.address))
  await act(() => result.current.connect('Petra'))
  expect(connected.mock.calls).toEqual([[address]])

  stop()
  await act(() => result.current.connect('Petra'))
  expect(connected).toHaveBeenCalledOnce()
})

test('rejects with the exported error class', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { result } = renderHook(useWallet, { wrapper: inProvider })
  const error = await result.current.connect('Nobody').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(WalletKitError)
  expect(error).toMatchObject({ reason: 'WALLET_NOT_FOUND', message: 'Wallet not found: Nobody' })
})

test('throws an error with a solution if there is no provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Lonely = () => <p>{useWallet().address}</p>
  expect(() => render(<Lonely />)).toThrow('Wrap your application in one provider')
})

test('has the documented types', () => {
  type Hook = ReturnType<typeof useWallet>
  expectTypeOf<Hook['address']>().toEqualTypeOf<string>()
  expectTypeOf<Hook['isConnected']>().toEqualTypeOf<boolean>()
  expectTypeOf<Hook>().not.toHaveProperty('start')
  // @ts-expect-error -- an option that does not exist
  const wrong = <AptosWalletProvider options={{ walet: 'Petra' }} />
  expect(wrong).toBeDefined()
})

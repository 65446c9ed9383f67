import { act, cleanup, configure, render, renderHook, waitFor } from '@testing-library/react'
import { AptosWalletProvider, useWallet, WalletKitError } from 'aptos-wallet-kit/react'
import { type ReactNode, StrictMode, version } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce, methodsOfWallet as prompt } from './support/wallets.js'

configure({ asyncUtilTimeout: 20_000 })

const address = `0x${'0123456789abcdef'.repeat(4)}`

let wallet: ReturnType<typeof announce>
beforeEach(() => {
  localStorage.clear()
  wallet = announce({ name: 'Petra', prompt })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function renderWalletHook(options: object = { autoConnect: false }) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <AptosWalletProvider options={options}>{children}</AptosWalletProvider>
    </StrictMode>
  )
  return renderHook(useWallet, { wrapper })
}

it('React has the version of the project', ({ task }) => {
  expect(`react-${version.split('.')[0]}`).toBe(task.file.projectName)
})

describe('useWallet', () => {
  it('connects the preferred wallet once, signs, and has no account after it disconnects', async () => {
    const { result } = renderWalletHook({ preferredWallet: 'Petra' })
    const connected = { status: 'connected', isConnected: true, address, network: 'testnet' }
    await waitFor(() => expect(result.current).toMatchObject(connected))
    expect(wallet.callsOf('connect')).toHaveLength(1)
    const response = result.current.signMessage({ message: 'm', nonce: '1' })
    await expect(response).resolves.toMatchObject({ status: 'Approved' })
    await act(() => result.current.disconnect())
    expect(result.current).toMatchObject({ status: 'disconnected', isConnected: false, address: '' })
  })

  it('returns the same functions at every render, and the same object while nothing changes', async () => {
    const { result, rerender } = renderWalletHook()
    const before = result.current
    rerender()
    expect(result.current).toBe(before)
    await act(() => result.current.connect('Petra'))
    expect(result.current).not.toBe(before)
    expect(result.current.signMessage).toBe(before.signMessage)
  })

  it('rejects with the exported error class', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { result } = renderWalletHook()
    const error = await result.current.connect('Nobody').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(WalletKitError)
    expect(error).toMatchObject({ reason: 'WALLET_NOT_FOUND', message: expect.stringContaining('Nobody') })
  })

  it('hydrates a list of wallets, some of which only the browser has', async () => {
    const List = () => useWallet().installed_wallets.map(({ name }) => <p key={name}>{name}</p>)
    const renderApp = (names: string[]) => {
      const lazyWallets = names.map((name) => ({ name, icon: '', load: async () => {} }))
      return (
        <AptosWalletProvider options={{ lazyWallets }}>
          <List />
        </AptosWalletProvider>
      )
    }
    const container = document.createElement('div')
    container.innerHTML = renderToString(renderApp([]))
    const onRecoverableError = vi.fn()
    const root = await act(async () =>
      hydrateRoot(container, renderApp(['MetaMask (Ethereum)']), { onRecoverableError }),
    )
    expect(container.textContent).toContain('MetaMask (Ethereum)')
    expect(onRecoverableError).not.toHaveBeenCalled()
    await act(async () => root.unmount())
  })

  it('throws an error that names the provider if there is none', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Lonely = () => <p>{useWallet().address}</p>
    expect(() => render(<Lonely />)).toThrow('<AptosWalletProvider>')
  })
})

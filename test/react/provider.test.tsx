import { act, cleanup, configure, fireEvent, render, waitFor } from '@testing-library/react'
import { AptosWalletProvider, type UiOptions, useWallet, WalletButton } from 'aptos-wallet-kit/react'
import * as React from 'react'
import { StrictMode, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isModalShown, modal, modalButton, shadowRoots, walletButton } from './support/shadow.js'
import { announce } from './support/wallets.js'

// A busy machine takes its time to draw.
configure({ asyncUtilTimeout: 20_000 })

let remove = () => {}
let complaints: unknown[] = []
beforeEach(() => {
  localStorage.clear()
  complaints = []
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => complaints.push(words))
})
afterEach(() => {
  cleanup()
  remove()
  remove = () => {}
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})

function install() {
  const wallet = announce({ name: 'Petra' })
  remove = wallet.remove
  return wallet
}

const App = ({ options }: { options?: UiOptions }) => (
  <AptosWalletProvider options={options}>
    <WalletButton className="mine" />
  </AptosWalletProvider>
)

const openModal = async () => {
  await act(async () => walletButton().click())
  await waitFor(() => expect(isModalShown()).toBe(true))
}

test('renders the button in a shadow root, without the fallback next to it', () => {
  const { container } = render(<App />)
  expect(walletButton().textContent).toBe('Wallet Connect')
  expect(container.querySelector('.mine')?.textContent).toBe('')
})

test('connects through the modal, and closes it', async () => {
  const wallet = install()
  render(<App options={{ autoConnect: false }} />)
  await openModal()
  await act(async () => modalButton('Petra').click())
  await waitFor(() => expect(modal()?.textContent).toContain('Connecting to Petra...'))
  await act(async () => wallet.approve('connect'))
  await waitFor(() => expect(isModalShown()).toBe(false))
  await waitFor(() => expect(walletButton().textContent).toBe('0x0123...cdef'))
})

test('dispatches events from the button, which bubble through the application', async () => {
  install()
  const { container } = render(<App options={{ autoConnect: false }} />)
  const heard = vi.fn()
  container.addEventListener('wallet-item-click', (event) => heard((event as CustomEvent).detail))
  await openModal()
  await act(async () => modalButton('Petra').click())
  expect(heard.mock.calls).toEqual([[{ name: 'Petra' }]])
})

test('connects for a component that calls connect() on mount', async () => {
  const wallet = install()
  const connecting = vi.fn()
  const Asking = () => {
    const { connect } = useWallet()
    React.useEffect(() => void connect('Petra').then(connecting), [connect])
    return null
  }
  render(
    <AptosWalletProvider options={{ autoConnect: false }}>
      <Asking />
    </AptosWalletProvider>,
  )
  await act(async () => wallet.approve('connect'))
  await waitFor(() => expect(connecting.mock.calls[0]).toMatchObject([{ status: 'Approved' }]))
})

test('opens the modal for a component that opens it on mount', async () => {
  const Opening = () => {
    const { open } = useWallet()
    React.useEffect(open, [open])
    return null
  }
  render(
    <AptosWalletProvider>
      <Opening />
    </AptosWalletProvider>,
  )
  await waitFor(() => expect(isModalShown()).toBe(true))
})

test('adds no modal to the page before it opens', async () => {
  render(<App />)
  expect(shadowRoots()).toHaveLength(1)
  await openModal()
  expect(shadowRoots()).toHaveLength(2)
})

test('applies changed options, and the default of a removed one', async () => {
  const strings = { button: 'Cüzdan Bağla' }
  const { rerender, container } = render(<App options={{ theme: 'dark', locale: 'tr', strings }} />)
  const host = container.querySelector<HTMLElement>('.mine')
  await waitFor(() => expect(walletButton().textContent).toBe('Cüzdan Bağla'))
  expect(host?.style.colorScheme).toBe('dark')
  expect(host?.lang).toBe('tr')

  rerender(<App options={{ locale: 'ar' }} />)
  await waitFor(() => expect(walletButton().textContent).toBe('Wallet Connect'))
  expect(host?.style.colorScheme).toBe('')
  expect(host?.dir).toBe('rtl')
})

test('applies changed options to the open modal', async () => {
  const { rerender } = render(<App options={{ theme: 'dark', locale: 'tr' }} />)
  await openModal()
  const { host } = (modal() as HTMLElement).getRootNode() as ShadowRoot & { host: HTMLElement }
  expect([host.style.colorScheme, host.lang, host.dir]).toEqual(['dark', 'tr', 'ltr'])
  rerender(<App options={{ locale: 'ar' }} />)
  await waitFor(() => expect([host.style.colorScheme, host.lang, host.dir]).toEqual(['', 'ar', 'rtl']))
})

test('does not re-render for equal options', async () => {
  const draws = vi.fn()
  const Counted = () => {
    useWallet()
    draws()
    return null
  }
  const app = () => (
    <AptosWalletProvider options={{ theme: 'dark' }}>
      <Counted />
    </AptosWalletProvider>
  )
  const { rerender } = render(app())
  await act(async () => {})
  const before = draws.mock.calls.length
  rerender(app())
  await act(async () => {})
  expect(draws.mock.calls.length).toBe(before + 1)
})

test('adds the modal again after the page removed it', async () => {
  render(<App />)
  await openModal()
  const { host } = (modal() as HTMLDialogElement).getRootNode() as ShadowRoot
  await act(async () => modalButton('Close').click())
  host.remove()
  await openModal()
  expect(host.isConnected).toBe(true)
})

test.each([
  ['once', false],
  ['twice, as StrictMode does', true],
])('leaves no listener and no element behind when mounted %s', async (_how, isStrict) => {
  const listeners = countListeners()
  const tree = isStrict ? (
    <StrictMode>
      <App />
    </StrictMode>
  ) : (
    <App />
  )
  const before = listeners()
  const { unmount } = render(tree)
  await openModal()
  expect(listeners()).toBeGreaterThan(before)
  unmount()
  expect(listeners()).toBe(before)
  expect(shadowRoots()).toEqual([])
  expect(document.body.querySelector('dialog, [lang]')).toBeNull()
})

/** React 18 has no Activity. */
const hasActivity = 'Activity' in React
const Page = ({ mode }: { mode: 'visible' | 'hidden' }) => (
  <React.Activity mode={mode}>
    <App />
  </React.Activity>
)

test.runIf(hasActivity)('renders the button again after React has hidden and shown it', async () => {
  const { rerender } = render(<Page mode="visible" />)
  await act(async () => rerender(<Page mode="hidden" />))
  await act(async () => rerender(<Page mode="visible" />))
  expect(walletButton().textContent).toBe('Wallet Connect')
})

// It would block the page, and nobody would see it.
test.runIf(hasActivity)('closes the modal when React hides it', async () => {
  const { rerender } = render(<Page mode="visible" />)
  await openModal()
  expect(modal()?.open).toBe(true)
  await act(async () => rerender(<Page mode="hidden" />))
  expect(modal()?.open).toBe(false)
  await act(async () => rerender(<Page mode="visible" />))
  expect(modal()?.open).toBe(false)
  await openModal()
  expect(modal()?.open).toBe(true)
})

test.runIf(hasActivity)('calls no wallet before React shows it', async () => {
  const petra = install()
  const Page = ({ mode }: { mode: 'visible' | 'hidden' }) => (
    <React.Activity mode={mode}>
      <App options={{ preferredWallet: 'Petra' }} />
    </React.Activity>
  )
  const { rerender } = render(<Page mode="hidden" />)
  // Wallets are asked for and read in tasks of their own.
  for (let task = 0; task < 5; task++) await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(petra.calls).toEqual([])
  await act(async () => rerender(<Page mode="visible" />))
  await waitFor(() => expect(petra.calls).toEqual([['connect', false]]))
})

test('settles connect() of a component after the provider was unmounted', async () => {
  let ask: ReturnType<typeof useWallet>['connect'] | undefined
  const Keeping = () => {
    ask = useWallet().connect
    return null
  }
  const { unmount } = render(
    <AptosWalletProvider>
      <Keeping />
    </AptosWalletProvider>,
  )
  unmount()
  await expect(ask?.()).resolves.toEqual({ status: 'Rejected' })
})

test('has changed options before an effect connects', async () => {
  const petra = install()
  const other = announce({ name: 'Other' })
  const Connecting = ({ to }: { to: string }) => {
    const { connect } = useWallet()
    useEffect(() => void (to && connect().catch(() => {})), [to, connect])
    return null
  }
  const Page = ({ to }: { to: string }) => (
    <AptosWalletProvider options={{ autoConnect: false, preferredWallet: to || 'Petra' }}>
      <Connecting to={to} />
    </AptosWalletProvider>
  )
  const { rerender, unmount } = render(<Page to="" />)
  await act(async () => rerender(<Page to="Other" />))
  expect([petra.calls, other.calls]).toEqual([[], [['connect', false]]])
  unmount() // A wallet that is removed during an attempt would be logged.
  other.remove()
})

test('cancels the attempt when it is unmounted', async () => {
  install()
  let outcome: Promise<unknown> | undefined
  const Connecting = () => {
    const { connect } = useWallet()
    return (
      <button type="button" onClick={() => (outcome = connect('Petra').catch((error) => error.reason))}>
        Go
      </button>
    )
  }
  const { getByText, unmount } = render(
    <AptosWalletProvider options={{ autoConnect: false }}>
      <Connecting />
    </AptosWalletProvider>,
  )
  await act(async () => {})
  fireEvent.click(getByText('Go'))
  unmount()
  await expect(outcome).resolves.toBe('CANCELLED')
})

/** Counts the listeners of the window and the document that React did not put there. */
function countListeners(): () => number {
  let count = 0
  for (const target of [window, document] as EventTarget[]) {
    const kept = new Map<string, Set<unknown>>()
    const { addEventListener, removeEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation(function (
      this: EventTarget,
      type,
      listener,
      options,
    ) {
      if (!/^(wallet-standard|storage|pageshow|visibilitychange)/.test(type)) {
        return addEventListener.call(target, type, listener, options)
      }
      const { signal } = typeof options === 'object' ? options : {}
      if (signal?.aborted) return // The DOM adds none either.
      const set = kept.get(type) ?? kept.set(type, new Set()).get(type)
      if (!set?.has(listener)) count++
      set?.add(listener)
      signal?.addEventListener('abort', () => set?.delete(listener) && count--)
      return addEventListener.call(target, type, listener, options)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
      if (kept.get(type)?.delete(listener)) count--
      return removeEventListener.call(target, type, listener, options)
    })
  }
  return () => count
}

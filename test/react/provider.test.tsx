import { act, cleanup, configure, getByRole, render, waitFor } from '@testing-library/react'
import {
  AptosWalletProvider,
  defaultCatalogue,
  type UiOptions,
  useWallet,
  WalletButton,
} from 'aptos-wallet-kit/react'
import * as React from 'react'
import { StrictMode, useEffect, useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { uiText } from '../support/strings.js'
import { getAnnouncements, isModalShown, modal, shadowRoots, walletButton } from './support/shadow.js'
import { announce, methodsOfWallet } from './support/wallets.js'

// happy-dom shows no dialog, so that its content counts as hidden.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true })

let logs: unknown[] = []
beforeEach(() => {
  localStorage.clear()
  logs = []
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...args) => logs.push(args))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  expect(logs).toEqual([])
})

type Hook = ReturnType<typeof useWallet>

const App = ({ options, children }: { options?: UiOptions; children?: React.ReactNode }) => (
  <AptosWalletProvider options={options}>
    <WalletButton className="mine" />
    {children}
  </AptosWalletProvider>
)

/** Calls `run` with the hook in its first effect. */
const Effect = ({ run }: { run: (hook: Hook) => void }) => {
  const hook = useWallet()
  const hasRun = useRef(false)
  useEffect(() => {
    if (!hasRun.current) run(hook)
    hasRun.current = true
  }, [hook, run])
  return null
}

const manual = { autoConnect: false }

const openModal = async () => {
  await act(async () => walletButton().click())
  await waitFor(() => expect(isModalShown()).toBe(true))
}

const clickInModal = (name: string) =>
  act(async () => getByRole(modal() as HTMLElement, 'button', { name }).click())

const getModalHost = () => ((modal() as HTMLElement).getRootNode() as ShadowRoot).host as HTMLElement

describe('AptosWalletProvider', () => {
  it('connects through the modal, with events that bubble through the application', async () => {
    const wallet = announce({ name: 'Petra' })
    const { container } = render(<App options={manual} />)
    const listener = vi.fn()
    container.addEventListener('wallet-item-click', (event) => listener((event as CustomEvent).detail))
    expect(shadowRoots()).toHaveLength(1) // No modal before it opens.
    expect(container.querySelector('.mine')?.textContent).toBe('') // No fallback next to the shadow root.
    await openModal()
    await clickInModal('Petra')
    expect(listener.mock.calls).toEqual([[{ name: 'Petra' }]])
    await act(async () => wallet.approve('connect'))
    await waitFor(() => expect(isModalShown()).toBe(false))
    await waitFor(() => expect(walletButton().textContent).toBe('0x0123...cdef'))
  })

  it('announces each connection of a component, although no modal was ever open', async () => {
    announce({ name: 'Petra', prompt: methodsOfWallet })
    let wallet: Hook | undefined
    const saveHook = (hook: Hook) => {
      wallet = hook
    }
    render(<App options={manual}>{<Effect run={saveHook} />}</App>)
    for (const text of [uiText('connected', 'Petra'), uiText('disconnected'), uiText('connected', 'Petra')]) {
      const change = text === uiText('disconnected') ? wallet?.disconnect : () => wallet?.connect('Petra')
      await act(async () => change?.())
      expect(getAnnouncements()).toEqual([]) // The region is there before its text.
      await waitFor(() => expect(getAnnouncements()).toEqual([text]))
    }
  })

  it('opens the modal for a component that opens it on mount', async () => {
    render(<App>{<Effect run={({ open }) => open()} />}</App>)
    await waitFor(() => expect(isModalShown()).toBe(true))
  })

  it('applies changed options to the button and the open modal, and the default of a removed one', async () => {
    const strings = { button: 'Cüzdan Bağla' }
    const { rerender, container } = render(<App options={{ theme: 'dark', locale: 'tr', strings }} />)
    await waitFor(() => expect(walletButton().textContent).toBe('Cüzdan Bağla'))
    await openModal()
    const getSettings = () =>
      [container.querySelector('.mine'), getModalHost()].map((host) => {
        const wrapper = host?.shadowRoot?.querySelector('div')
        return [wrapper?.style.colorScheme, wrapper?.lang, wrapper?.dir]
      })
    expect(getSettings()).toEqual(Array(2).fill(['dark', 'tr', 'ltr']))
    rerender(<App options={{ locale: 'ar' }} />)
    await waitFor(() => expect(getSettings()).toEqual(Array(2).fill(['light dark', 'ar', 'rtl'])))
    expect(walletButton().textContent).toBe(uiText('button'))
  })

  it('does not re-render for equal options', async () => {
    const onRender = vi.fn()
    const Counted = () => {
      useWallet()
      onRender()
      return null
    }
    const createApp = () => <App options={{ theme: 'dark' }}>{<Counted />}</App>
    const { rerender } = render(createApp())
    await act(async () => {})
    const before = onRender.mock.calls.length
    rerender(createApp())
    await act(async () => {})
    expect(onRender.mock.calls.length).toBe(before + 1)
  })

  it('adds the modal again after the page removed it', async () => {
    render(<App />)
    await openModal()
    await clickInModal('Close')
    getModalHost().remove()
    await openModal()
    expect(getModalHost().isConnected).toBe(true)
  })

  it('keeps the events of the modal from its ancestors in the application', async () => {
    const handlers = { onKeyDown: vi.fn(), onClick: vi.fn(), onFocus: vi.fn() }
    render(
      <div {...handlers}>
        <App options={manual} />
      </div>,
    )
    await openModal()
    const button = getByRole(modal() as HTMLElement, 'button', { name: 'Nightly' })
    for (const handler of Object.values(handlers)) handler.mockClear()
    await act(async () => {
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true, composed: true }))
      button.focus()
      button.click()
    })
    for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled()
  })

  it('stays mounted if a function of the page throws, and reports the error', async () => {
    const reported = vi.fn()
    const { setTimeout } = globalThis
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
      setTimeout(() => {
        try {
          run()
        } catch (error) {
          reported((error as Error).message)
        }
      }, ms)) as typeof setTimeout)
    const createThrowing = (name: string) => () => {
      throw new Error(name)
    }
    const names = ['filter', 'order', 'createQrCode']
    const functions = Object.fromEntries(names.map((name) => [name, createThrowing(name)]))
    const { container } = render(
      <App options={{ ...manual, ...functions, strings: { title: 5 as never } }} />,
    )
    await openModal()
    await clickInModal('Nightly')
    await waitFor(() => expect(reported).toHaveBeenCalledWith('createQrCode'))
    expect(modal()?.textContent).toContain('Get Nightly')
    expect(container.querySelector('.mine')).toBeTruthy()
    expect(new Set(reported.mock.calls.flat())).toEqual(new Set(names))
  })

  it('keeps the install view when it renders with another catalogue of equal entries', async () => {
    const createApp = () => (
      <App options={{ ...manual, catalogue: defaultCatalogue.map((entry) => ({ ...entry })) }} />
    )
    const { rerender } = render(createApp())
    await openModal()
    await clickInModal('Nightly')
    await act(async () => rerender(createApp()))
    expect(modal()?.textContent).toContain('Get Nightly')
  })

  it.each([
    ['once', React.Fragment],
    ['twice, as StrictMode does', StrictMode],
  ])('leaves no listener and no element behind when mounted %s', async (_, Wrapper) => {
    const register = vi.fn()
    const announceWallet = () =>
      window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
    const { unmount } = render(<Wrapper>{<App />}</Wrapper>)
    await openModal()
    announceWallet()
    expect(register).toHaveBeenCalledOnce()
    unmount()
    announceWallet()
    expect(register).toHaveBeenCalledOnce()
    expect(shadowRoots()).toEqual([])
    expect(document.body.innerHTML).toBe('<div></div>') // The container of the test.
  })

  it('has changed options before an effect connects', async () => {
    const wallets = ['Petra', 'Nightly'].map((name) => announce({ name }))
    const run = ({ connect }: Hook) => void connect().catch(() => {})
    const createApp = (preferredWallet: string) => (
      <App options={{ ...manual, preferredWallet }}>
        {preferredWallet === 'Nightly' && <Effect run={run} />}
      </App>
    )
    const { rerender } = render(createApp('Petra'))
    await act(async () => rerender(createApp('Nightly')))
    expect(wallets.map(({ calls }) => calls)).toEqual([[], [['connect', false]]])
  })

  it('cancels the attempt when it is unmounted, and rejects later ones', async () => {
    announce({ name: 'Petra' })
    let connect: Hook['connect'] | undefined
    let attempt: Promise<unknown> | undefined
    const run = (hook: Hook) => {
      connect = hook.connect
      attempt = connect('Petra').catch(({ reason }) => reason)
    }
    const { unmount } = render(<App options={manual}>{<Effect run={run} />}</App>)
    await act(async () => {})
    unmount()
    expect(await attempt).toBe('CANCELLED')
    expect(await connect?.()).toEqual({ status: 'Rejected' })
  })
})

// React 18 has no Activity.
describe.runIf('Activity' in React)('AptosWalletProvider in Activity', () => {
  const Page = ({ mode, options = {} }: { mode: 'visible' | 'hidden'; options?: UiOptions }) => (
    <React.Activity mode={mode}>
      <App options={options} />
    </React.Activity>
  )

  it('hides the modal with its tree, and shows it again', async () => {
    const { rerender } = render(<Page mode="visible" />)
    await openModal()
    expect(modal()?.open).toBe(true)
    await act(async () => rerender(<Page mode="hidden" />))
    expect(isModalShown()).toBe(false)
    await act(async () => rerender(<Page mode="visible" />))
    expect(modal()?.open).toBe(true)
  })

  it('leaves no host behind when it is unmounted while its tree is hidden', async () => {
    const { rerender, unmount } = render(<Page mode="visible" options={manual} />)
    await openModal()
    const host = getModalHost()
    await act(async () => rerender(<Page mode="hidden" options={manual} />))
    unmount()
    expect(host.isConnected).toBe(false)
  })

  it('calls no wallet before React shows it', async () => {
    const { calls } = announce({ name: 'Petra' })
    const options = { preferredWallet: 'Petra' }
    const { rerender } = render(<Page mode="hidden" options={options} />)
    // Wallets are requested and validated in tasks of their own.
    for (let task = 0; task < 5; task++) await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(calls).toEqual([])
    await act(async () => rerender(<Page mode="visible" options={options} />))
    await waitFor(() => expect(calls).toEqual([['connect', false]]))
  })
})

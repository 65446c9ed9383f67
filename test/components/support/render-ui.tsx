import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { HostedView } from '../../../src/ui/dom/mount.js'
import { createKitWithModals } from '../../../src/ui/modal/kit-with-modals.js'
import type { UiOptions } from '../../../src/ui/options.js'
import { ModalDialog } from '../../../src/ui/views/ModalDialog.js'
import { WalletButtonView } from '../../../src/ui/views/WalletButtonView.js'
import { FakePage } from '../../unit/support/fake-page.js'
import { fakeStorage } from '../../unit/support/fake-storage.js'
import { accountOf, type FakeFeatures, type FakeWallet, fakeWallet } from '../../unit/support/fake-wallet.js'

// happy-dom shows no dialog, so that its content counts as hidden.
configure({ defaultHidden: true })

/** Stops the time until the test ends. Then empties the page. */
export function stopTime() {
  vi.useFakeTimers()
  onTestFinished(() => {
    cleanup()
    document.body.replaceChildren()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
}

/** Creates wallets with the names Wallet 0, Wallet 1, and so on. The modal has a search field for nine wallets or more. */
export const createWallets = (count: number) =>
  Array.from({ length: count }, (_, n) => fakeWallet(`Wallet ${n}`))

/** Renders the wallet button and the closed modal on a page with the wallets. Stops the time, and mocks the console. */
export async function renderUi(options: UiOptions = {}, ...wallets: FakeWallet[]) {
  stopTime()
  const console = {
    warn: vi.spyOn(globalThis.console, 'warn').mockImplementation(() => {}),
    error: vi.spyOn(globalThis.console, 'error').mockImplementation(() => {}),
  }
  const page = new FakePage()
  const ui = createKitWithModals({ storage: fakeStorage(), ...options }, () => document)
  onTestFinished(ui.controls.start(page.window))
  const host = document.createElement('span')
  document.body.append(host)
  await act(async () => {
    page.register(...wallets)
    render(<HostedView ui={ui} host={host} view={WalletButtonView} />, { container: host })
    render(<HostedView ui={ui} host={host} view={ModalDialog} />)
  })
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  return { ui, kit: ui.kit, page, host, console, dialog }
}

/** Renders the open connect modal. */
export async function renderConnectModal(...args: Parameters<typeof renderUi>) {
  const rendered = await renderUi(...args)
  await click('button', 'Wallet Connect')
  return rendered
}

/** Renders the open account modal of a kit that is connected to Petra. */
export async function renderAccountModal(
  features: FakeFeatures = {},
  options: UiOptions = {},
  account: object = accountOf(1),
) {
  const petra = fakeWallet('Petra', features)
  const rendered = await renderUi(options, petra)
  await perform(() => {
    rendered.kit.connect('Petra')
    petra.approve(account)
  })
  rendered.console.error.mockClear()
  await advanceTime(100) // The connection is announced.
  await perform(() => rendered.ui.actions.open())
  return { ...rendered, petra }
}

export const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Calls a function, and waits for everything that needs no time. */
export async function perform(work: () => unknown) {
  await act(async () => {
    work()
    await vi.advanceTimersByTimeAsync(0)
  })
  await advanceTime(0) // React renders when `act` ends. Tasks of the render follow.
}

/** Returns the errors that timers throw from now on. */
export function catchTimerErrors(): readonly unknown[] {
  const errors: unknown[] = []
  const { setTimeout } = globalThis
  const setCatchingTimeout = (callback: () => void, ms?: number) => {
    const runAndCatch = () => {
      try {
        callback()
      } catch (error) {
        errors.push(error)
      }
    }
    return setTimeout(runAndCatch, ms)
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(setCatchingTimeout as typeof setTimeout)
  return errors
}

export const click = (role: string, name: string | RegExp) =>
  perform(() => fireEvent.click(screen.getByRole(role, { name })))

/** Returns the lines that a view shows: of the list, and of the panel next to it. */
export const getStatuses = () =>
  [...document.querySelectorAll('[part=list-status], [part=status], [part=hint]')]
    .map(({ textContent }) => textContent)
    .filter(Boolean)

export const getButton = (name: string | RegExp) => screen.getByRole('button', { name })
export const getHeading = (name: string) => screen.getByRole('heading', { name })

/** Returns the address of a link, after a check that it opens in a new tab. */
export function getHref(name: string) {
  const link = screen.getByRole('link', { name })
  if (link.getAttribute('target') !== '_blank' || link.getAttribute('rel') !== 'noreferrer')
    throw new Error(`The link ${name} does not open in a new tab`)
  return link.getAttribute('href')
}

import './dialog.js'
import './intersection-observer.js'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { Modal } from '../../../src/ui/Modal.js'
import { createModalController } from '../../../src/ui/modal-controller.js'
import type { UiOptions } from '../../../src/ui/options.js'
import { WalletButton } from '../../../src/ui/WalletButton.js'
import { FakePage } from '../../unit/support/fake-page.js'
import { fakeStorage } from '../../unit/support/fake-storage.js'
import type { FakeWallet } from '../../unit/support/fake-wallet.js'
import { startClock, stopClock } from './clock.js'

/** The wallet button and the modal on a page, with the wallets that page has. Time stands still until the test moves it. */
export async function renderUi(options: UiOptions = {}, ...wallets: FakeWallet[]) {
  stopClock()
  const console = {
    warn: vi.spyOn(globalThis.console, 'warn').mockImplementation(() => {}),
    error: vi.spyOn(globalThis.console, 'error').mockImplementation(() => {}),
  }
  const page = new FakePage()
  const ui = createModalController({ storage: fakeStorage(), ...options }, () => document)
  const stop = ui.kit.start(page.window)
  onTestFinished(() => {
    stop()
    cleanup()
    vi.restoreAllMocks()
    startClock()
  })

  const host = document.createElement('span')
  document.body.append(host)
  onTestFinished(() => host.remove())
  await act(async () => {
    page.register(...wallets)
    render(<WalletButton ui={ui} host={host} />)
    render(<Modal ui={ui} />)
  })
  const dialog = document.querySelector('dialog') as HTMLDialogElement

  return { ui, kit: ui.kit, page, host, console, dialog, inDialog: within(dialog) }
}

/** Lets time go by, in milliseconds. */
export const waiting = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

/** Does something, then lets everything that can happen at once happen. */
export async function doing(work: () => unknown) {
  await act(async () => {
    work()
    await vi.advanceTimersByTimeAsync(0)
  })
  await waiting(0) // React draws when `act` ends; the task that shows it follows.
}

/** Clicks what has this role and name, wherever it is. */
export const click = (role: string, name: string | RegExp) =>
  doing(() => fireEvent.click(screen.getByRole(role, { name, hidden: true })))

/** The kit connected to a wallet, its info modal open. */
export async function renderAccount(wallet: FakeWallet, account: unknown, options: UiOptions = {}) {
  const rendered = await renderUi(options, wallet)
  await doing(() => {
    rendered.kit.connect(wallet.name)
    wallet.approve(account)
  })
  rendered.console.error.mockClear()
  await doing(() => rendered.ui.open())
  return rendered
}

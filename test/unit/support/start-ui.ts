import { onTestFinished, vi } from 'vitest'
import { createModalController } from '../../../src/ui/modal-controller.js'
import type { UiOptions } from '../../../src/ui/options.js'
import { FakePage } from './fake-page.js'
import { fakeStorage } from './fake-storage.js'
import type { FakeWallet } from './fake-wallet.js'
import { settle } from './start-kit.js'

/** A kit with its screen, on a fake page: what the visitor sees is `view()`, in words. */
export async function startUi(options: UiOptions = {}, ...wallets: FakeWallet[]) {
  vi.useFakeTimers()
  const console = {
    warn: vi.spyOn(globalThis.console, 'warn').mockImplementation(() => {}),
    error: vi.spyOn(globalThis.console, 'error').mockImplementation(() => {}),
  }
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  const page = new FakePage()
  const placeModal = vi.fn()
  const ui = createModalController({ storage: fakeStorage(), ...options }, () => page, placeModal)
  onTestFinished(ui.kit.start(page.window))
  page.register(...wallets)
  await settle()
  const listed = (name: string) => {
    const { installed, popular } = ui.getWallets()
    const wallet = [...installed, ...popular].find((each) => each.name === name)
    if (!wallet) throw new Error(`${name} is not listed`)
    return wallet
  }
  return { ui, kit: ui.kit, page, placeModal, console, listed, view: () => ui.getSnapshot().view }
}

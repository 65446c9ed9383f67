import type { WalletState } from '../core/index.js'
import { createWalletUi, type UiOptions, type WalletUi } from '../ui/index.js'
import { createOutlet, type Outlet } from './modal-container.js'
import { page } from './lazy-document.js'
import { type WalletActions, walletActions } from './wallet.js'

/** One provider's kit, its modal's place, and what its components share. */
export interface Client {
  readonly ui: WalletUi
  readonly outlet: Outlet
  readonly actions: WalletActions
  /** The state before anything happened: what a server renders, and every hydration begins with. */
  readonly initial: WalletState
  /** Settles with `settleShown`: a wallet is not to ask for a tree that React has prepared and nobody sees. */
  readonly shown: Promise<void>
  settleShown(): void
  /** Makes the options exactly these; one that is gone falls back to its default. */
  setOptions(options: UiOptions): void
}

/** Touches no global: safe while a server renders. */
export function createClient(given: UiOptions): Client {
  const outlet = createOutlet()
  const ui = createWalletUi(given, page, outlet.show)
  let current = given
  let settleShown = () => {}
  const shown = new Promise<void>((resolve) => {
    settleShown = resolve
  })
  return {
    ui,
    outlet,
    actions: walletActions(ui),
    initial: ui.kit.getState(),
    shown,
    settleShown,
    setOptions(options) {
      if (isSame(current, options)) return
      const gone = Object.fromEntries(Object.keys(current).map((key) => [key, undefined]))
      ui.configure({ ...gone, ...options })
      outlet.dress(ui)
      current = options
    },
  }
}

/** An object written into JSX is a new one at each render; what counts is what is in it. */
function isSame(before: UiOptions, now: UiOptions): boolean {
  const keys = Object.keys({ ...before, ...now }) as (keyof UiOptions)[]
  return keys.every((key) => Object.is(before[key], now[key]))
}

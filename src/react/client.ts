import type { WalletState } from '../core/index.js'
import { createModalController, type ModalController, type UiOptions } from '../ui/index.js'
import { lazyDocument } from './lazy-document.js'
import { createModalContainer, type ModalContainer } from './modal-container.js'
import { createWalletActions, type WalletActions } from './wallet.js'

/** One provider's kit, its modal's place, and what its components share. */
export interface Client {
  readonly ui: ModalController
  readonly container: ModalContainer
  readonly actions: WalletActions
  /** The state before anything happened: what a server renders, and every hydration begins with. */
  readonly initial: WalletState
  /** Settles with `settleShown`: a wallet is not to ask for a tree that React has prepared and nobody sees. */
  readonly mounted: Promise<void>
  markMounted(): void
  /** Makes the options exactly these; one that is gone falls back to its default. */
  setOptions(options: UiOptions): void
}

/** Touches no global: safe while a server renders. */
export function createClient(initialOptions: UiOptions): Client {
  const container = createModalContainer()
  const ui = createModalController(initialOptions, lazyDocument, container.open)
  let current = initialOptions
  let markMounted = () => {}
  const mounted = new Promise<void>((resolve) => {
    markMounted = resolve
  })
  return {
    ui,
    container,
    actions: createWalletActions(ui),
    initial: ui.kit.getState(),
    mounted,
    markMounted,
    setOptions(options) {
      if (shallowEqual(current, options)) return
      const gone = Object.fromEntries(Object.keys(current).map((key) => [key, undefined]))
      ui.configure({ ...gone, ...options })
      container.applyHostAttributes(ui)
      current = options
    },
  }
}

/** An object written into JSX is a new one at each render; what counts is what is in it. */
function shallowEqual(before: UiOptions, now: UiOptions): boolean {
  const keys = Object.keys({ ...before, ...now }) as (keyof UiOptions)[]
  return keys.every((key) => Object.is(before[key], now[key]))
}

import type { WalletKit, WalletState } from '../core/index.js'
import { createModalController, createPublicApi, type ModalController, type UiOptions } from '../ui/index.js'
import { createModalContainer, type ModalContainer } from './modal-container.js'
import { createWalletActions, type WalletActions } from './wallet.js'

/** The objects that the components of one provider share: the kit with its modals, and the element that contains them. */
export interface Client {
  readonly ui: ModalController
  /** What `useWalletKit()` returns. */
  readonly kit: WalletKit
  readonly container: ModalContainer
  readonly actions: WalletActions
  /** The initial state: servers render it, and hydration starts from it. */
  readonly initial: WalletState
  /** Resolves after `markMounted`, so that no wallet prompts for a tree that React has rendered but not shown. */
  readonly mounted: Promise<void>
  markMounted(): void
  /** Replaces all options. An option that is omitted gets its default. */
  setOptions(options: UiOptions): void
}

/** Creates a client. Safe on a server: reads no global. */
export function createClient(initialOptions: UiOptions): Client {
  const container = createModalContainer()
  const ui = createModalController(initialOptions, () => document, container.ensureMounted)
  let current = initialOptions
  let markMounted = () => {}
  const mounted = new Promise<void>((resolve) => {
    markMounted = resolve
  })
  return {
    ui,
    kit: Object.freeze({ ...ui.kit, ...ui.controls }),
    container,
    actions: createWalletActions(createPublicApi(ui)),
    initial: ui.kit.getState(),
    mounted,
    markMounted,
    setOptions(options) {
      if (isShallowEqual(current, options)) return
      const removedOptions = Object.fromEntries(Object.keys(current).map((key) => [key, undefined]))
      ui.configure({ ...removedOptions, ...options })
      current = options
    },
  }
}

/** Compares options by their fields: an object literal in JSX is a new object at each render. */
function isShallowEqual(before: UiOptions, now: UiOptions): boolean {
  const keys = Object.keys({ ...before, ...now }) as (keyof UiOptions)[]
  return keys.every((key) => Object.is(before[key], now[key]))
}

import { shortenAddress, toHex } from '../core/index.js'
import { readDocument } from '../core/internal.js'
import {
  createModalController,
  createModalMounter,
  createPublicApi,
  type ModalController,
  type UiOptions,
} from '../ui/index.js'
import type { AptosWalletKit } from './global-object.js'
import { parseScriptOptions } from './script-options.js'
import { waitForPageReady } from './wait-for-page-ready.js'

declare const __VERSION__: string

/** The kit of a page: its modal controller and its global object. */
export interface PageKit {
  readonly ui: ModalController
  readonly global: AptosWalletKit
  /** Sets an option from an attribute of an element, which overrides every other source. `undefined` removes it. */
  setAttributeOption<Name extends keyof UiOptions>(name: Name, value: UiOptions[Name]): void
  /** Starts the kit, which reconnects once the page has set its options. */
  start(): void
}

/**
 * Creates the kit of a page.
 *
 * @param script The tag that loads the kit.
 */
export function createPageKit(script: Element | null): PageKit {
  const pageOptions = parseScriptOptions(script)
  const attributeOptions: UiOptions = {}
  const ui = createModalController(pageOptions, () => document, createModalMounter())
  const applyOptions = () => ui.configure({ ...pageOptions, ...attributeOptions })
  const configure = (options: UiOptions) => {
    Object.assign(pageOptions, options)
    applyOptions()
  }
  return {
    ui,
    global: createGlobalObject(ui, configure),
    setAttributeOption(name, value) {
      if (value === undefined) delete attributeOptions[name]
      else attributeOptions[name] = value
      applyOptions()
    },
    start: () => ui.controls.start(window, waitForPageReady()),
  }
}

/** Creates `window.AptosWalletKit`: the public API, and helpers. */
function createGlobalObject(ui: ModalController, configure: AptosWalletKit['configure']): AptosWalletKit {
  return Object.freeze({
    ...createPublicApi(ui),
    mount(target: Element | string, options?: UiOptions) {
      const element =
        typeof target === 'string' ? readDocument(document, 'querySelector').call(document, target) : target
      if (!element) throw new TypeError(`No element matches ${target}`)
      if (options) configure(options)
      const button = document.createElement('aptos-wallet-button')
      element.append(button)
      return () => button.remove()
    },
    configure,
    toHex,
    shortenAddress,
    version: __VERSION__,
  })
}

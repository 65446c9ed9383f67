import { shortenAddress, toHex } from '../core/index.js'
import { readDocument } from '../core/internal.js'
import {
  createKitWithModals,
  createModalMounter,
  createPublicApi,
  type KitWithModals,
  type UiOptions,
} from '../ui/index.js'
import type { AptosWalletKit } from './global-object.js'
import { readScriptTagOptions } from './script-options.js'
import { waitForPageReady } from './wait-for-page-ready.js'

/** Options that the attributes of wallet buttons set. */
type ButtonOptions = Pick<UiOptions, 'preferredWallet' | 'autoConnect'>

/** The kit of the page script, with its modals and the global object of the page. */
export interface ScriptKit {
  readonly ui: KitWithModals
  readonly globalObject: AptosWalletKit
  /**
   * Sets an option to the value of an attribute of a wallet button. This value overrides the values of the script tag and of
   * `configure()`, which `undefined` restores.
   */
  setButtonOption<Name extends keyof ButtonOptions>(name: Name, value: ButtonOptions[Name]): void
  /**
   * Starts the kit, which reconnects once the page has set its options. Also hides the events of the modals from the page, so call
   * this function early.
   */
  start(): void
}

/**
 * Creates the kit of the page script, without starting the kit.
 *
 * @param script The tag that loads the kit.
 */
export function createScriptKit(script: HTMLOrSVGElement | null | undefined, version: string): ScriptKit {
  /** Options of the script tag and of `configure()`, which apply if no attribute of a wallet button overrides them. */
  const pageOptions = readScriptTagOptions(script)
  const buttonOptions: ButtonOptions = {}
  const mounter = createModalMounter()
  const ui = createKitWithModals(pageOptions, () => document, mounter.mount)
  /** Sets options of the page, unless an attribute of a wallet button overrides them. They apply when the attribute is removed. */
  const configureKeepingButtonAttributes = (changes: UiOptions) => {
    Object.assign(pageOptions, changes)
    ui.configure({ ...changes, ...buttonOptions })
  }
  return {
    ui,
    globalObject: createGlobalObject(ui, configureKeepingButtonAttributes, version),
    setButtonOption(name, value): void {
      if (value === undefined) delete buttonOptions[name]
      else buttonOptions[name] = value
      ui.configure({ [name]: value ?? pageOptions[name] })
    },
    start(): void {
      mounter.addIsolationListeners()
      ui.controls.start(window, waitForPageReady())
    },
  }
}

/** Creates the value of `window.AptosWalletKit`: the public API, and helpers. */
function createGlobalObject(
  ui: KitWithModals,
  configure: AptosWalletKit['configure'],
  version: string,
): AptosWalletKit {
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
    version,
  })
}

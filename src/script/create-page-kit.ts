import { shortenAddress, toHex } from '../core/index.js'
import { createModalController, createModalHost, type ModalController, type UiOptions } from '../ui/index.js'
import type { AptosWalletKit } from './adapter.js'
import { parseScriptOptions } from './script-options.js'

declare const __VERSION__: string

/** The kit of a page: its screen, and the object the page calls. */
export interface PageKit {
  readonly ui: ModalController
  readonly adapter: AptosWalletKit
  /** What an element's attribute says, which is stronger than anything else; `undefined` when it is gone. */
  setAttributeOption<Name extends keyof UiOptions>(name: Name, value: UiOptions[Name]): void
  /** Begins, and takes up the visitor's wallet once the page has had its say. */
  start(): void
}

/** @param script the tag that loads the kit */
export function createPageKit(script: Element | null): PageKit {
  // Weakest first: the script tag, `configure`, the attributes of an element.
  const scriptTagOptions = parseScriptOptions(script)
  const attributes: UiOptions = {}
  const ui = createModalController(scriptTagOptions, document, createModalHost())
  const apply = () => ui.configure({ ...scriptTagOptions, ...attributes })
  const configure = (options: UiOptions) => {
    Object.assign(scriptTagOptions, options)
    apply()
  }
  const { kit } = ui
  const { start, cancel, forceDisconnect, getConnection, getRecentWalletName, configure: _, ...members } = kit
  const adapter: AptosWalletKit = Object.freeze({
    ...members,
    connect: ui.connect,
    disconnect: ui.disconnect,
    getNetwokrInfo: members.getNetworkInfo,
    open: () => ui.open(),
    close: ui.close,
    getWallets: ui.getWallets,
    mount(target: Element | string, options?: UiOptions) {
      const element = typeof target === 'string' ? document.querySelector(target) : target
      if (!element) throw new TypeError(`Nothing on this page matches ${target}`)
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
  return {
    ui,
    adapter,
    setAttributeOption(name, value) {
      if (value === undefined) delete attributes[name]
      else attributes[name] = value
      apply()
    },
    start: () => kit.start(window, whenPageReady()),
  }
}

/** Settles when the page's own scripts have run and may have called `configure`; for a tag put in later, after the tag's `load`. */
const whenPageReady = () =>
  new Promise<unknown>((resolve) => {
    const page: Document & { readonly prerendering?: boolean } = document
    // In a task of its own: the one that ends the page's loading is long already. Not while the browser prepares a page that
    // the visitor has yet to go to: no wallet is to ask them anything there.
    const settle = () => page.prerendering || setTimeout(resolve)
    // Says what `readyState` does not: whether `DOMContentLoaded` is over. `load` may be long in coming, or never come.
    // What is no browser (jsdom) has none of it, and no page that loads.
    if (performance.timing?.domContentLoadedEventStart ?? true) settle()
    page.addEventListener('DOMContentLoaded', settle)
    page.addEventListener('prerenderingchange', settle)
  })

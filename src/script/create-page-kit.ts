import { shortenAddress, toHex } from '../core/index.js'
import { createModalHost, createWalletUi, type UiOptions, type WalletUi } from '../ui/index.js'
import type { AptosWalletKit } from './adapter.js'
import { scriptOptions } from './script-options.js'

declare const __VERSION__: string

/** The kit of a page: its screen, and the object the page calls. */
export interface Embed {
  readonly ui: WalletUi
  readonly adapter: AptosWalletKit
  /** What an element's attribute says, which is stronger than anything else; `undefined` when it is gone. */
  say<Name extends keyof UiOptions>(name: Name, value: UiOptions[Name]): void
  /** Begins, and takes up the visitor's wallet once the page has had its say. */
  start(): void
}

/** @param script the tag that loads the kit */
export function createEmbed(script: Element | null): Embed {
  // Weakest first: the script tag, `configure`, the attributes of an element.
  const told = scriptOptions(script)
  const attributes: UiOptions = {}
  const ui = createWalletUi(told, document, createModalHost())
  const apply = () => ui.configure({ ...told, ...attributes })
  const configure = (options: UiOptions) => {
    Object.assign(told, options)
    apply()
  }
  const { kit } = ui
  const { start, cancel, forget, getConnection, recentWallet, configure: _, ...members } = kit
  const adapter: AptosWalletKit = Object.freeze({
    ...members,
    connect: ui.connect,
    disconnect: ui.disconnect,
    getNetwokrInfo: members.getNetworkInfo,
    open: () => ui.open(),
    close: ui.close,
    getWallets: ui.getWallets,
    mount(target: Element | string, options?: UiOptions) {
      const place = typeof target === 'string' ? document.querySelector(target) : target
      if (!place) throw new TypeError(`Nothing on this page matches ${target}`)
      if (options) configure(options)
      const button = document.createElement('aptos-wallet-button')
      place.append(button)
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
    say(name, value) {
      if (value === undefined) delete attributes[name]
      else attributes[name] = value
      apply()
    },
    start: () => kit.start(window, pageIsReady()),
  }
}

/** Settles when the page's own scripts have run and may have called `configure`; for a tag put in later, after the tag's `load`. */
const pageIsReady = () =>
  new Promise<unknown>((resolve) => {
    const page: Document & { readonly prerendering?: boolean } = document
    // In a task of its own: the one that ends the page's loading is long already. Not while the browser prepares a page that
    // the visitor has yet to go to: no wallet is to ask them anything there.
    const soon = () => page.prerendering || setTimeout(resolve)
    // Says what `readyState` does not: whether `DOMContentLoaded` is over. `load` may be long in coming, or never come.
    // What is no browser (jsdom) has none of it, and no page that loads.
    if (performance.timing?.domContentLoadedEventStart ?? true) soon()
    page.addEventListener('DOMContentLoaded', soon)
    page.addEventListener('prerenderingchange', soon)
  })

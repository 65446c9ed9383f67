import { shortenAddress, toHex } from '../core/index.js'
import { createModalHost, createWalletUi, type UiOptions, type WalletUi } from '../ui/index.js'
import type { AptosWalletKit } from './adapter.js'
import { scriptOptions } from './script-options.js'

declare const __VERSION__: string

/** The kit of a page: its screen, and the object the page calls. */
export interface Embed {
  readonly ui: WalletUi
  readonly adapter: AptosWalletKit
  /** Begins, and takes up the visitor's wallet once the page has had its say. */
  start(): void
}

/** @param script the tag that loads the kit */
export function createEmbed(script: Element | null): Embed {
  const ui = createWalletUi(scriptOptions(script), document, createModalHost())
  const { kit } = ui
  const { start, cancel, forget, getConnection, recentWallet, configure, ...members } = kit
  const adapter: AptosWalletKit = Object.freeze({
    ...members,
    getNetwokrInfo: members.getNetworkInfo,
    open: () => ui.open(),
    close: ui.close,
    getWallets: ui.getWallets,
    mount(target: Element | string, options?: UiOptions) {
      if (options) ui.configure(options)
      const place = typeof target === 'string' ? document.querySelector(target) : target
      if (!place) throw new TypeError(`Nothing on this page matches ${target}`)
      const button = document.createElement('aptos-wallet-button')
      place.append(button)
      return () => button.remove()
    },
    configure: ui.configure,
    toHex,
    shortenAddress,
    version: __VERSION__,
  })
  return { ui, adapter, start: () => kit.start(window, pageIsReady()) }
}

/** When the page's own scripts have run and may have called `configure`. */
const pageIsReady = () =>
  new Promise<unknown>((resolve) => {
    // A script put in late: whoever did may configure when its load event comes.
    if (document.readyState === 'complete') setTimeout(resolve)
    document.addEventListener('DOMContentLoaded', resolve)
    addEventListener('load', resolve)
  })

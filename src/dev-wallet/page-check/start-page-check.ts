import { bindEventMethods, isPageLoaded, queryAll } from '../page-document.js'
import {
  checkButton,
  checkDevWalletTag,
  checkEvent,
  checkOptions,
  checkScriptTag,
  checkTag,
} from './check-settings.js'
import { BUTTON_TAG } from './kit-names.js'

const KIT_SCRIPT = /(?:^|\/)aptos-wallet-kit\.js(?:[?#]|$)/

interface ListedWallet {
  readonly name: string
}

/** The functions of `window.AptosWalletKit` that take or return names. */
interface CheckedKit {
  getWallets(): { readonly installed: readonly ListedWallet[]; readonly popular: readonly ListedWallet[] }
  configure(options: unknown): unknown
  mount(target: unknown, options?: unknown): unknown
  on(name: unknown, listener: unknown): unknown
}

/**
 * Logs each warning once, for settings of the kit and of the development wallet that are probably wrong. Checks the calls of
 * `window.AptosWalletKit` from now on, or from `DOMContentLoaded` on if the kit loads later. Checks the elements after the page
 * has loaded. The kit itself has no such checks, because every user would load them.
 *
 * @param ownScript The script tag of the development wallet, or `null` for a bundled script.
 */
export function startPageCheck(window: Window, ownScript: Element | null): void {
  const printed = new Set<string>()
  let hasStrings = false
  const listWallets = () => listWalletNames(window)
  const warn = (warnings: readonly string[]) => {
    for (const warning of warnings) {
      if (!printed.has(warning)) console.warn(`Dev Wallet: ${warning}`)
      printed.add(warning)
    }
  }
  const checkCall = (method: string, options: unknown) => {
    warn(checkOptions(method, options, listWallets))
    if (typeof options === 'object' && options && 'strings' in options) hasStrings = true
  }
  const wrap = () => wrapKit(window, warn, checkCall)
  const checkElements = () => {
    if (ownScript) warn(checkDevWalletTag(ownScript))
    for (const element of queryAll(':not(:defined)')) warn(checkTag(element.localName))
    for (const button of queryAll(BUTTON_TAG)) warn(checkButton(button, listWallets))
    const scripts = [...queryAll('script[src]')]
    const kit = scripts.find((script) => KIT_SCRIPT.test(script.getAttribute('src') ?? ''))
    if (kit)
      warn([...checkScriptTag(kit, listWallets), ...(hasStrings ? [] : checkTranslation(kit, scripts))])
  }
  const events = bindEventMethods(window)
  if (!wrap()) events.addEventListener('DOMContentLoaded', wrap)
  if (isPageLoaded()) checkElements()
  else events.addEventListener('load', checkElements)
}

/** Returns the kit of the page, and whether its global can be replaced. */
function getKit(window: Window): { readonly value?: CheckedKit; readonly configurable?: boolean } {
  return Object.getOwnPropertyDescriptor(window, 'AptosWalletKit') ?? {}
}

/** Lists the names of the wallets in the connect modal. */
function listWalletNames(window: Window): readonly string[] {
  const { installed, popular } = getKit(window).value?.getWallets() ?? { installed: [], popular: [] }
  return [...installed, ...popular].map(({ name }) => name)
}

/**
 * Replaces the global of the kit by a copy whose `configure()`, `mount()`, and `on()` check their arguments. The kit defines its
 * global as configurable for this purpose.
 *
 * @returns `false` if there is no kit yet, or if its global cannot be replaced.
 */
function wrapKit(
  window: Window,
  warn: (warnings: readonly string[]) => void,
  checkCall: (method: string, options: unknown) => void,
): boolean {
  const { value: kit, configurable } = getKit(window)
  if (!kit || !configurable) return false
  const checked: CheckedKit = {
    ...kit,
    configure(options) {
      checkCall('configure()', options)
      return kit.configure(options)
    },
    mount(target, options) {
      if (options !== undefined) checkCall('mount()', options)
      return kit.mount(target, options)
    },
    on(name, listener) {
      warn(checkEvent(name))
      return kit.on(name, listener)
    },
  }
  Object.defineProperty(window, 'AptosWalletKit', { value: Object.freeze(checked) })
  return true
}

/** Returns a warning if `data-locale` is not English and the page loads no translation. */
function checkTranslation(kit: Element, scripts: readonly Element[]): readonly string[] {
  const locale = kit.getAttribute('data-locale') ?? 'en'
  const isTranslation = (script: Element) => /(?:^|\/)locales\//.test(script.getAttribute('src') ?? '')
  if (/^en\b/i.test(locale) || scripts.some(isTranslation)) return []
  return [`data-locale="${locale}" has no translation. Load locales/${locale}.js after the kit.`]
}

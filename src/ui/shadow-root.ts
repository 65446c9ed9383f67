import type { WalletUi } from './modal-snapshot.js'
import { isRightToLeft } from './strings.js'
import { styleSheet } from './style-sheet.js'

/** An open shadow root with the kit's styles. */
export function styledShadow(host: Element): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [styleSheet()]
  return root
}

/** Gives a host the page's theme, and the language that its text is in. */
export function dress(host: HTMLElement, { options: { theme = 'auto', locale = 'en' } }: WalletUi): void {
  host.style.colorScheme = theme === 'auto' ? '' : theme
  host.lang = locale
  host.dir = isRightToLeft(locale) ? 'rtl' : 'ltr'
}

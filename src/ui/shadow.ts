import type { WalletUi } from './screen.js'
import { isRightToLeft } from './strings.js'
import { styleSheet } from './style-sheet.js'

/** An open shadow root with the kit's styles. */
export function styledShadow(host: Element): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [styleSheet()]
  return root
}

/** Gives a host the page's theme and language; without a locale it has those of the page around it. */
export function dress(host: HTMLElement, { options: { theme = 'auto', locale = '' } }: WalletUi): void {
  const { dataset } = host
  dataset.theme = theme
  if (locale) {
    host.lang = locale
    host.dir = isRightToLeft(locale) ? 'rtl' : 'ltr'
  } else if (dataset.locale) {
    // Ours, and not the page's own.
    host.removeAttribute('lang')
    host.removeAttribute('dir')
  }
  dataset.locale = locale
}

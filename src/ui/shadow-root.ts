import type { ModalController } from './modal-snapshot.js'
import { isRightToLeft } from './strings.js'
import { getStyleSheet } from './style-sheet.js'

/** An open shadow root with the kit's styles. */
export function attachStyledShadow(host: Element): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [getStyleSheet()]
  return root
}

/** Gives a host the page's theme, and the language that its text is in. */
export function applyHostAttributes(
  host: HTMLElement,
  { options: { theme = 'auto', locale = 'en' } }: ModalController,
): void {
  host.style.colorScheme = theme === 'auto' ? '' : theme
  host.lang = locale
  host.dir = isRightToLeft(locale) ? 'rtl' : 'ltr'
}

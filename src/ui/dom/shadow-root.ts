import type { ModalController } from '../modal/controller.js'
import { isRightToLeft } from '../strings.js'
import { getStyleSheet } from './style-sheet.js'

/** Creates the host of the modals. It loses `aria-hidden` and `inert` at once, which a dialog of the page sets on everything else. */
export function createModalHost(): HTMLElement {
  const host = document.createElement('div')
  new MutationObserver((records) => {
    for (const { attributeName } of records) host.removeAttribute(attributeName as string)
  }).observe(host, { attributeFilter: ['aria-hidden', 'inert'] })
  return host
}

/**
 * Returns the host's open shadow root, with the kit's styles.
 *
 * @param delegatesFocus whether the first control gets the focus that the host would get
 */
export function ensureStyledShadow(host: Element, delegatesFocus = false): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus })
  root.adoptedStyleSheets = [getStyleSheet()]
  return root
}

/** Sets the theme, the language and the writing direction of a host. */
export function applyHostAttributes(
  host: HTMLElement,
  { options: { theme = 'auto', locale = 'en' } }: ModalController,
): void {
  host.style.colorScheme = theme === 'auto' ? '' : theme
  host.lang = locale
  host.dir = isRightToLeft(locale) ? 'rtl' : 'ltr'
}

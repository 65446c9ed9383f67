import type { Appearance } from '../modal/snapshot.js'
import account from '../styles/account.css'
import button from '../styles/button.css'
import connect from '../styles/connect.css'
import modal from '../styles/modal.css'
import motion from '../styles/motion.css'
import sheet from '../styles/sheet.css'
import tokens from '../styles/tokens.css'

let styleSheet: CSSStyleSheet | undefined

/** Returns the constructed style sheet of all shadow roots, which is parsed once. A CSP without inline styles allows it. */
function getStyleSheet(): CSSStyleSheet {
  if (styleSheet) return styleSheet
  styleSheet = new CSSStyleSheet()
  // The jsdom of Jest has no `replaceSync`, and needs no styles.
  styleSheet.replaceSync?.([tokens, button, modal, connect, account, motion, sheet].join(''))
  return styleSheet
}

/**
 * The tag of the hosts of the modals and of other UI. If a host were a `<div>`, a library that morphs the page would reuse the host for
 * a `<div>` of the page, whose content the shadow root would hide.
 */
export const HOST_TAG = 'aptos-wallet-kit-host'

/**
 * Creates a host that removes `aria-hidden` and `inert` from itself. Dialogs of a page set these attributes on all other
 * elements. The host stays in the page when Turbo refreshes the page with a morph.
 */
export function createUnhidableHost(): HTMLElement {
  const host = document.createElement(HOST_TAG)
  host.dataset.turboPermanent = ''
  new MutationObserver((records) => {
    for (const { attributeName } of records) host.removeAttribute(attributeName as string)
  }).observe(host, { attributeFilter: ['aria-hidden', 'inert'] })
  return host
}

/**
 * Returns the shadow root of a host, and sets the styles of the kit there. Attaches an open shadow root if the host has none.
 *
 * @param options `delegatesFocus`: whether the first control receives the focus instead of the host. Ignored if the host already
 *   has a shadow root.
 */
export function getOrAttachStyledShadow(
  host: Element,
  options?: Pick<ShadowRootInit, 'delegatesFocus'>,
): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', ...options })
  root.adoptedStyleSheets = [getStyleSheet()]
  return root
}

/**
 * Sets the color scheme (as an inline style), the language, and the writing direction of a host of `createHost()`, into which other
 * UI puts its own elements.
 */
export function setHostAttributes(host: HTMLElement, { colorScheme, lang, dir }: Appearance): void {
  // Use the priority `important`, so that a CSS reset of the page does not override the color scheme.
  host.style.setProperty('color-scheme', colorScheme, 'important')
  host.lang = lang
  host.dir = dir
}

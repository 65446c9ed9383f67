import { queryAll } from '../page-document.js'

/**
 * Returns the theme that the page selected for the kit. The kit sets `color-scheme` on the first element in its shadow roots: those
 * of the wallet buttons and of the modal.
 *
 * @returns An empty string if the theme is `auto` or the page does not use the kit.
 */
export function getKitTheme(): 'light' | 'dark' | '' {
  for (const { shadowRoot } of queryAll('aptos-wallet-button, span, aptos-wallet-kit-host')) {
    const colorScheme = shadowRoot?.querySelector('div')?.style.colorScheme
    if (colorScheme === 'light' || colorScheme === 'dark') return colorScheme
  }
  return ''
}

import { queryAll } from '../page-document.js'

/**
 * Returns the theme that the page selected for the kit. The kit sets `color-scheme` on the elements that contain its
 * shadow roots: the wallet buttons and the modal.
 *
 * @returns An empty string if the theme is `auto` or the page does not use the kit.
 */
export function getKitTheme(): 'light' | 'dark' | '' {
  for (const element of queryAll('aptos-wallet-button, span, body > div')) {
    const { colorScheme } = element.style
    if (element.shadowRoot && (colorScheme === 'light' || colorScheme === 'dark')) return colorScheme
  }
  return ''
}

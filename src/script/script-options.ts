import type { Theme, UiOptions } from '../ui/index.js'

/** Parses a boolean attribute: `false` only for the text `false`, `undefined` for a missing attribute. */
export const parseBooleanAttribute = (value: string | null | undefined): boolean | undefined =>
  value == null ? undefined : value !== 'false'

/** Reads `data-preferred-wallet`, `data-auto-connect`, `data-theme`, `data-locale` and `data-network` of the script tag. */
export function parseScriptOptions(script: Element | null): UiOptions {
  // Not through `dataset`, which inherits from a polluted `Object.prototype`.
  const getData = (name: string) => script?.getAttribute(`data-${name}`) ?? undefined
  return {
    preferredWallet: getData('preferred-wallet'),
    autoConnect: parseBooleanAttribute(getData('auto-connect')),
    theme: getData('theme') as Theme | undefined,
    locale: getData('locale'),
    network: getData('network'),
  }
}

import type { Theme, UiOptions } from '../ui/index.js'

/** On unless it says `false`; absent says nothing. */
export const parseBooleanAttribute = (value: string | null | undefined): boolean | undefined =>
  value == null ? undefined : value !== 'false'

/** What the script tag says: `data-preferred-wallet`, `data-auto-connect`, `data-theme`, `data-locale`, `data-network`. */
export function parseScriptOptions(script: Element | null): UiOptions {
  const { preferredWallet, autoConnect, theme, locale, network } =
    (script as HTMLScriptElement | null)?.dataset ?? {}
  return {
    preferredWallet,
    autoConnect: parseBooleanAttribute(autoConnect),
    theme: theme as Theme | undefined,
    locale,
    network,
  }
}

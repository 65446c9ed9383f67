import { copyOwnProperties } from '../core/internal.js'
import type { Theme, UiOptions } from '../ui/index.js'

/** Parses a boolean attribute. Returns `false` only for the text `false`, and `undefined` for a missing attribute. */
export const parseBooleanAttribute = (value: string | null | undefined): boolean | undefined =>
  value == null ? undefined : value !== 'false'

/** Reads `data-preferred-wallet`, `data-auto-connect`, `data-theme`, `data-locale`, and `data-network` of the script tag. */
export function readScriptTagOptions(script: HTMLOrSVGElement | null | undefined): UiOptions {
  const { preferredWallet, autoConnect, theme, locale, network } = copyOwnProperties(script?.dataset)
  return {
    preferredWallet,
    autoConnect: parseBooleanAttribute(autoConnect),
    theme: theme as Theme | undefined,
    locale,
    network,
  }
}

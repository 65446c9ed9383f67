import type { TermsOptions } from '../options.js'
import { type StringOptions, splitAtPlaceholders } from '../strings.js'

/** Parts of the page's terms that the connect modal shows. */
export interface TermsSnapshot {
  /** The sentence in parts: every second one is the key of a link, which is also the key of its text. */
  readonly parts: readonly string[]
  /** The URLs of the page. */
  readonly links: Readonly<Record<'terms' | 'privacy', string>>
  readonly hasCheckbox: boolean
  /** Whether the user must select the checkbox before they choose a wallet. */
  readonly mustAccept: boolean
}

/**
 * Creates the parts of the page's terms that the connect modal shows.
 *
 * @param acceptedUrl URL of the terms that the user has accepted.
 */
export const createTermsSnapshot = (
  { url, privacyUrl = '', checkbox = false }: TermsOptions,
  strings: StringOptions,
  acceptedUrl: string | null | undefined,
): TermsSnapshot => ({
  parts: splitAtPlaceholders(
    strings,
    `${checkbox ? 'accept' : 'agreeTo'}${privacyUrl ? 'TermsAndPrivacy' : 'Terms'}`,
  ),
  links: { terms: url, privacy: privacyUrl },
  hasCheckbox: checkbox,
  mustAccept: checkbox && acceptedUrl !== url,
})

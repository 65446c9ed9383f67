import type { TermsOptions } from '../options.js'
import { type StringOptions, splitAtPlaceholders } from '../strings.js'

/** What the connect modal shows of the page's terms. */
export interface TermsSnapshot {
  /** The sentence in parts: every second one is the key of a link, which is also that of its text. */
  readonly parts: readonly string[]
  /** `undefined` if the page's URL must not become a link. */
  readonly links: Readonly<Record<'terms' | 'privacy', string | undefined>>
  readonly hasCheckbox: boolean
  /** Whether the user must tick the checkbox before they choose a wallet. */
  readonly mustAccept: boolean
}

/** Returns a URL of the page as a link: with `https:`, or with the scheme of the page, as paths have. Never a script. */
function toSafeLink(url: string, pageUrl: string): string | undefined {
  try {
    const { href, protocol } = new URL(url, pageUrl)
    if (protocol === 'https:' || protocol === new URL(pageUrl).protocol) return href
  } catch {} // Not a URL.
}

/**
 * Creates what the connect modal shows of the page's terms.
 *
 * @param acceptedUrl URL of the terms that the user has accepted.
 */
export const createTermsSnapshot = (
  { url, privacyUrl = '', checkbox = false }: TermsOptions,
  strings: StringOptions,
  pageUrl: string,
  acceptedUrl: string | null | undefined,
): TermsSnapshot => ({
  parts: splitAtPlaceholders(
    strings,
    `${checkbox ? 'accept' : 'agreeTo'}${privacyUrl ? 'TermsAndPrivacy' : 'Terms'}`,
  ),
  links: { terms: toSafeLink(url, pageUrl), privacy: toSafeLink(privacyUrl, pageUrl) },
  hasCheckbox: checkbox,
  mustAccept: checkbox && acceptedUrl !== url,
})

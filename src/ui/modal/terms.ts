import type { TermsOptions } from '../options.js'
import { isPlaceholderIndex, type StringOptions, translateToParts } from '../strings.js'

/** A link in the sentence about the terms. */
interface TermsLink {
  /** Key of the string with the text of the link. */
  readonly key: 'terms' | 'privacy'
  readonly url: string
}

/** Data about the page's terms that the connect modal shows. */
export interface TermsSnapshot {
  /** The sentence in parts: text and links. */
  readonly parts: readonly (string | TermsLink)[]
  readonly hasCheckbox: boolean
  /** Whether the user must select the checkbox before they choose a wallet. */
  readonly mustAccept: boolean
}

/**
 * Creates the data about the page's terms that the connect modal shows.
 *
 * @param acceptedUrl URL of the terms that the user has accepted.
 */
export function createTermsSnapshot(
  { url, privacyUrl = '', checkbox = false }: TermsOptions,
  strings: StringOptions,
  acceptedUrl: string | null | undefined,
): TermsSnapshot {
  const links: readonly TermsLink[] = [
    { key: 'terms', url },
    { key: 'privacy', url: privacyUrl },
  ]
  return {
    // A string of the page can have an unknown placeholder, whose name is shown as text.
    parts: translateToParts(
      strings,
      `${checkbox ? 'accept' : 'agreeTo'}${privacyUrl ? 'TermsAndPrivacy' : 'Terms'}`,
    ).map((part, index) => (isPlaceholderIndex(index) && links.find(({ key }) => key === part)) || part),
    hasCheckbox: checkbox,
    mustAccept: checkbox && acceptedUrl !== url,
  }
}

import { check } from './errors.js'

const NONCE_BYTES = 16

/**
 * Creates a random nonce of 32 hex digits. AIP-116 allows only letters and digits. Keep the nonce in the user's session.
 */
export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Control characters and the line breaks of Unicode. With one of them, a value could imitate the line of another field. */
export const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u

/**
 * Parses the two fields that bind every signature to one page and one session.
 *
 * @returns The URL of the application.
 * @throws VerificationError `INVALID_EXPECTED` if the application is not an origin, or if the nonce is missing or short.
 */
export function parseBinding({ application, nonce }: { application: string; nonce: string }): URL {
  const url = URL.canParse(application) ? new URL(application) : undefined
  check(
    url && url.origin === application,
    'INVALID_EXPECTED',
    'application must be an origin such as https://shop.example',
  )
  const isNonce = typeof nonce === 'string' && /^[!-~]{8,}$/.test(nonce)
  check(isNonce, 'INVALID_EXPECTED', 'nonce must have at least eight characters, without spaces')
  return url
}

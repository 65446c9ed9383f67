import { check } from './errors.js'
import type { AptosClient, VerifyOptions } from './types.js'

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
 * @throws VerificationError `INVALID_EXPECTED` if the expected fields are missing, if the application is not an origin, or if
 *   the nonce is missing, is short, or has spaces.
 */
export function parseBinding(expected: { application: string; nonce: string } | null | undefined): URL {
  check(expected, 'INVALID_EXPECTED', 'expected must have application and nonce')
  const { application, nonce } = expected
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

/**
 * Returns the client of the chain.
 *
 * @throws VerificationError `INVALID_EXPECTED` if the options are the client itself. It would be ignored, and a key that the
 *   user replaced would be accepted.
 */
export function parseClient(options: VerifyOptions): AptosClient | undefined {
  check(!('getAccountInfo' in options), 'INVALID_EXPECTED', 'pass the client as { aptos }')
  return options.aptos
}

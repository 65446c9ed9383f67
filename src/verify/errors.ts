/** Stable names of the rejections. Compare reasons, not messages. */
export type VerificationReason =
  /** A field of `expected` is missing or can't be verified, or the options are the client. Correct the code of your server. */
  | 'INVALID_EXPECTED'
  /** The page sent something other than a signed output. */
  | 'MALFORMED_OUTPUT'
  /** The user signed for another host. */
  | 'WRONG_DOMAIN'
  /** The user signed on an origin or a page other than the expected one. */
  | 'WRONG_URI'
  /** The version of the statement is not `1`. */
  | 'WRONG_VERSION'
  /** The user signed another nonce. */
  | 'WRONG_NONCE'
  /** The user signed for another chain. */
  | 'WRONG_CHAIN'
  /** The address is not the expected one, or is not an address at all. */
  | 'WRONG_ADDRESS'
  /** The user signed another statement. */
  | 'WRONG_STATEMENT'
  /** `issuedAt`, `notBefore`, or `expirationTime` is not the expected one. */
  | 'WRONG_TIME'
  /** The user signed another request ID. */
  | 'WRONG_REQUEST_ID'
  /** The user signed other resources. */
  | 'WRONG_RESOURCES'
  /** The signed message is not the expected text, from its first to its last character. */
  | 'WRONG_MESSAGE'
  /** `expirationTime` has passed. */
  | 'EXPIRED'
  /** `issuedAt` or `notBefore` is in the future. */
  | 'NOT_YET_VALID'
  /** Keys of this kind can't be verified. The message names the kind. */
  | 'UNSUPPORTED_KEY'
  /** The key is unsafe: its point has a small or mixed order, or is not canonical. Anyone can sign for a key of small order. */
  | 'WEAK_KEY'
  /** A part of the signature is not canonical. With such parts, several signatures would be valid for the same text. */
  | 'MALLEABLE_SIGNATURE'
  /** The signature does not match the text and the key, or too few keys signed. */
  | 'INVALID_SIGNATURE'
  /** The key was the first key of the account, and the user replaced it. */
  | 'KEY_REPLACED'
  /** The key is not the key of the account. */
  | 'WRONG_KEY'
  /** The account is not on chain yet, and its address is not derived from the key. */
  | 'ACCOUNT_NOT_FOUND'
  /** The full node did not respond, or responded with an error or without a key. The login can be valid: let the user try again. */
  | 'NODE_UNAVAILABLE'
  /** Only the chain can verify this key, and `aptos` was not passed. */
  | 'CLIENT_REQUIRED'

export const MESSAGES: Record<VerificationReason, string> = {
  INVALID_EXPECTED: '`expected` or the options are invalid',
  MALFORMED_OUTPUT: 'The output is malformed',
  WRONG_DOMAIN: 'The domain is not the host of the application',
  WRONG_URI: 'The uri is not the expected one, or is not on the origin of the application',
  WRONG_VERSION: 'The version is not 1',
  WRONG_NONCE: 'The nonce is not the expected one',
  WRONG_CHAIN: 'The chainId is not the expected one',
  WRONG_ADDRESS: 'The address is not the expected one, or is not an address',
  WRONG_STATEMENT: 'The statement is not the expected one',
  WRONG_TIME: 'A time is not the expected one',
  WRONG_REQUEST_ID: 'The requestId is not the expected one',
  WRONG_RESOURCES: 'The resources are not the expected ones',
  WRONG_MESSAGE: 'The signed text is not the expected text',
  EXPIRED: 'The sign-in has expired',
  NOT_YET_VALID: 'The sign-in is not valid yet',
  UNSUPPORTED_KEY: 'This kind of key is not supported',
  WEAK_KEY: 'The key is unsafe: it has a small or mixed order, or is not in canonical form',
  MALLEABLE_SIGNATURE: 'The signature is not in canonical form',
  INVALID_SIGNATURE: 'The signature does not match',
  KEY_REPLACED: 'The user replaced this key of the account',
  WRONG_KEY: 'The key is not the key of the account',
  ACCOUNT_NOT_FOUND: 'The account is not on chain, and its address is not derived from the key',
  NODE_UNAVAILABLE: 'The full node failed or did not respond',
  CLIENT_REQUIRED: 'Only the chain can verify this key. Pass `aptos`',
}

/**
 * Error with which `verifySignIn` and `verifyMessage` reject. Log its message, which is a single line, but don't send it to the
 * page.
 */
export class VerificationError extends Error {
  override readonly name = 'VerificationError'
  declare readonly reason: VerificationReason

  constructor(reason: VerificationReason, detail?: string, options?: { readonly cause?: unknown }) {
    super(detail ? `${MESSAGES[reason]}: ${toShortLine(detail)}` : MESSAGES[reason], options)
    this.reason = reason
  }
}

const MAX_DETAIL_CHARACTERS = 500

/**
 * Formats text as one line of limited length. Messages of ts-sdk contain parts of the output, which could imitate a line of the
 * log.
 */
const toShortLine = (text: string): string =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_DETAIL_CHARACTERS)

/** Throws a `VerificationError` with the reason if the condition is false. */
export function check(condition: unknown, reason: VerificationReason, detail?: string): asserts condition {
  if (!condition) throw new VerificationError(reason, detail)
}

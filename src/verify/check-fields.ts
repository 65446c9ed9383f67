import type { AptosSignInBoundFields, AptosSignInInput } from '@aptos-labs/siwa'
import { check, type VerificationReason } from './errors.js'
import { LINE_BREAK, parseBinding } from './expected.js'
import type { UntrustedFields } from './signed-key.js'
import type { ExpectedSignIn } from './types.js'

type SignedFields = AptosSignInInput & AptosSignInBoundFields
type TextField = Exclude<keyof AptosSignInInput, 'resources'>

/** The fields of AIP-116 that are text, each with the reason of the error for another value. */
const FIELD_REASONS: Record<TextField, VerificationReason> = {
  domain: 'WRONG_DOMAIN',
  address: 'WRONG_ADDRESS',
  statement: 'WRONG_STATEMENT',
  uri: 'WRONG_URI',
  version: 'WRONG_VERSION',
  nonce: 'WRONG_NONCE',
  issuedAt: 'WRONG_TIME',
  expirationTime: 'WRONG_TIME',
  notBefore: 'WRONG_TIME',
  requestId: 'WRONG_REQUEST_ID',
  chainId: 'WRONG_CHAIN',
}

/** RFC 3339, which AIP-116 requires. On its own, `Date.parse` also accepts other formats. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** Tolerance for `issuedAt`, because the clocks of two servers can differ. */
const CLOCK_TOLERANCE_MS = 60_000

/**
 * Compares the fields that the user signed with those that the server issued.
 *
 * @param input The fields of the output. They are untrusted.
 * @returns The fields of the signed text: those that the server issued. If it issued no `uri`, `address`, or `chainId`, that field
 *   comes from the output.
 * @throws VerificationError If `expected` is invalid, if a field differs, or if the sign-in is not valid at this time.
 */
export function checkFields(input: UntrustedFields, expected: ExpectedSignIn): SignedFields {
  const { host, origin } = parseBinding(expected)
  const issued = parseIssuedFields(expected)
  const { uri, address, chainId } = input
  const signed = { uri, address, chainId, ...issued, domain: host, version: '1' } as SignedFields
  for (const [field, reason] of Object.entries(FIELD_REASONS) as [TextField, VerificationReason][]) {
    const value: unknown = signed[field] ?? ''
    check(typeof value === 'string' && !LINE_BREAK.test(value), reason)
    check((input[field] ?? '') === value, reason)
  }
  check(isSameList(input.resources, signed.resources), 'WRONG_RESOURCES')
  check(isOfOrigin(signed.uri, origin), 'WRONG_URI')
  checkTimes(signed)
  return signed
}

/**
 * Returns the fields that the server issued.
 *
 * @throws VerificationError `INVALID_EXPECTED` if a field is not of the required form.
 */
function parseIssuedFields(expected: ExpectedSignIn): Partial<AptosSignInInput> {
  const { resources = [] } = expected
  check(Array.isArray(resources), 'INVALID_EXPECTED', 'resources must be an array')
  const fields = [...Object.keys(FIELD_REASONS), 'resources'] as (keyof ExpectedSignIn)[]
  const issued = fields.flatMap((field) => (expected[field] == null ? [] : [[field, expected[field]]]))
  for (const [field, value] of issued) {
    const isText = [value].flat().every((line) => typeof line === 'string' && !LINE_BREAK.test(line))
    check(isText, 'INVALID_EXPECTED', `${field} must be one line of text`)
  }
  for (const field of ['issuedAt', 'notBefore', 'expirationTime'] as const) {
    const time = expected[field]
    const isTime = time == null || (DATE_TIME.test(time) && !Number.isNaN(Date.parse(time)))
    check(isTime, 'INVALID_EXPECTED', `${field} must be a time in the format of RFC 3339`)
  }
  return Object.fromEntries(issued)
}

/** Returns whether an untrusted value is the list that the server issued, or is absent if the server issued none. */
const isSameList = (value: unknown, issued: readonly string[] | undefined): boolean => {
  if (!issued) return value == null
  return (
    Array.isArray(value) && value.length === issued.length && issued.every((line, i) => line === value[i])
  )
}

/** Returns whether a URI is on an origin. Does not use `URL`, which accepts spaces and converts backslashes. */
function isOfOrigin(uri: unknown, origin: string): boolean {
  if (typeof uri !== 'string' || !/^[!-~]+$/.test(uri)) return false
  return uri.startsWith(origin) && /^([/?#]|$)/.test(uri.slice(origin.length))
}

function checkTimes({ issuedAt, notBefore, expirationTime }: AptosSignInInput): void {
  const now = Date.now()
  check(!issuedAt || Date.parse(issuedAt) <= now + CLOCK_TOLERANCE_MS, 'NOT_YET_VALID')
  check(!notBefore || Date.parse(notBefore) <= now, 'NOT_YET_VALID')
  check(!expirationTime || Date.parse(expirationTime) > now, 'EXPIRED')
}

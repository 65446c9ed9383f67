import type { DefinedSignInInput, SignInInput } from '../core/index.js'

export type ParsedSignInInput = DefinedSignInInput & { readonly domain: string }

/** RFC 3339, which AIP-116 requires. On its own, `Date.parse` also accepts other formats. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** A time before every sign-in. */
const EARLIEST_TIME = '1970-01-01T00:00:00Z'

/** Tolerance, because the clocks of the user and of the server, which makes the final check, can differ. */
const CLOCK_TOLERANCE_MS = 300_000

/** Control characters and the line breaks of Unicode. With one of them, a value could imitate the line of another field. */
const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u

/**
 * Pattern of a URI that is ASCII, whose groups are the origin and the host. Replaces `URL`, whose `host` is missing in older
 * versions of React Native.
 */
const URI_ORIGIN = /^(?=[!-~]+$)([a-z][a-z\d+.-]*:\/\/([^/?#\\@]+))(?:[/?#]|$)/

function assertField(condition: boolean, name: string, rule: string): asserts condition {
  if (!condition) throw new TypeError(`Invalid sign-in: ${name} must be ${rule}`)
}

/**
 * Omits fields without a value: when the input is spread over defaults, here or in the wallet, `undefined` would override them.
 */
const omitEmptyFields = (input: SignInInput) =>
  Object.fromEntries(
    Object.entries(input ?? {}).filter(([, value]) => value != null),
  ) as unknown as DefinedSignInInput

/** Returns the domain of an input. Its `domain` and `uri` must match each other, and the page if there is one. */
function parseDomain(input: DefinedSignInInput): string {
  // React Native has no `location`. `about:` and `file:` pages have no host.
  const page = globalThis.location?.host ? location : undefined
  const { domain = page?.host, uri = page?.href } = input
  assertField(!!domain && domain === (page?.host ?? domain), 'domain', 'the host of the page')
  const [, origin, host] = URI_ORIGIN.exec(`${uri}`) ?? []
  const isOfPage = !page || page.href.startsWith(`${origin}/`)
  assertField(host === domain && isOfPage, 'uri', 'ASCII, on the domain, and of the page')
  return domain
}

/** Parses a time. Returns NaN for any other text: comparisons with NaN are false. */
const parseTime = (time: string) => (DATE_TIME.test(time) ? Date.parse(time) : NaN)

function assertTimes({ expirationTime, issuedAt, notBefore }: DefinedSignInInput) {
  const end = expirationTime === undefined ? Infinity : parseTime(expirationTime)
  assertField(end > Date.now() - CLOCK_TOLERANCE_MS, 'expirationTime', 'an RFC 3339 time in the future')
  const latest = Math.min(end, Date.now() + CLOCK_TOLERANCE_MS)
  for (const [name, time = EARLIEST_TIME] of Object.entries({ issuedAt, notBefore }))
    assertField(parseTime(time) < latest, name, 'an RFC 3339 time in the past, before expirationTime')
}

/**
 * Validates the input of a sign-in, so that the wallet does not prompt for a sign-in that a server must reject.
 *
 * @returns The input with its `domain`, and without empty fields.
 * @throws TypeError If a server that follows AIP-116 would reject the input.
 */
export function parseSignInInput(input: SignInInput): ParsedSignInInput {
  const fields = omitEmptyFields(input)
  const { nonce, version = '1', chainId = 'aptos:1', resources = [] } = fields
  assertField(
    typeof nonce === 'string' && /^[!-~]{8,}$/.test(nonce),
    'nonce',
    'at least eight characters without spaces',
  )
  assertField(version === '1', 'version', '1')
  assertField(/^aptos:\w+$/.test(chainId), 'chainId', 'a chain such as aptos:mainnet')
  assertField(Array.isArray(resources), 'resources', 'an array')
  for (const [name, value] of Object.entries({ ...fields, resources: resources.join() }))
    assertField(typeof value === 'string' && !LINE_BREAK.test(value), name, 'one line of text')
  assertTimes(fields)
  return { ...fields, domain: parseDomain(fields) }
}

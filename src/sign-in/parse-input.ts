import type { SignInInput } from '../core/index.js'
import type { DefinedSignInInput } from './types.js'

export type ParsedSignInInput = DefinedSignInInput & { readonly domain: string }

/** RFC 3339, which AIP-116 requires. `Date.parse` alone accepts other formats. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** Control characters and the line breaks of Unicode. With one of them a value could pass for another field's line. */
const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** The origin and the host of a URI. Not `URL`, whose `host` older versions of React Native lack. */
const URI_ORIGIN = /^([a-z][a-z\d+.-]*:\/\/([^\s/?#\\@]+))(?:[/?#]|$)/

function assertValid(condition: boolean, message: string): asserts condition {
  if (!condition) throw new TypeError(message)
}

/** Omits fields without a value: spread over a default, an `undefined` would override it, here and in the wallet. */
const omitEmptyFields = (input: SignInInput) =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) => value != null),
  ) as unknown as DefinedSignInInput

/** Returns the domain of an input whose `domain` and `uri` agree, with the page's if there is a page. */
function parseDomain(input: DefinedSignInInput): string {
  // React Native has no `location`; `about:` and `file:` pages have no host.
  const page = globalThis.location?.host ? location : undefined
  const { domain = page?.host, uri = page?.href } = input
  assertValid(!!domain && !!uri, 'Sign-in needs `domain` and `uri`: there is no page with a host')
  assertValid(!page || domain === page.host, `The domain ${domain} is not this page's host`)
  const [, origin, host] = URI_ORIGIN.exec(uri) ?? []
  assertValid(host === domain, `The uri ${uri} is not on the host ${domain}`)
  assertValid(!page || page.href.startsWith(`${origin}/`), `The uri ${uri} is not of this page's origin`)
  return domain
}

function assertValidTimes({ issuedAt, notBefore, expirationTime }: DefinedSignInInput) {
  for (const time of [issuedAt, notBefore, expirationTime])
    assertValid(
      time === undefined || (DATE_TIME.test(time) && Date.parse(time) > 0),
      `${time} is not a time such as ${new Date(0).toISOString()}`,
    )
  const start = Math.max(...[issuedAt, notBefore].map((time) => (time ? Date.parse(time) : 0)))
  const isInOrder = expirationTime === undefined || Date.parse(expirationTime) > start
  assertValid(isInOrder, 'The expirationTime is not after issuedAt and notBefore')
}

/**
 * Validates the input of a sign-in, so that the wallet does not prompt the user for what a server must refuse.
 *
 * @returns The input without empty fields, with its `domain`.
 * @throws TypeError If a server that follows AIP-116 would refuse the input.
 */
export function parseSignInInput(input: SignInInput): ParsedSignInInput {
  assertValid(!!input?.nonce, 'Sign-in needs a nonce from your server')
  const fields = omitEmptyFields(input)
  const { nonce, version, chainId, resources = [], ...texts } = fields
  assertValid(/^[!-~]{8,}$/.test(nonce), 'The nonce must have at least eight characters, without spaces')
  assertValid((version ?? '1') === '1', `The version ${version} is not supported: AIP-116 has version 1 only`)
  assertValid(/^aptos:\w+$/.test(chainId ?? 'aptos:1'), `${chainId} is not a chainId such as aptos:mainnet`)
  for (const text of [...resources, ...Object.values(texts)])
    assertValid(!LINE_BREAK.test(text), `A field of a sign-in is one line: ${JSON.stringify(text)}`)
  assertValidTimes(fields)
  return { ...fields, domain: parseDomain(fields) }
}

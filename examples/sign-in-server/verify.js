// Requires @aptos-labs/siwa 0.4, @aptos-labs/ts-sdk 6 or 7, and @noble/curves 2.
import {
  createSignInMessage,
  createSignInSigningMessage,
  deserializeSignInPublicKey,
  deserializeSignInSignature,
} from '@aptos-labs/siwa'
import { createLegacySignInMessage } from '@aptos-labs/siwa/legacy'
import * as sdk from '@aptos-labs/ts-sdk'
import { ed25519 } from '@noble/curves/ed25519.js'

// Without this module, ts-sdk 7 can't parse keyless keys. ts-sdk 6 has them in its index.
const keyless = await import('@aptos-labs/ts-sdk/keyless').catch(() => sdk)

const mainnet = new sdk.Aptos(new sdk.AptosConfig({ network: sdk.Network.MAINNET }))

/** The supported keys, each with its signature. */
const SCHEMES = [
  [sdk.Ed25519PublicKey, sdk.Ed25519Signature],
  [sdk.Secp256k1PublicKey, sdk.Secp256k1Signature],
  [keyless.KeylessPublicKey, keyless.KeylessSignature],
  [keyless.FederatedKeylessPublicKey, keyless.KeylessSignature],
]

const TEXT_FIELDS = [
  ...['domain', 'address', 'statement', 'uri', 'version', 'nonce'],
  ...['issuedAt', 'expirationTime', 'notBefore', 'requestId', 'chainId'],
]

const CLOCK_TOLERANCE_MS = 60_000
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u

function check(condition, message) {
  if (!condition) throw new Error(message)
}

/**
 * Verifies a sign-in.
 *
 * @param sent The object that `toSend` returned in the page.
 * @param expected `application`, the origin of your page from your settings; `nonce` and every other field that your server
 * issued for this sign-in.
 * @param options.aptos The ts-sdk client of your network. Default: mainnet.
 * @returns The address of the account that signed in.
 * @throws Error If a field differs from the expected one. The message names the field.
 */
export async function verifySignIn(
  { method, type, ...sent },
  { application, ...asked },
  { aptos = mainnet } = {},
) {
  const input = parseInput(sent.input ?? {}, application, asked)
  let publicKey
  if (method === 'signIn') {
    publicKey = parseBcs(parsePublicKey, type, sent.publicKey)
    const signature = parseBcs(deserializeSignInSignature, type, sent.signature)
    await checkSignature(publicKey, signature, createSignInSigningMessage(createSignInMessage(input)), aptos)
  } else {
    check(method === 'signMessage', `Unknown method: ${method}`)
    verifyMessage(sent, { application, message: createLegacySignInMessage(input), nonce: asked.nonce })
    publicKey = parseEd25519(sent).publicKey
  }
  const address = sdk.AccountAddress.from(input.address, { maxMissingChars: 63 })
  const authKey = sdk.AccountAddress.from(await getAuthKey(aptos, address))
  check(authKey.equals(publicKey.authKey().derivedAddress()), 'The key is not the current key of the account')
  return address.toStringLong()
}

/**
 * Verifies a message that was signed with `signMessage({ message, nonce, application: true })`.
 *
 * @param sent `fullMessage` and `toHex(signature)` of the response, and `publicKey` of `getWalletInfo()`.
 * @param expected `application`, the origin of your page from your settings; the `message` and the single-use `nonce`.
 * @returns The address that is derived from the key. The address of an account whose key was replaced is a different one:
 * see `verifySignIn`.
 * @throws Error If the text, the key, or the signature is not as expected. The message describes the cause.
 */
export function verifyMessage({ fullMessage, ...sent }, { application, message, nonce }) {
  parseApplication(application)
  checkNonce(nonce)
  check(typeof message === 'string', 'The expected message is missing')
  // Compare the whole text: another page can put each of these lines into a message or a nonce that it has users sign.
  const expected = `APTOS\napplication: ${application}\nmessage: ${message}\nnonce: ${nonce}`
  check(fullMessage === expected, 'The signed text is not the expected text')
  const { publicKey, signature } = parseEd25519(sent)
  const text = new TextEncoder().encode(fullMessage)
  check(publicKey.verifySignature({ message: text, signature }), 'The signature does not match')
  return publicKey.authKey().derivedAddress().toStringLong()
}

function parseApplication(application) {
  const isOrigin = URL.canParse(application) && new URL(application).origin === application
  check(isOrigin, `The application ${application} is not an origin such as https://shop.example`)
  return new URL(application)
}

function checkNonce(nonce) {
  check(/^[!-~]{8,}$/.test(nonce ?? ''), 'The expected nonce is missing or has under eight characters')
}

/** Returns the input that must have been signed: the fields that the server issued, and those that only the wallet knows. */
function parseInput(input, application, asked) {
  const { host, origin } = parseApplication(application)
  checkNonce(asked.nonce)
  checkTimes(asked)
  const { uri, address, chainId } = input
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value != null))
  const expected = { uri, address, chainId, ...given, domain: host, version: '1' }
  for (const field of TEXT_FIELDS) {
    check((input[field] ?? '') === (expected[field] ?? ''), `The ${field} is not the expected one`)
    check(!LINE_BREAK.test(expected[field] ?? ''), `The ${field} has a line break`)
  }
  const { resources } = expected
  check(
    JSON.stringify(input.resources ?? undefined) === JSON.stringify(resources),
    'The resources are not the expected ones',
  )
  check(!resources?.some((resource) => LINE_BREAK.test(resource)), 'A resource has a line break')
  check(typeof uri === 'string' && /^[!-~]+$/.test(uri), 'The uri is not a URI')
  check(uri.startsWith(origin) && /^([/?#]|$)/.test(uri.slice(origin.length)), 'The uri is of another origin')
  return expected
}

function checkTimes({ issuedAt, notBefore, expirationTime }) {
  for (const time of [issuedAt, notBefore, expirationTime])
    check(!time || DATE_TIME.test(time), `${time} is not a time`)
  const now = Date.now()
  check(!issuedAt || Date.parse(issuedAt) <= now + CLOCK_TOLERANCE_MS, 'The sign-in was issued in the future')
  check(!notBefore || Date.parse(notBefore) <= now, 'The sign-in is not valid yet')
  check(!expirationTime || Date.parse(expirationTime) > now, 'The sign-in has expired')
}

/** Names the cause: ts-sdk throws if it doesn't know a key type, such as SLH-DSA. */
function parsePublicKey(type, hex) {
  try {
    return deserializeSignInPublicKey(type, hex)
  } catch (cause) {
    throw new Error(`Unsupported key type: ${cause.message}`, { cause })
  }
}

/** Parses a key or a signature. ts-sdk ignores additional bytes, so compare the parsed value with the input. */
function parseBcs(deserialize, type, hex) {
  const value = deserialize(type, hex)
  check(value.bcsToHex().toString() === hex, 'A key or signature is not in canonical form')
  return value
}

/** `signMessage` has no field for the key type, so it is verified for accounts with one plain Ed25519 key. */
function parseEd25519({ publicKey, signature }) {
  const isEd25519 = /^0x[\da-f]{64}$/.test(publicKey) && /^0x[\da-f]{128}$/.test(signature)
  check(isEd25519, 'Unsupported key or signature: a message is verified for Ed25519 keys only')
  const parsed = {
    publicKey: new sdk.Ed25519PublicKey(publicKey),
    signature: new sdk.Ed25519Signature(signature),
  }
  checkEd25519Points(parsed.publicKey, parsed.signature)
  return parsed
}

/**
 * Makes the strict checks of RFC 8032 that ts-sdk omits. For a key of small order, anyone can create signatures.
 */
function checkEd25519Points(publicKey, signature) {
  const [keyPoint, signaturePoint] = [publicKey, signature].map((value) => {
    try {
      return ed25519.Point.fromBytes(value.toUint8Array().slice(0, 32))
    } catch (cause) {
      throw new Error('A key or signature is not a canonical point', { cause })
    }
  })
  const isSmall = keyPoint.isSmallOrder() || signaturePoint.isSmallOrder()
  check(!isSmall && keyPoint.isTorsionFree(), 'A key or signature is of small order')
}

async function checkSignature(publicKey, signature, message, aptos) {
  const [key, keySignature] = [publicKey.publicKey ?? publicKey, signature.signature ?? signature]
  const scheme = SCHEMES.find(([Key]) => key instanceof Key)
  check(scheme, `Unsupported key type: ${key.constructor.name}`)
  check(keySignature instanceof scheme[1], 'The signature is of another type than the key')
  if (key instanceof sdk.Ed25519PublicKey) checkEd25519Points(key, keySignature)
  // For a keyless account, this reads the provider's keys from the network.
  const request = { aptosConfig: aptos.config, message, signature, options: { throwErrorWithReason: true } }
  const isSigned = await publicKey.verifySignatureAsync(request)
  check(isSigned, 'The signature does not match')
}

/** Reads the account's authentication key. An account that doesn't exist yet has its address as its key. */
async function getAuthKey(aptos, accountAddress) {
  try {
    return (await aptos.getAccountInfo({ accountAddress })).authentication_key
  } catch (error) {
    // Reject on any other error. Otherwise, a leaked key that the user replaced would be accepted.
    if (error.status === 404) return accountAddress
    throw error
  }
}

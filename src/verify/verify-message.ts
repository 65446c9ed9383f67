import { check } from './errors.js'
import { parseBinding, parseClient } from './expected.js'
import { parseFields, parseSignedMessageKey } from './signed-key.js'
import type { ExpectedMessage, VerifiedAccount, VerifyOptions } from './types.js'
import { parseAddress, verifyAccount } from './verify-account.js'

/**
 * Verifies a message that was signed with `signMessage({ message, nonce, application: true })`.
 *
 * @param output Object that the page sent, parsed from JSON, untrusted: `fullMessage` and `toHex(signature)` of the response, and
 *   `publicKey` of `getWalletInfo()`. Alternatively, `publicKey` and `signature` as hex text of their BCS encodings, and `type`,
 *   the scheme of AIP-116.
 * @param expected The text that your server requested. Delete its nonce first: the nonce is single-use, even if the message is
 *   rejected.
 * @param options.aptos The client of your network. Without the client, the address must be derived from the key. A key that the
 *   user replaced is then accepted, and keyless accounts are rejected with `CLIENT_REQUIRED`.
 * @returns The account that signed: `expected.address`, or by default the account whose address is derived from the key.
 * @throws VerificationError For every message that is not proven. `reason` names the cause.
 */
export async function verifyMessage(
  output: unknown,
  expected: ExpectedMessage,
  options: VerifyOptions = {},
): Promise<VerifiedAccount> {
  const aptos = parseClient(options)
  const sent = parseFields(output, 'output')
  // Parse the key first: wallets of other chains order the lines differently, but the error must name their kind of key.
  const key = parseSignedMessageKey(sent)
  const text = checkFullMessage(sent.fullMessage, expected)
  const address =
    expected.address === undefined ? key.publicKey.authKey().derivedAddress() : parseAddress(expected.address)
  return verifyAccount(key, address, text, aptos)
}

/**
 * Checks the text that a wallet signed for `signMessage`.
 *
 * @returns The bytes that were signed.
 * @throws VerificationError `INVALID_EXPECTED` if an expected field is missing or invalid. `WRONG_MESSAGE` if the text differs in
 *   any character from the expected text.
 */
export function checkFullMessage(fullMessage: unknown, expected: ExpectedMessage): Uint8Array {
  parseBinding(expected)
  const { application, message, nonce } = expected
  check(typeof message === 'string', 'INVALID_EXPECTED', 'message must be text')
  // Compare the whole text: another page can put each of these lines into a message or a nonce that its users sign. Only a
  // wallet writes the line of the application directly below the first line.
  const expectedText = `APTOS\napplication: ${application}\nmessage: ${message}\nnonce: ${nonce}`
  check(fullMessage === expectedText, 'WRONG_MESSAGE')
  return new TextEncoder().encode(expectedText)
}

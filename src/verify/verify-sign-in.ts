import { createSignInMessage, createSignInSigningMessage } from '@aptos-labs/siwa'
import { createLegacySignInMessage } from '@aptos-labs/siwa/legacy'
import { checkFields } from './check-fields.js'
import { parseClient } from './expected.js'
import { parseFields, parseSignedKey, parseSignedMessageKey } from './signed-key.js'
import type { ExpectedSignIn, VerifiedAccount, VerifyOptions } from './types.js'
import { parseAddress, verifyAccount } from './verify-account.js'
import { checkFullMessage } from './verify-message.js'

/**
 * Verifies a sign-in (AIP-116), including one that a wallet without `aptos:signIn` signed as a message.
 *
 * The signed text is built again from the fields that your server issued. If your server issued no `address`, `uri`, or
 * `chainId`, that field comes from the output, and the signature covers it.
 *
 * @param output Object that the page sent, parsed from JSON, untrusted. For `aptos:signIn`, it is
 *   `{ type, input, publicKey, signature }`, with `publicKey` and `signature` as hex text of their BCS encodings, as
 *   `serializeSignInOutput` from `@aptos-labs/siwa` returns them. For `aptos:signMessage`, it is
 *   `{ input, fullMessage, publicKey, signature }`, as for `verifyMessage`.
 * @param expected The fields that your server issued for this session, and `application`. Delete the nonce first: it is
 *   single-use, even if the sign-in is rejected.
 * @param options.aptos The client of your network, which returns the current key of an account. Without the client:
 * - Ed25519, Secp256k1, MultiKey, and MultiEd25519 are verified with the authentication key that is derived from the key. A
 * key that the user has replaced is accepted.
 * - An account whose address is not derived from its key, and a keyless account, are rejected with `CLIENT_REQUIRED`.
 * @returns The account that signed in.
 * @throws VerificationError For every output that is not proven. `reason` names the cause. Passkeys, account abstraction,
 *   derived accounts, and post-quantum keys are rejected with `UNSUPPORTED_KEY` and their name.
 */
export async function verifySignIn(
  output: unknown,
  expected: ExpectedSignIn,
  options: VerifyOptions = {},
): Promise<VerifiedAccount> {
  const aptos = parseClient(options)
  const sent = parseFields(output, 'output')
  const input = checkFields(parseFields(sent.input, 'input'), expected)
  const address = parseAddress(input.address)
  if (sent.fullMessage === undefined) {
    const message = createSignInSigningMessage(createSignInMessage(input))
    return verifyAccount(parseSignedKey(sent), address, message, aptos)
  }
  // Parse the key first, as `verifyMessage` does.
  const key = parseSignedMessageKey(sent)
  const { application, nonce } = expected
  const message = createLegacySignInMessage(input)
  const text = checkFullMessage(sent.fullMessage, { application, message, nonce })
  return verifyAccount(key, address, text, aptos)
}

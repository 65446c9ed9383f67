import { AccountAddress, type AccountPublicKey } from '@aptos-labs/ts-sdk'
import { checkSignatures } from './check-signatures.js'
import { check, VerificationError } from './errors.js'
import type { SignedKey } from './signed-key.js'
import type { AptosClient, VerifiedAccount } from './types.js'

/**
 * Verifies that an account signed a message.
 *
 * @throws VerificationError If a signature is not valid, if the key is not the current key of the account, or if either can't be
 *   verified.
 */
export async function verifyAccount(
  { scheme, publicKey, signers }: SignedKey,
  address: AccountAddress,
  message: Uint8Array,
  aptos: AptosClient | undefined,
): Promise<VerifiedAccount> {
  await checkSignatures(signers, message, aptos)
  await checkCurrentKey(publicKey, address, aptos)
  return { address: address.toStringLong(), publicKey: publicKey.toString(), scheme }
}

/**
 * Parses an address of any length.
 *
 * @throws VerificationError `WRONG_ADDRESS` if the text is not an address.
 */
export function parseAddress(address: string): AccountAddress {
  try {
    return AccountAddress.fromString(address, { maxMissingChars: 63 })
  } catch (cause) {
    throw new VerificationError('WRONG_ADDRESS', undefined, { cause })
  }
}

/**
 * Checks that a key is the current key of an account. Without a client, and for an account that is not on chain yet, checks
 * that the address is derived from the key. An address is derived from the first key of its account.
 *
 * @throws VerificationError `KEY_REPLACED`, `WRONG_KEY`, `ACCOUNT_NOT_FOUND`, `NODE_UNAVAILABLE`, or `CLIENT_REQUIRED`.
 */
async function checkCurrentKey(
  publicKey: AccountPublicKey,
  address: AccountAddress,
  aptos: AptosClient | undefined,
): Promise<void> {
  const derivedAddress = publicKey.authKey().derivedAddress()
  const isFirstKey = derivedAddress.equals(address)
  if (!aptos) return check(isFirstKey, 'CLIENT_REQUIRED', 'the address is not derived from the key')
  const authKey = await readAuthKey(aptos, address)
  if (authKey === undefined) return check(isFirstKey, 'ACCOUNT_NOT_FOUND')
  check(authKey === derivedAddress.toStringLong(), isFirstKey ? 'KEY_REPLACED' : 'WRONG_KEY')
}

/** The fields of ts-sdk's `AptosApiError` for a response of a full node. */
interface NodeError {
  readonly status?: number
  readonly data?: { readonly error_code?: string }
  readonly message?: string
}

/** Codes of a full node for an address without an account. Any other 404 means that the URL is wrong. */
const NOT_FOUND_CODES = ['account_not_found', 'resource_not_found']

/** Reads the authentication key of an account. Returns `undefined` if the account is not on chain. */
async function readAuthKey(aptos: AptosClient, address: AccountAddress): Promise<string | undefined> {
  try {
    const { authentication_key: authKey } = await aptos.getAccountInfo({
      accountAddress: address.toStringLong(),
    })
    // A response without a key, for example of a wrong URL, must not count as an account that is not on chain.
    if (typeof authKey !== 'string') throw new TypeError('The response has no authentication key')
    return authKey
  } catch (cause) {
    const { status, data, message } = Object(cause) as NodeError
    if (status === 404 && NOT_FOUND_CODES.includes(`${data?.error_code}`)) return
    // Never accept the key without the response, because the user may have replaced a leaked key.
    throw new VerificationError('NODE_UNAVAILABLE', message, { cause })
  }
}

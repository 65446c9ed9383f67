import { WalletKitError } from '../errors.js'
import { tryOr } from '../try-or.js'
import type { AccountDetails, NetworkDetails } from '../types.js'
import { toCanonicalAddress } from './address.js'
import { CHAIN_IDS } from './chain-ids.js'
import { toHex } from './hex.js'
import { readProperty } from './read-property.js'
import { toHttpsUrl, toPlainText } from './sanitize.js'
import { setWalletObject } from './wallet-object.js'

/** AIP-62's `UserResponse` of a user who rejected. */
export const rejectedResponse = Object.freeze({ status: 'Rejected' } as const)

/** Returns whether a response or a thrown value means that the user rejected: AIP-62's status or EIP-1193's code 4001. */
export function isRejection(value: unknown): boolean | undefined {
  return tryOr(() => {
    const status = readProperty(value, 'status')
    // Some wallets throw the code as text.
    return status === 'Rejected' || (status !== 'Approved' && `${readProperty(value, 'code')}` === '4001')
  })
}

/**
 * Returns the content of a `UserResponse`. The text of AIP-62 wraps every response, its types leave account and network
 * unwrapped, and wallets do both.
 */
const unwrapResponse = (response: unknown): unknown => readProperty(response, 'args') ?? response

/** Runs a parser and reports any error as invalid data of the wallet. */
function parseOrThrow<T>(wallet: string, label: string, parse: () => T): T {
  try {
    return parse()
  } catch (cause) {
    throw new WalletKitError('BAD_WALLET_DATA', `${wallet} returned an invalid ${label}`, { wallet, cause })
  }
}

/**
 * Parses an account.
 *
 * @param response Not a rejection, which would pass for an empty account.
 * @param isRequired Whether an empty account is invalid.
 * @returns `undefined` for an empty account, by which AIP-62 wallets report that they were disconnected.
 * @throws WalletKitError `BAD_WALLET_DATA`
 */
export const parseAccount = (
  wallet: string,
  response: unknown,
  isRequired?: boolean,
): AccountDetails | undefined =>
  parseOrThrow(wallet, 'account', () => {
    const account = unwrapResponse(response) ?? {}
    const address = readProperty(account, 'address')
    if (typeof account !== 'object' || (isRequired && !address)) throw new TypeError('No address')
    if (!address) return
    const details = {
      address: toCanonicalAddress(address),
      publicKey: toHex(readProperty(account, 'publicKey')),
      ansName: toPlainText(readProperty(account, 'ansName')) || null,
    }
    return setWalletObject(Object.freeze(details), account)
  })

/**
 * Parses an account that must not be empty.
 *
 * @throws WalletKitError `BAD_WALLET_DATA`
 */
export const parseRequiredAccount = (wallet: string, response: unknown): AccountDetails =>
  parseAccount(wallet, response, true) as AccountDetails

/**
 * Parses a network. Some wallets return names in capitals and chain IDs as text.
 *
 * @throws WalletKitError `BAD_WALLET_DATA`
 */
export const parseNetwork = (wallet: string, response: unknown): NetworkDetails =>
  parseOrThrow(wallet, 'network', () => {
    const network = unwrapResponse(response)
    const name = toPlainText(readProperty(network, 'name')).toLowerCase()
    const chainId = CHAIN_IDS.get(name) ?? Number(readProperty(network, 'chainId'))
    if (!name || !Number.isSafeInteger(chainId) || chainId < 1) throw new TypeError('No name or no chain ID')
    const url = toHttpsUrl(readProperty(network, 'url'))
    return setWalletObject(Object.freeze({ name, chainId, ...(url && { url }) }), network)
  })

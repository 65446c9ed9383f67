import { toCanonicalAddress } from './address.js'
import { WalletKitError } from './errors.js'
import { toHex } from './hex.js'
import { toHttpsUrl, toPlainText } from './sanitize.js'
import { tryOr } from './try-or.js'
import type { AccountDetails, NetworkDetails } from './types.js'
import { setWalletObject } from './wallet-object.js'

/** An object of a wallet. No field can be trusted. */
type UntrustedObject = Record<string, unknown>

/** AIP-62's `UserResponse` of a user who rejected. */
export const rejectedResponse = Object.freeze({ status: 'Rejected' } as const)

/** Returns whether a response or a thrown value means that the user rejected: AIP-62's status or EIP-1193's code 4001. */
export function isRejection(value: unknown): boolean | undefined {
  const response = value as UntrustedObject
  return tryOr(
    // Some wallets throw the code as text.
    () => response.status === 'Rejected' || (response.status !== 'Approved' && `${response.code}` === '4001'),
  )
}

/**
 * Returns the content of a `UserResponse`. The text of AIP-62 wraps every response, its types leave account and network
 * unwrapped, and wallets do both.
 */
const unwrapResponse = (response: unknown): UntrustedObject | null | undefined =>
  ((response as UntrustedObject | null | undefined)?.args as UntrustedObject) ?? (response as UntrustedObject)

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
    const { address, publicKey, ansName } = account
    if (typeof account !== 'object' || (isRequired && !address))
      throw new TypeError('The account has no address')
    if (!address) return
    const details = {
      address: toCanonicalAddress(address),
      publicKey: toHex(publicKey),
      ansName: toPlainText(ansName) || null,
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

/** Some wallets report chain ID 1 for every network. These two chain IDs never change. */
const KNOWN_CHAIN_IDS: ReadonlyMap<string, number> = new Map([
  ['mainnet', 1],
  ['testnet', 2],
])

/**
 * Parses a network. Some wallets return names in capitals and chain IDs as text.
 *
 * @throws WalletKitError `BAD_WALLET_DATA`
 */
export const parseNetwork = (wallet: string, response: unknown): NetworkDetails =>
  parseOrThrow(wallet, 'network', () => {
    const network = unwrapResponse(response) as UntrustedObject
    const { name, chainId, url } = network
    const networkName = toPlainText(name).toLowerCase()
    const id = KNOWN_CHAIN_IDS.get(networkName) ?? Number(chainId)
    if (!networkName || !Number.isSafeInteger(id) || id < 1)
      throw new TypeError('The network has no name or no chain ID')
    const link = toHttpsUrl(url)
    const details = Object.freeze({ name: networkName, chainId: id, ...(link && { url: link }) })
    return setWalletObject(details, network)
  })

import { UserResponseStatus } from '@aptos-labs/wallet-standard'
import type { UserResponse } from '../aip62-types.js'
import { WalletKitError } from '../errors.js'
import { tryOrUndefined } from '../try-or-undefined.js'
import type { AccountDetails, NetworkDetails } from '../types.js'
import { parseAddress, toHex } from './hex.js'
import { toNodeUrl, toPlainText } from './sanitize.js'
import { linkWalletObject } from './wallet-object.js'

/** Chain IDs of mainnet and testnet, by the name of the network. */
export const CHAIN_IDS: ReadonlyMap<string, number> = new Map([
  ['mainnet', 1],
  ['testnet', 2],
])

// A template literal, because TypeScript doesn't accept an enum member as the literal type of a response.
const APPROVED = `${UserResponseStatus.APPROVED}` as const
const REJECTED = `${UserResponseStatus.REJECTED}` as const

/** AIP-62's `UserResponse` for a rejection by the user. */
export const rejectedResponse = Object.freeze({ status: REJECTED })

/** Creates AIP-62's `UserResponse` for an approval by the user. */
export const createApproval = <Args>(args: Args): UserResponse<Args> => ({ status: APPROVED, args })

interface PossibleResponse {
  readonly status?: unknown
  readonly args?: unknown
  readonly code?: unknown
}

/**
 * Returns whether a response or a thrown value means that the user rejected the request: AIP-62's status or EIP-1193's code
 * 4001.
 */
export const isRejection = (value: unknown): boolean =>
  !!tryOrUndefined(() => {
    const { status, code } = value as PossibleResponse
    // Some wallets throw the code as text.
    return status === REJECTED || (status !== APPROVED && `${code}` === '4001')
  })

/**
 * Returns the `args` of a response, or the response if it has none. The text of AIP-62 wraps every response in `args`, but its
 * types leave the account and the network unwrapped. Wallets return both forms.
 *
 * @param response A response that is not a rejection. Call `isRejection` first, because a rejection also has no `args`.
 */
export const unwrapArgs = (response: unknown): unknown =>
  (response as PossibleResponse | null)?.args ?? response

/**
 * Parses data of a wallet with a function that can throw any value.
 *
 * @throws WalletKitError `BAD_WALLET_DATA`, with the value that the function threw as `cause`
 */
export function parseWalletData<T>(walletName: string, label: string, parse: () => T): T {
  try {
    return parse()
  } catch (cause) {
    const message = `${walletName} returned an invalid ${label}`
    throw new WalletKitError('BAD_WALLET_DATA', message, { wallet: walletName, cause })
  }
}

/**
 * Converts the response to a prompt to AIP-62's `UserResponse`. Wallets return a `UserResponse`, or only its `args`.
 *
 * @returns A rejection, or an approval with the unchanged `args` of the wallet.
 * @throws WalletKitError `BAD_WALLET_DATA` if reading the response throws.
 */
export const toUserResponse = <Args>(walletName: string, response: unknown): UserResponse<Args> =>
  parseWalletData(walletName, 'response', () => {
    if (isRejection(response)) return rejectedResponse
    return createApproval(unwrapArgs(response) as Args)
  })

/**
 * Returns the hash of a submitted transaction, or `undefined` if the output has no hash of `0x` and 64 hex digits.
 *
 * @param output The `args` of the response.
 */
export const findTransactionHash = (output: unknown): string | undefined =>
  tryOrUndefined(() => /^0x[\da-f]{64}$/i.exec((output as { hash: string }).hash)?.[0])

/**
 * Parses an account that must not be empty.
 *
 * @throws WalletKitError `BAD_WALLET_DATA`
 */
export const parseRequiredAccount = (walletName: string, response: unknown): AccountDetails =>
  parseWalletData(walletName, 'account', () => {
    const account = convertAccountUnlessEmpty(response)
    if (!account) throw new TypeError('The response has no account')
    return account
  })

/**
 * Parses an account that can be empty.
 *
 * @param response A response that is not a rejection. A rejection would count as an empty account.
 * @returns `undefined` for an empty account, with which AIP-62 wallets report that they were disconnected.
 * @throws WalletKitError `BAD_WALLET_DATA`
 */
export const parseAccountUnlessEmpty = (walletName: string, response: unknown): AccountDetails | undefined =>
  parseWalletData(walletName, 'account', () => convertAccountUnlessEmpty(response))

/**
 * Converts a response to an account that is linked to the wallet's own object. Returns `undefined` if the response has no
 * address.
 *
 * @throws Any value if a part of the response is invalid, or if reading it throws.
 */
function convertAccountUnlessEmpty(response: unknown): AccountDetails | undefined {
  const account = (unwrapArgs(response) ?? {}) as Record<string, unknown>
  if (typeof account !== 'object') throw new TypeError('The response has no account')
  const { address, publicKey, ansName } = account
  if (!address) return
  const details = {
    address: parseAddress(address),
    publicKey: toHex(publicKey),
    ansName: toPlainText(ansName) || null,
  }
  return linkWalletObject(Object.freeze(details), account)
}

/**
 * Returns the chain ID of a network. For mainnet and testnet, returns the known ID, because some wallets report 1 for every
 * network. Keeps a higher number for testnet, because a reset can change its chain ID (AIP-147).
 */
const resolveChainId = (name: string, reportedId: number): number =>
  name === 'testnet' && reportedId > 1 ? reportedId : (CHAIN_IDS.get(name) ?? reportedId)

/**
 * Parses a network. `resolveChainId` corrects its chain ID. Accepts names in capitals and chain IDs as text, which some wallets
 * return. Omits an invalid URL.
 *
 * @throws WalletKitError `BAD_WALLET_DATA`
 */
export const parseNetwork = (walletName: string, response: unknown): NetworkDetails =>
  parseWalletData(walletName, 'network', () => {
    const network = unwrapArgs(response) as Record<string, unknown>
    const name = toPlainText(network.name).toLowerCase()
    const chainId = resolveChainId(name, Number(network.chainId))
    if (!name || !Number.isSafeInteger(chainId) || chainId < 1)
      throw new TypeError('The network has no name or no chain ID')
    const url = toNodeUrl(network.url)
    return linkWalletObject(Object.freeze({ name, chainId, ...(url && { url }) }), network)
  })

import { toCanonicalAddress } from './address.js'
import { WalletKitError } from './errors.js'
import { toHex } from './hex.js'
import { toHttpsUrl, toPlainText } from './sanitize.js'
import { tryOr } from './try-or.js'
import type { AccountDetails, NetworkDetails } from './types.js'
import { setWalletObject } from './wallet-object.js'

/** What a wallet answers, read field by field: every field is foreign. */
type UntrustedObject = Record<string, unknown>

/** AIP-62's `UserResponse` of a visitor who said no. */
export const rejectedResponse = Object.freeze({ status: 'Rejected' } as const)

/** Whether an answer, or something thrown, says that the visitor refused: AIP-62's status or EIP-1193's 4001. */
export function isRejection(value: unknown): boolean | undefined {
  const response = value as UntrustedObject
  return tryOr(
    // Some wallets throw the code as text.
    () => response.status === 'Rejected' || (response.status !== 'Approved' && `${response.code}` === '4001'),
  )
}

/**
 * What is inside a `UserResponse`. AIP-62's text wraps every answer, its types leave account and network bare,
 * wallets do either everywhere.
 */
const unwrapResponse = (response: unknown): UntrustedObject | null | undefined =>
  ((response as UntrustedObject | null | undefined)?.args as UntrustedObject) ?? (response as UntrustedObject)

/** Runs a reader over foreign data: whatever goes wrong inside is the wallet's. */
function parseOrThrow<T>(wallet: string, label: string, parse: () => T): T {
  try {
    return parse()
  } catch (cause) {
    throw new WalletKitError('BAD_WALLET_DATA', `${wallet} gave ${label} that cannot be read`, {
      wallet,
      cause,
    })
  }
}

/**
 * An account as our own text.
 *
 * @param isRequired takes an empty account for one that cannot be read
 * @returns `undefined` for an empty account: how AIP-62 wallets say that they were disconnected
 * @throws WalletKitError `BAD_WALLET_DATA`
 */
export const parseAccount = (
  wallet: string,
  response: unknown,
  isRequired?: boolean,
): AccountDetails | undefined =>
  parseOrThrow(wallet, 'an account', () => {
    const account = unwrapResponse(response) ?? {}
    const { address, publicKey, ansName } = account
    if (typeof account !== 'object' || (isRequired && !address)) throw new TypeError('it is incomplete')
    if (!address) return
    const details = {
      address: toCanonicalAddress(address),
      publicKey: toHex(publicKey),
      ansName: toPlainText(ansName) || null,
    }
    return setWalletObject(Object.freeze(details), account)
  })

/** @throws WalletKitError `BAD_WALLET_DATA`, for an empty account too */
export const parseRequiredAccount = (wallet: string, response: unknown): AccountDetails =>
  parseAccount(wallet, response, true) as AccountDetails

/** Wallets are seen to say 1 on every network; these two never change. */
const KNOWN_CHAIN_IDS: ReadonlyMap<string, number> = new Map([
  ['mainnet', 1],
  ['testnet', 2],
])

/**
 * A network as our own text: names are seen in capitals, chain ids as text.
 *
 * @throws WalletKitError `BAD_WALLET_DATA`
 */
export const parseNetwork = (wallet: string, response: unknown): NetworkDetails =>
  parseOrThrow(wallet, 'a network', () => {
    const network = unwrapResponse(response) as UntrustedObject
    const { name, chainId, url } = network
    const known = toPlainText(name).toLowerCase()
    const id = KNOWN_CHAIN_IDS.get(known) ?? Number(chainId)
    if (!known || !Number.isSafeInteger(id) || id < 1) throw new TypeError('it is incomplete')
    const link = toHttpsUrl(url)
    return setWalletObject(Object.freeze({ name: known, chainId: id, ...(link && { url: link }) }), network)
  })

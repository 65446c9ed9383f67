import { canonicalAddress } from './address.js'
import { WalletKitError } from './errors.js'
import { toHex } from './hex.js'
import { quietly } from './try-or.js'
import { httpsUrl, plainText } from './sanitize.js'
import type { AccountDetails, NetworkDetails } from './types.js'

/** What a wallet answers, read field by field: every field is foreign. */
type Foreign = Record<string, unknown>

/** AIP-62's `UserResponse` of a visitor who said no. */
export const rejected = Object.freeze({ status: 'Rejected' } as const)

/** Whether an answer, or something thrown, says that the visitor refused: AIP-62's status or EIP-1193's 4001. */
export function isRejection(value: unknown): boolean | undefined {
  const said = value as Foreign
  // biome-ignore lint/suspicious/noDoubleEquals: wallets give the code as text, too
  return quietly(() => said.status === 'Rejected' || (said.status !== 'Approved' && said.code == 4001))
}

/**
 * What is inside a `UserResponse`. AIP-62's text wraps every answer, its types leave account and network bare,
 * wallets do either everywhere.
 */
const unwrapped = (answer: unknown): Foreign | null | undefined =>
  ((answer as Foreign | null | undefined)?.args as Foreign) ?? (answer as Foreign)

/** Runs a reader over foreign data: whatever goes wrong inside is the wallet's. */
function reading<T>(wallet: string, what: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new WalletKitError('BAD_WALLET_DATA', `${wallet} gave ${what} that cannot be read`, {
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
export const readAccount = (
  wallet: string,
  answer: unknown,
  isRequired?: boolean,
): AccountDetails | undefined =>
  reading(wallet, 'an account', () => {
    const account = unwrapped(answer) ?? {}
    const { address, publicKey, ansName } = account
    if (typeof account !== 'object' || (isRequired && !address)) throw new TypeError('it is incomplete')
    if (!address) return
    return Object.freeze({
      address: canonicalAddress(address),
      publicKey: toHex(publicKey),
      ansName: plainText(ansName) || null,
    })
  })

/** @throws WalletKitError `BAD_WALLET_DATA`, for an empty account too */
export const requireAccount = (wallet: string, answer: unknown): AccountDetails =>
  readAccount(wallet, answer, true) as AccountDetails

/** Wallets are seen to say 1 on every network; these two never change. */
const chainIds: ReadonlyMap<string, number> = new Map([
  ['mainnet', 1],
  ['testnet', 2],
])

/**
 * A network as our own text: names are seen in capitals, chain ids as text.
 *
 * @throws WalletKitError `BAD_WALLET_DATA`
 */
export const readNetwork = (wallet: string, answer: unknown): NetworkDetails =>
  reading(wallet, 'a network', () => {
    const { name, chainId, url } = unwrapped(answer) as Foreign
    const known = plainText(name).toLowerCase()
    const id = chainIds.get(known) ?? Number(chainId)
    if (!known || !Number.isSafeInteger(id) || id < 1) throw new TypeError('it is incomplete')
    const link = httpsUrl(url)
    return Object.freeze({ name: known, chainId: id, ...(link && { url: link }) })
  })

import { type UserResponse, WalletKitError } from '../core/index.js'

/** What a wallet answers, read field by field: every field is foreign. */
type Foreign = Readonly<Record<string, unknown>>

/** What makes an answer one that a server can verify. */
interface Signed {
  readonly signature: unknown
}

/**
 * What the wallet signed. AIP-62's text wraps every answer, its types leave some bare, and wallets do either everywhere.
 * A refusal is what says that it is one, by AIP-62's status or EIP-1193's 4001: nobody else has refused.
 *
 * @param read makes it ours
 * @returns `undefined` when the visitor refused
 * @throws WalletKitError `BAD_WALLET_DATA` when nothing that was signed is in it: whatever goes wrong inside is the wallet's
 */
export function readSigned<Answer extends Signed, Ours>(
  wallet: string,
  answer: UserResponse<Answer>,
  read: (signed: Answer) => Ours,
): Ours | undefined {
  try {
    const { status, code, args } = answer as Foreign
    if (status === 'Rejected' || (status !== 'Approved' && `${code}` === '4001')) return
    const signed = (args ?? answer) as Answer
    if (!signed.signature) throw new TypeError('it is incomplete')
    return read(signed)
  } catch (cause) {
    const message = `${wallet} gave a signature that cannot be read`
    throw new WalletKitError('BAD_WALLET_DATA', message, { wallet, cause })
  }
}

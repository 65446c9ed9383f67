import type { SignInOutput } from '../aip62-types.js'
import type { SignedOutput } from '../authentication.js'
import type { AccountDetails } from '../types.js'
import { parseAddress } from './hex.js'
import { parseRequiredAccount, parseWalletData, unwrapArgs } from './parse-response.js'

/** Signed output of a wallet, and the account that signed. */
export interface WalletSignature {
  readonly account: AccountDetails
  readonly output: SignedOutput
}

/**
 * Parses a response to `aptos:signIn` that is not a rejection: validates the account, the address in the input, and whether there is
 * a signature. The server must verify the rest. The result has a copy of the signed input.
 *
 * @param expectedAddress Address of the account that must sign. Default: any account.
 * @throws WalletKitError `BAD_WALLET_DATA` if a part is missing or invalid, or if another account signed: the page would show
 *   one account, and the server would log in the other.
 */
export const parseSignInOutput = (
  walletName: string,
  response: unknown,
  expectedAddress?: string,
): WalletSignature =>
  parseWalletData(walletName, 'signature', () => {
    const args = unwrapArgs(response) as SignInOutput
    const account = parseRequiredAccount(walletName, args.account)
    // Check the copy that is sent: a getter or `toJSON` of the wallet's own object could return other fields later.
    const input = JSON.parse(JSON.stringify(args.input))
    const { address } = account
    const isOtherAccount = address !== (expectedAddress ?? address) || address !== parseAddress(input.address)
    if (!args.signature || isOtherAccount)
      throw new TypeError('The response has no signature, or another account signed')
    return { account, output: { method: 'signIn', args: { ...args, input } } }
  })

import { type UserResponse, WalletKitError } from '../core/index.js'

/** A response whose fields can have any type. */
type UnknownRecord = Readonly<Record<string, unknown>>

/** The field without which a server can't verify a response. */
interface SignedOutput {
  readonly signature: unknown
}

/**
 * Parses the response to `aptos:signIn` or `aptos:signMessage`. AIP-62's text wraps every response in `{ status, args }`,
 * its types leave some bare, and wallets do either. Only AIP-62's `Rejected` and EIP-1193's 4001 count as a rejection.
 *
 * @param wallet The wallet's name, for the error.
 * @param response The wallet's response.
 * @param parse Converts the signed output.
 * @returns The parsed output, or `undefined` if the user rejected.
 * @throws WalletKitError `BAD_WALLET_DATA` if there is no signature, or if reading the response throws.
 */
export function parseSignResponse<Output extends SignedOutput, Parsed>(
  wallet: string,
  response: UserResponse<Output>,
  parse: (output: Output) => Parsed,
): Parsed | undefined {
  try {
    const { status, code, args } = response as UnknownRecord
    if (status === 'Rejected' || (status !== 'Approved' && `${code}` === '4001')) return
    const output = (args ?? response) as Output
    if (!output.signature) throw new TypeError('The response has no signature')
    return parse(output)
  } catch (cause) {
    const message = `${wallet} returned a signature that can't be parsed`
    throw new WalletKitError('BAD_WALLET_DATA', message, { wallet, cause })
  }
}

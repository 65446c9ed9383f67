import { WalletKitError } from '../core/index.js'

/** The field without which a server can't verify the output. */
interface SignedOutput {
  readonly signature: unknown
}

/**
 * Parses the signed output of a wallet.
 *
 * @param wallet Name of the wallet, for the error.
 * @throws WalletKitError `BAD_WALLET_DATA` if there is no signature, or if the output can't be parsed.
 */
export function parseSignedOutput<Output extends SignedOutput, Parsed>(
  wallet: string,
  output: Output,
  parse: (output: Output) => Parsed,
): Parsed {
  try {
    if (!output.signature) throw new TypeError('The response has no signature')
    return parse(output)
  } catch (cause) {
    const message = `${wallet} returned a signature that can't be parsed`
    throw new WalletKitError('BAD_WALLET_DATA', message, { wallet, cause })
  }
}

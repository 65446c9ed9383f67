import { WalletKitError } from '../core/index.js'

/** The field without which a server can't verify what a wallet signed. */
interface SignedOutput {
  readonly signature: unknown
}

/**
 * Parses what a wallet signed.
 *
 * @param wallet The wallet's name, for the error.
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

import type { SignInInput, SignMessageOutput } from '../aip62-types.js'
import type { Authentication } from '../authentication.js'
import { callFeature, supportsFeature } from '../boundary/call-wallet.js'
import { isRejection, parseWalletData, unwrapArgs } from '../boundary/parse-response.js'
import { parseSignInOutput, type WalletSignature } from '../boundary/parse-signed-output.js'
import type { Session } from './connection.js'

/**
 * Requests a signature of an input from the connected wallet, in the task of the caller.
 *
 * @returns The signature, or `'rejected'` if the user rejects the request.
 * @throws WalletKitError `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
 * @throws Any value that `createStatement` of the page throws.
 */
export async function requestWalletSignature(
  { wallet, account, network }: Session,
  input: SignInInput,
  server: Authentication,
): Promise<WalletSignature | 'rejected'> {
  const statement = supportsFeature(wallet, 'signIn')
    ? undefined
    : server.createStatement?.(input, {
        ...account,
        network: network?.name ?? '',
        chainId: network?.chainId ?? null,
      })
  const response = statement
    ? await callFeature(wallet, 'signMessage', statement.request)
    : await callFeature(wallet, 'signIn', input)
  if (isRejection(response)) return 'rejected'
  if (!statement) return parseSignInOutput(wallet.name, response, account.address)
  const output = parseWalletData(wallet.name, 'signature', () =>
    statement.createOutput(unwrapArgs(response) as SignMessageOutput),
  )
  return { account, output }
}

import type { SignInInput, SignMessageOutput } from '../aip62-types.js'
import type { Authentication, SignInStatement } from '../authentication.js'
import { callFeature, supportsFeature } from '../boundary/call-wallet.js'
import { isRejection, parseWalletData, unwrapArgs } from '../boundary/parse-response.js'
import { parseSignInOutput, type WalletSignature } from '../boundary/parse-signed-output.js'
import { WalletKitError } from '../errors.js'
import type { Session } from './connection.js'

/**
 * Requests a signature of an input from the connected wallet, in the task of the caller.
 *
 * @returns The signature, or `'rejected'` if the user rejects the request.
 * @throws WalletKitError `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`, or `AUTHENTICATION_FAILED` if `createStatement` throws.
 */
export async function requestWalletSignature(
  session: Session,
  input: SignInInput,
  server: Authentication,
): Promise<WalletSignature | 'rejected'> {
  const { wallet, account } = session
  const statement = supportsFeature(wallet, 'signIn') ? undefined : createStatement(session, input, server)
  // Without a statement, a wallet that lacks `aptos:signIn` is unsupported.
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

/**
 * Creates the message that a wallet without `aptos:signIn` signs. Returns `undefined` if the page can't create one.
 *
 * @throws WalletKitError `AUTHENTICATION_FAILED`
 */
function createStatement(
  { account, network }: Session,
  input: SignInInput,
  server: Authentication,
): SignInStatement | undefined {
  try {
    return server.createStatement?.(input, {
      ...account,
      network: network?.name ?? '',
      chainId: network?.chainId ?? null,
    })
  } catch (cause) {
    throw new WalletKitError('AUTHENTICATION_FAILED', 'The page could not create the message to sign', {
      cause,
    })
  }
}

import type { SignInInput } from '../core/index.js'
import { parseWalletData } from '../core/internal.js'
import { type ParsedSignInInput, parseSignInInput } from './parse-input.js'
import { createStatement } from './statement.js'
import type { SignInKit, SignInResult } from './types.js'

export type { Authentication, BoundSignInInput, SignedStatement, SignInInput } from '../core/index.js'
export { type AuthenticationUrls, createAuthentication } from './create-authentication.js'
export type { SignInKit, SignInResult } from './types.js'

/**
 * Signs the user in (AIP-116). If the wallet lacks `aptos:signIn`, it signs the same statement as a message. The `method` of
 * the result states how the statement was signed. Connects first if no wallet is connected.
 *
 * @param kit `window.AptosWalletKit`, or the result of `createWalletKit` or `useWalletKit`.
 * @param input The nonce from your server, and any other field of AIP-116. Without a `location`, as in React Native,
 * `domain` and `uri` are required.
 * @throws TypeError If a server must reject the input, for example another page's `domain`, an `expirationTime` that is more
 *   than five minutes in the past, or a statement with line breaks. The wallet is not called.
 * @throws WalletKitError The reasons of `connect`, `signIn`, and `signMessage`, and `BAD_WALLET_DATA` if the response has no
 *   signature. The error can be an instance of another copy of the class, so compare `reason`.
 */
export async function signIn(kit: SignInKit, input: SignInInput): Promise<SignInResult> {
  const parsed = parseSignInInput(input)
  // Do not await if a wallet is connected: browsers block a popup that is opened outside of the task of the click.
  if (!kit.getState().wallet && (await kit.connect()).status === 'Rejected') return { status: 'Rejected' }
  const walletName = kit.getState().wallet?.name ?? ''
  const sign = canSignIn(kit, walletName) ? signInWithWallet : signStatement
  return sign(kit, walletName, parsed)
}

/**
 * Returns whether the wallet has a version of `aptos:signIn`. Without a version, the feature may have no function. Reads the
 * diagnosis, because a failed call to `kit.signIn` would dispatch `wallet-error`.
 */
function canSignIn(kit: SignInKit, walletName: string): boolean {
  const diagnosis = kit.diagnose().find(({ accepted, name }) => accepted && name === walletName)
  const version = diagnosis?.features['aptos:signIn']
  return !!version && version !== 'none'
}

async function signInWithWallet(
  kit: SignInKit,
  walletName: string,
  input: ParsedSignInInput,
): Promise<SignInResult> {
  const response = await kit.signIn(input)
  if (response.status === 'Rejected') return { status: 'Rejected' }
  return parseWalletData(walletName, 'signature', () => {
    if (!response.args.signature) throw new TypeError('The response has no signature')
    return { status: 'Approved', method: 'signIn', args: response.args }
  })
}

async function signStatement(
  kit: SignInKit,
  walletName: string,
  input: ParsedSignInInput,
): Promise<SignInResult> {
  const statement = createStatement(input, kit.getState())
  const response = await kit.signMessage(statement.request)
  if (response.status === 'Rejected') return { status: 'Rejected' }
  return parseWalletData(walletName, 'signature', () => ({
    status: 'Approved',
    ...statement.createOutput(response.args),
  }))
}

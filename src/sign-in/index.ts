import type { SignInInput, WalletState } from '../core/index.js'
import { parseWalletData } from '../core/internal.js'
import { requestNetwork } from './chain-id.js'
import { type ParsedSignInInput, parseSignInInput } from './parse-input.js'
import { createStatement } from './statement.js'
import type { SignInKit, SignInResult } from './types.js'

export type { Authentication, BoundSignInInput, SignedStatement, SignInInput } from '../core/index.js'
export { type AuthenticationUrls, createAuthentication } from './create-authentication.js'
export type { SignInKit, SignInResult } from './types.js'

/** The account that signs, and the name of its wallet. */
interface Signer {
  readonly name: string
  readonly address: string
  readonly publicKey: string
}

/**
 * Signs the user in (AIP-116). If the wallet lacks `aptos:signIn`, it signs the same statement as a message. The `method` of
 * the result states how the statement was signed. Connects first if no wallet is connected.
 *
 * @param kit `window.AptosWalletKit`, or the result of `createWalletKit` or `useWallet`.
 * @param input The nonce from your server, and any other field of AIP-116. Without a `location`, as in React Native,
 * `domain` and `uri` are required.
 * @throws TypeError If a server must reject the input, for example another page's `domain`, an `expirationTime` that is more
 *   than five minutes in the past, or a statement with line breaks. The wallet is not called.
 * @throws WalletKitError The reasons of `connect`, `signIn`, and `signMessage`, and `BAD_WALLET_DATA` if the response has no
 *   signature. The error can be an instance of another copy of the class, so compare `reason`.
 */
export async function signIn(kit: SignInKit, input: SignInInput): Promise<SignInResult> {
  const parsed = parseSignInInput(input)
  const { wallet, address, publicKey } = getState(kit)
  // Do not await if a wallet is connected: browsers block a popup that is opened outside of the task of the click.
  const signer = wallet ? { name: wallet.name, address, publicKey } : await connectSigner(kit)
  if (!signer) return { status: 'Rejected' }
  if (canSignIn(kit, signer.name)) return signInWithWallet(kit, signer.name, parsed)
  // The fields that `useWallet` returned are older than the connection.
  const isStateCurrent = wallet || 'getState' in kit
  const network = isStateCurrent ? getNetwork(getState(kit)) : await requestNetwork(kit)
  return signStatement(kit, signer, parsed, network)
}

const getState = (kit: SignInKit) => ('getState' in kit ? kit.getState() : kit)

const getNetwork = ({ network, chainId }: Pick<WalletState, 'network' | 'chainId'>) => ({
  name: network,
  chainId,
})

/** Connects a wallet. Returns its account, or `undefined` if the user rejects. */
async function connectSigner(kit: SignInKit): Promise<Signer | undefined> {
  const { status } = await kit.connect()
  return status === 'Rejected' ? undefined : kit.getWalletInfo()
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
  { name, address, publicKey }: Signer,
  input: ParsedSignInInput,
  network: { readonly name: string; readonly chainId: number | null },
): Promise<SignInResult> {
  const statement = createStatement(input, {
    address,
    publicKey,
    network: network.name,
    chainId: network.chainId,
  })
  const response = await kit.signMessage(statement.request)
  if (response.status === 'Rejected') return { status: 'Rejected' }
  return parseWalletData(name, 'signature', () => ({
    status: 'Approved',
    ...statement.createOutput(response.args),
  }))
}

import type { SignInInput, SignInOutput, SignMessageOutput, WalletKit, WalletState } from '../core/index.js'
import { readSigned } from './answer.js'
import { askNetwork, chainIdOf } from './chain-id.js'
import { type BoundSignInInput, type GivenInput, statementMessage } from './statement.js'

export type { BoundSignInInput, SignInInput }

/** What of the kit is used here: `window.AptosWalletKit`, what `createWalletKit` made, or what `useWallet` handed out. */
export type SignInKit = Pick<WalletKit, 'connect' | 'diagnose' | 'getWalletInfo' | 'signIn' | 'signMessage'> &
  (
    | Pick<WalletKit, 'getState'>
    | (Pick<WalletState, 'wallet' | 'address' | 'publicKey' | 'network' | 'chainId'> &
        Pick<WalletKit, 'getNetworkInfo'>)
  )

/** The wallet's answer to `aptos:signMessage`, with what a server needs beside it. */
export interface SignedStatement extends SignMessageOutput {
  /** What was signed, with all that was filled in. */
  readonly input: BoundSignInInput
  /**
   * `0x` and hex digits: the key's bytes as they are for Ed25519, 32 of them, and MultiEd25519, without the length that BCS
   * puts before them; BCS-encoded for ts-sdk's `AnyPublicKey` and `MultiKey`. The bytes do not name their scheme: a server
   * that takes more than Ed25519 has to know it, to rebuild the key with the class that fits.
   */
  readonly publicKey: string
}

/**
 * `method` says how the visitor signed in: a server verifies the two differently. With `signMessage` the wallet has not
 * seen to it that the `domain` is the page's; its `application` in `fullMessage` is what a server can go by.
 */
export type SignInResult =
  | { readonly status: 'Rejected'; readonly method?: undefined; readonly args?: undefined }
  | { readonly status: 'Approved'; readonly method: 'signIn'; readonly args: SignInOutput }
  | { readonly status: 'Approved'; readonly method: 'signMessage'; readonly args: SignedStatement }

/** An entry without a value is none: spread over a default it would win, here and in the wallet. JSON's is `null`. */
const withValues = (input: SignInInput) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value != null)) as unknown as GivenInput

/**
 * Signs the visitor in (AIP-116). A wallet without `aptos:signIn` is asked to sign the same statement as a message,
 * and the result says so. Connects first when no wallet is connected. Where there is no `location`, `domain` and `uri`
 * have to be given.
 *
 * @throws TypeError without a nonce; one that is no eight letters or digits (AIP-116) is for the wallet to refuse
 * @throws WalletKitError as `connect`, `signIn` and `signMessage` do; `UNSUPPORTED` when the wallet signs nothing,
 * `BAD_WALLET_DATA` when its answer is no signature. Of a class of this module's own: compare the `reason`.
 */
export async function signIn(kit: SignInKit, input: SignInInput): Promise<SignInResult> {
  if (!input?.nonce) throw new TypeError('Signing in needs a nonce that your server gave out')
  const given = withValues(input)
  const domain = given.domain ?? location.host
  const state = () => ('getState' in kit ? kit.getState() : kit)
  const { wallet } = state()
  // A wallet that is connected is asked in the visitor's own task: its window is no popup to be blocked.
  const signer = wallet ? { ...state(), name: wallet.name } : await connected(kit)
  if (!signer) return { status: 'Rejected' }
  const { name, address, publicKey } = signer
  // Not by trying: a call that is not supported is an error the page hears of.
  const said = kit.diagnose().find((diagnosis) => diagnosis.accepted && diagnosis.name === name)
  const version = said?.features['aptos:signIn']
  // What states no version may be a name with nothing behind it; a message can be signed then, too.
  if (version && version !== 'none') {
    // The one field that AIP-116 wants of the page beside the nonce; the rest a wallet fills in.
    const answer = await kit.signIn({ domain, ...given })
    const args = readSigned(name, answer, (signed) => signed)
    return args ? { status: 'Approved', method: 'signIn', args } : { status: 'Rejected' }
  }
  // A component's fields are of its last drawing: of before the wallet was connected.
  const { name: network, chainId } =
    wallet || 'getState' in kit ? { ...state(), name: state().network } : await askNetwork(kit)
  const bound: BoundSignInInput = {
    domain,
    uri: given.uri ?? location.href,
    version: '1',
    ...chainIdOf(network, chainId),
    ...given,
    address,
  }
  const message = statementMessage(bound)
  // Any page can make this statement. In which one it was signed, only the wallet can say, and a server check.
  const answer = await kit.signMessage({ message, nonce: given.nonce, application: true })
  // By name: what an answer has of its class, the rest of it lacks.
  const args = readSigned(name, answer, ({ fullMessage, signature, ...more }): SignedStatement => {
    if (typeof fullMessage !== 'string') throw new TypeError('it is incomplete')
    return { ...more, fullMessage, signature, input: bound, publicKey }
  })
  return args ? { status: 'Approved', method: 'signMessage', args } : { status: 'Rejected' }
}

/** The account of the wallet the visitor now connects; `undefined` when they will not. */
async function connected(kit: SignInKit) {
  const { status } = await kit.connect()
  return status === 'Rejected' ? undefined : kit.getWalletInfo()
}

import type {
  SignInBoundFields,
  SignInInput,
  SignInOutput,
  SignMessageOutput,
  WalletKit,
  WalletState,
} from '../core/index.js'

/** A sign-in input whose fields, where present, have a value. */
export type DefinedSignInInput = {
  readonly [Field in keyof SignInInput]: Exclude<SignInInput[Field], undefined>
}

/** An input with every field that binds it to one page and one account, and to a network if the network is known. */
export type BoundSignInInput = DefinedSignInInput & Omit<SignInBoundFields, 'chainId'>

/** The part of the kit that `signIn` needs: `window.AptosWalletKit`, or what `createWalletKit` or `useWallet` returned. */
export type SignInKit = Pick<WalletKit, 'connect' | 'diagnose' | 'getWalletInfo' | 'signIn' | 'signMessage'> &
  (
    | Pick<WalletKit, 'getState'>
    | (Pick<WalletState, 'wallet' | 'address' | 'publicKey' | 'network' | 'chainId'> &
        Pick<WalletKit, 'getNetworkInfo'>)
  )

/** The wallet's response to `aptos:signMessage`, and what a server needs to verify it. */
export interface SignedStatement extends SignMessageOutput {
  /** The input of the signed statement, including the fields that `signIn` filled in. */
  readonly input: BoundSignInInput
  /**
   * `0x` and hex digits: the raw bytes of an Ed25519 key (32) or a MultiEd25519 key, and the BCS encoding of ts-sdk's
   * `AnyPublicKey` and `MultiKey`. The bytes don't name their scheme: a server that accepts more than Ed25519 must know it.
   */
  readonly publicKey: string
}

/**
 * The result of `signIn`. `method` is how the user signed in; a server verifies the two differently. With `signMessage`
 * the wallet has not checked `domain`: a server must compare the `application` line in `fullMessage`.
 */
export type SignInResult =
  | { readonly status: 'Rejected'; readonly method?: undefined; readonly args?: undefined }
  | { readonly status: 'Approved'; readonly method: 'signIn'; readonly args: SignInOutput }
  | { readonly status: 'Approved'; readonly method: 'signMessage'; readonly args: SignedStatement }

import type {
  SignInBoundFields,
  SignInInput,
  SignInOutput,
  SignMessageInput,
  SignMessageOutput,
} from './aip62-types.js'
import type { WalletState } from './types.js'

/**
 * Functions that log users in to the page's server. `createAuthentication` from `aptos-wallet-kit/sign-in` creates them from four
 * URLs. If a function rejects, the kit dispatches `wallet-error` with `AUTHENTICATION_FAILED`. Functions that return a promise
 * are called one after another.
 */
export interface Authentication {
  /**
   * Resolves to the input that the user signs: at least a single-use `nonce` of the server, and the `domain`. Called when an input
   * is needed, for example when the connect modal opens, and after a rejection.
   */
  prepare(): Promise<SignInInput>
  /** Sends the signed output to the server. Rejects if the server rejects the output. */
  verify(output: SignedOutput): Promise<void>
  /**
   * Resolves to the address that is logged in on the server, or to `null`. Called on load, and when the login may have changed,
   * for example when the tab becomes visible, and after a failed request.
   */
  getSession(): Promise<string | null>
  /** Ends the login on the server. */
  signOut(): Promise<void>
  /**
   * Builds the message that a wallet without `aptos:signIn` signs. Without this function, users of such wallets can't log
   * in. `createAuthentication` provides it.
   *
   * @param account The connected account and its network.
   */
  createStatement?: ((input: SignInInput, account: StatementAccount) => SignInStatement) | undefined
}

/** The connected account and its network. */
export type StatementAccount = Pick<WalletState, 'address' | 'publicKey' | 'network' | 'chainId'>

/** The statement of AIP-116 as a message. */
export interface SignInStatement {
  /** Input of `aptos:signMessage`. */
  readonly request: SignMessageInput
  /**
   * Returns the wallet's response with the fields that a server needs to verify the signature.
   *
   * @throws TypeError if the response has no signature or no `fullMessage`.
   */
  createOutput(response: SignMessageOutput): SignedOutput
}

/** The signed output of `aptos:signIn` or `aptos:signMessage`. A server verifies the outputs of the two methods differently. */
export type SignedOutput =
  | { readonly method: 'signIn'; readonly args: SignInOutput }
  | { readonly method: 'signMessage'; readonly args: SignedStatement }

/** A sign-in input in which each field that is present has a value. */
export type DefinedSignInInput = {
  readonly [Field in keyof SignInInput]: Exclude<SignInInput[Field], undefined>
}

/** An input with the fields that bind a sign-in to one page and one account, and to a network if the network is known. */
export type BoundSignInInput = DefinedSignInInput & Omit<SignInBoundFields, 'chainId'>

/** The wallet's response to `aptos:signMessage`, with the fields that a server needs to verify the signature. */
export interface SignedStatement extends SignMessageOutput {
  /** The input of the signed statement, including the fields that were filled in. */
  readonly input: BoundSignInInput
  /**
   * `0x` and hex digits: the raw bytes of an Ed25519 key (32 bytes) or a MultiEd25519 key, or the BCS encoding of ts-sdk's
   * `AnyPublicKey` or `MultiKey`. The bytes don't name the scheme of the key. `aptos-wallet-kit/verify` finds the scheme.
   */
  readonly publicKey: string
}

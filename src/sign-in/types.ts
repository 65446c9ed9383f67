import type { SignedStatement, SignInOutput, WalletKit } from '../core/index.js'

/** The part of the kit that `signIn` needs: `window.AptosWalletKit`, or the result of `createWalletKit` or `useWalletKit`. */
export type SignInKit = Pick<WalletKit, 'connect' | 'diagnose' | 'getState' | 'signIn' | 'signMessage'>

/**
 * The result of `signIn`. `method` is the method with which the user signed in. A server verifies the outputs of the two
 * methods differently. With `signMessage`, the wallet has not checked `domain`, so a server must compare the `application`
 * line in `fullMessage` with the origin of its page.
 */
export type SignInResult =
  | { readonly status: 'Rejected'; readonly method?: undefined; readonly args?: undefined }
  | { readonly status: 'Approved'; readonly method: 'signIn'; readonly args: SignInOutput }
  | { readonly status: 'Approved'; readonly method: 'signMessage'; readonly args: SignedStatement }

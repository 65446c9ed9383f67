import type * as pageScript from './page-script.js'

export type { AuthenticationUrls } from './create-authentication.js'

type PageScript = typeof pageScript

declare global {
  /** The functions of `sign-in.js`, on pages that load this script. */
  const AptosSignIn: PageScript
  interface Window {
    readonly AptosSignIn?: PageScript
  }
}

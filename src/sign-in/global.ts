import type * as pageScript from './page-script.js'

export type { AuthenticationUrls } from './create-authentication.js'

type PageScript = typeof pageScript

declare global {
  /** Exists on pages that load `sign-in.js`. */
  const AptosSignIn: PageScript
  interface Window {
    readonly AptosSignIn?: PageScript
  }
}

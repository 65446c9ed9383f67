/** Exports of `sign-in.js`, which are the members of the global `AptosSignIn`. */
export { createAuthentication } from './create-authentication.js'

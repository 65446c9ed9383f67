/** What `sign-in.js` sets as the global `AptosSignIn`. */
export { createAuthentication } from './create-authentication.js'

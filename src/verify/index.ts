export { VerificationError, type VerificationReason } from './errors.js'
export { createNonce } from './expected.js'
export type {
  AptosClient,
  ExpectedMessage,
  ExpectedSignIn,
  SignatureScheme,
  VerifiedAccount,
  VerifyOptions,
} from './types.js'
export { verifyMessage } from './verify-message.js'
export { verifySignIn } from './verify-sign-in.js'

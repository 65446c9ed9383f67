/** Exports for the sibling modules of the core. Pages use `index.ts`. */

export { supportsFeature } from './boundary/call-wallet.js'
export {
  CHAIN_IDS,
  createApproval,
  parseWalletData,
  rejectedResponse,
} from './boundary/parse-response.js'
export { toDataImage, toNodeUrl, toPlainText } from './boundary/sanitize.js'
export { isRegistered } from './boundary/wallet-object.js'
export { getSignInStatus } from './connection/connection.js'
export { emitTransactionIfSubmitted } from './connection/requests.js'
export { createKitParts } from './create-wallet-kit.js'
export { createCancelledError } from './errors.js'
export { createEmit, type Emit } from './events.js'
export { haveSameFields } from './have-same-fields.js'
export { copyOwnProperties } from './options.js'
export { addListener, dispatchEvent, readDocument } from './page/clobber-safe-dom.js'
export { delay } from './page/delay.js'
export type { KitStorage } from './page/storage.js'
export { createStore, reportUncaughtError, type Store } from './page/store.js'
export { discoverWallets } from './wallets/discovery.js'

/** The parts of the wallet that `src/testing` uses. Importing this module does not start the wallet. */

export { fromHex, type Hex, toHex } from './chain/hex.js'
export { generatePrivateKey } from './chain/key-pair.js'
export { NETWORKS } from './chain/networks.js'
export { createFullNode } from './chain/node.js'
export { createPageWallet } from './page-wallet.js'
export {
  parseMisbehaviourOrThrow,
  parseNetworkOrThrow,
  parseOptionOrThrow,
  parsePrivateKeyOrThrow,
} from './parse-option.js'
export { createRequestQueue, type Prompt, type RequestQueue } from './request-queue.js'
export { assertAccountExists, listAccounts } from './state/accounts.js'
export { createInitialState, parseNodeUrl, type WalletState } from './state/state.js'
export type { ChangeSource, Listener, StatePatch, Store } from './state/store.js'
export { createStubFetch } from './stub-node/stub-fetch.js'
export { findStubNetwork } from './stub-node/stub-hosts.js'
export { createStubNode, STUB_CHAIN_IDS, type StubNode } from './stub-node/stub-node.js'
export type {
  MoveAbort,
  MoveModuleAbi,
  NodeRequest,
  NodeResponse,
  StubBehavior,
  TransactionResponse,
} from './stub-node/types.js'
export type { AptosDevWallet, DevAccount, Misbehaviour, NetworkName, RequestKind } from './types.js'

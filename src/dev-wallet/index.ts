import { startDevWallet } from './start.js'

export type {
  AptosDevWallet,
  DevAccount,
  DevWalletOptions,
  Misbehaviour,
  MoveAbort,
  NetworkName,
  NodeMode,
  PendingRequest,
  RequestKind,
} from './types.js'

// Start the wallet only in a browser, because applications also import this module during server rendering.
if (typeof window !== 'undefined') startDevWallet(window)

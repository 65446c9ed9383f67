export type {
  AptosDevWallet,
  DevAccount,
  DevWalletOptions,
  Misbehaviour,
  NetworkName,
  PendingRequest,
  RequestKind,
} from './types.js'

import { boot } from './boot.js'

// An application that renders on a server may import this there too.
if (typeof window !== 'undefined') boot(window)

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

boot(window)

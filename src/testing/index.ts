export { installDevWallet } from './install-dev-wallet.js'
export type {
  InstallOptions,
  InstallTarget,
  MoveAbort,
  MoveModuleAbi,
  RequestOutcome,
  SettleOptions,
  TestAccount,
  TestWallet,
  WalletRequest,
} from './types.js'

export { installDevWallet } from './install-dev-wallet.js'
export type {
  InstallOptions,
  InstallTarget,
  MoveAbort,
  MoveModuleAbi,
  RequestOutcome,
  SettleOptions,
  StubBehavior,
  TestAccount,
  TestWallet,
  TransactionResponse,
  WalletRequest,
} from './types.js'

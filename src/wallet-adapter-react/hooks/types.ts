import type { ReactNode } from 'react'
import type { LazyWallet } from '../../core/index.js'
import type {
  AccountInfo,
  AptosChangeNetworkOutput,
  AptosSignAndSubmitTransactionOutput,
  AptosSignInInput,
  AptosSignInOutput,
  AptosSignMessageInput,
  AptosSignMessageOutput,
  DappConfig,
  InputSubmitTransactionData,
  InputTransactionData,
  Network,
  NetworkInfo,
  PendingTransactionResponse,
  SignTransactionArguments,
  SignTransactionResult,
} from '../types.js'
import type { WalletLists } from '../wallets/list-wallets.js'
import type { AdapterWallet, AvailableWallets } from '../wallets/types.js'

/** The requests of `useWallet()`. */
export interface WalletRequests {
  connect(walletName: string): Promise<void>
  signIn(args: { walletName: string; input: AptosSignInInput }): Promise<AptosSignInOutput | undefined>
  signAndSubmitTransaction(transaction: InputTransactionData): Promise<AptosSignAndSubmitTransactionOutput>
  signTransaction(args: SignTransactionArguments): Promise<SignTransactionResult>
  signMessage(message: AptosSignMessageInput): Promise<AptosSignMessageOutput>
  signMessageAndVerify(message: AptosSignMessageInput): Promise<boolean>
  disconnect(): Promise<void>
  changeNetwork(network: Network): Promise<AptosChangeNetworkOutput>
  submitTransaction(transaction: InputSubmitTransactionData): Promise<PendingTransactionResponse>
}

/** The first argument of an `autoConnect` function: the connection, lists, and requests, instead of the adapter's core. */
export interface WalletCore extends WalletRequests, WalletLists {
  readonly wallet: AdapterWallet | null
  readonly account: AccountInfo | null
  readonly network: NetworkInfo | null
  isConnected(): boolean
}

/** The value of `useWallet()`. */
export interface WalletContextState extends Omit<WalletCore, 'connect' | 'disconnect' | 'isConnected'> {
  connected: boolean
  /** Whether a connection is pending, or a reconnection may follow. `true` on the first render. */
  isLoading: boolean
  connect(walletName: string): void
  disconnect(): void
}

export interface AptosWalletProviderProps {
  children: ReactNode
  /** The only wallets to list. Default: all wallets. */
  optInWallets?: readonly AvailableWallets[]
  /** Wallets to list in `hiddenWallets`, and in no other list. Default: `Petra Web`. */
  hideWallets?: readonly AvailableWallets[]
  /** Whether to reconnect the remembered wallet on page load, or a function that resolves to this value. Default: `false`. */
  autoConnect?: boolean | ((core: WalletCore, adapter: AdapterWallet) => Promise<boolean>)
  dappConfig?: DappConfig
  /**
   * Wallets whose code is loaded only when they may be needed, such as those from `aptos-wallet-kit/petra-web`. Read on the first
   * render only.
   */
  lazyWallets?: readonly LazyWallet[]
  /** Has no effect, because the drop-in sends no telemetry. */
  disableTelemetry?: boolean
  // biome-ignore lint/suspicious/noExplicitAny: the adapter's type
  onError?: (error: any) => void
}

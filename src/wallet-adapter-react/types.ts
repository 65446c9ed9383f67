// The types that the Aptos wallet adapter exports. Only types of ts-sdk are imported: its code is loaded by `ts-sdk.ts`.
import type {
  AccountAddress,
  AccountAddressInput,
  AccountAuthenticator,
  AnyRawTransaction,
  InputGenerateTransactionOptions,
  InputGenerateTransactionPayloadData,
  InputSubmitTransactionData,
  InputTransactionPluginData,
  Network,
  PendingTransactionResponse,
  PublicKey,
  Serializable,
  Signature,
  TransactionSubmitter,
} from '@aptos-labs/ts-sdk'
import type { SignInBoundFields, SignInInput } from '../core/index.js'
import type { WalletReadyState } from './utilities/constants.js'
import type { AptosWallet } from './wallets/aip62-features.js'

export type {
  AccountAddress,
  AccountAuthenticator,
  AnyPublicKey,
  AnyRawTransaction,
  InputGenerateTransactionOptions,
  InputSubmitTransactionData,
  Network,
  PendingTransactionResponse,
  TransactionSubmitter,
} from '@aptos-labs/ts-sdk'
export type { AvailableWallets, WalletInfo } from './wallets/types.js'

/** The account as the wallet returned it. */
export interface AccountInfo extends Serializable {
  readonly address: AccountAddress
  readonly publicKey: PublicKey
  readonly ansName?: string
}

export type AdapterAccountInfo = Omit<AccountInfo, 'ansName'> & { ansName?: string }

export interface NetworkInfo {
  name: Network
  chainId: number
  url?: string
}

export interface AptosSignMessageInput {
  address?: boolean
  application?: boolean
  chainId?: boolean
  message: string
  nonce: string
}

export interface AptosSignMessageOutput {
  address?: string
  application?: string
  chainId?: number
  fullMessage: string
  message: string
  nonce: string
  prefix: 'APTOS'
  signature: Signature
}

export interface AptosSignAndSubmitTransactionOutput {
  hash: string
}

export interface AptosSignTransactionOutputV1_1 {
  authenticator: AccountAuthenticator
  rawTransaction: AnyRawTransaction
}

export interface AptosChangeNetworkOutput {
  success: boolean
  reason?: string
}

export type AptosSignInInput = {
  -readonly [Key in keyof SignInInput]: NonNullable<SignInInput[Key]> extends readonly string[]
    ? string[]
    : SignInInput[Key]
}

export type AptosSignInBoundFields = SignInBoundFields

/** @deprecated Use {@link AptosSignInBoundFields}. */
export type AptosSignInRequiredFields = AptosSignInBoundFields

export interface AptosSignInOutput {
  account: AccountInfo
  input: AptosSignInInput & AptosSignInBoundFields
  signature: Signature
  type: string
}

/** A wallet on this page. */
export type AdapterWallet = AptosWallet & {
  readyState?: WalletReadyState
  isAptosNativeWallet?: boolean
  /** The wallet to use if this one is not installed. */
  fallbackWallet?: AdapterWallet
}

/** A wallet that can be installed. */
export type AdapterNotDetectedWallet = Omit<AdapterWallet, 'features' | 'version' | 'chains' | 'accounts'> & {
  readyState: WalletReadyState.NotDetected
}

export type AnyWallet = AdapterWallet | AdapterNotDetectedWallet

export interface AptosStandardSupportedWallet {
  name: string
  url: string
  icon: AptosWallet['icon']
  readyState: WalletReadyState.NotDetected
  isAIP62Standard: true
  deeplinkProvider?: string
  isAptosNativeWallet?: boolean
}

/** A transaction for the wallet to build; a `transactionSubmitter` here overrides the one of `dappConfig`. */
export type InputTransactionData = {
  sender?: AccountAddressInput
  data: InputGenerateTransactionPayloadData
  options?: InputGenerateTransactionOptions & {
    expirationSecondsFromNow?: number
    expirationTimestamp?: number
  }
  /** Always on if there is a transaction submitter. */
  withFeePayer?: boolean
} & InputTransactionPluginData

export interface SignTransactionArguments {
  transactionOrPayload: AnyRawTransaction | InputTransactionData
  asFeePayer?: boolean
}

export interface SignTransactionResult {
  authenticator: AccountAuthenticator
  rawTransaction: Uint8Array
}

export interface DappConfig {
  network: Network
  /** Submits transactions in place of the wallet. */
  transactionSubmitter?: TransactionSubmitter
  aptosApiKeys?: Partial<Record<Network, string>>
  /** Unused. */
  aptosConnectDappId?: string
  /** Unused; see `petraWebWallets` of `aptos-wallet-kit/petra-web`. */
  aptosConnect?: {
    dappId?: string
    dappName?: string
    dappImageURI?: string
    preferredWalletName?: string
    claimSecretKey?: string | Uint8Array
    aptosClientConfig?: object
    backendBaseURL?: string
    frontendBaseURL?: string
    tgWebAppURL?: string
    provider?: 'google' | 'apple' | 'generic'
  }
  /** @deprecated Unused. */
  mizuwallet?: { manifestURL: string; appId?: string }
  /** @deprecated Unused. */
  msafeWalletConfig?: { appId?: string; appUrl?: string }
  /** Unused; wallets of other chains are listed once their packages have registered them. */
  crossChainWallets?: boolean
}

/** The requests of the hook. */
export interface WalletActions {
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

/** The argument of an `autoConnect` function: the connection and the requests, instead of the adapter's core. */
export interface WalletCore extends WalletActions {
  readonly wallet: AdapterWallet | null
  readonly account: AccountInfo | null
  readonly network: NetworkInfo | null
  readonly wallets: readonly AdapterWallet[]
  readonly hiddenWallets: readonly AdapterWallet[]
  readonly notDetectedWallets: readonly AdapterNotDetectedWallet[]
  isConnected(): boolean
}

// The types of the Aptos wallet adapter. From ts-sdk, import only types: `utilities/load-sdk.ts` loads the code of ts-sdk.
import type {
  AccountAddress,
  AccountAddressInput,
  AccountAuthenticator,
  AnyRawTransaction,
  InputGenerateTransactionOptions,
  InputGenerateTransactionPayloadData,
  InputTransactionPluginData,
  Network,
  PublicKey,
  Serializable,
  Signature,
  TransactionSubmitter,
} from '@aptos-labs/ts-sdk'
import type { SignInBoundFields, SignInInput } from '../core/index.js'

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

/** The account as the wallet returned it, with its name once the name is known. */
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

/** A transaction that the wallet or ts-sdk builds. Its `transactionSubmitter` overrides that of `dappConfig`. */
export type InputTransactionData = {
  sender?: AccountAddressInput
  data: InputGenerateTransactionPayloadData
  options?: InputGenerateTransactionOptions & {
    expirationSecondsFromNow?: number
    expirationTimestamp?: number
  }
  /** Whether the transaction has a fee payer. A transaction for a transaction submitter always has one. */
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
  /** Unused. See `petraWebWallets` from `aptos-wallet-kit/petra-web`. */
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
  /** Unused. Wallets of other chains are listed once their packages have registered them. */
  crossChainWallets?: boolean
}

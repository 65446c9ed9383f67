import type {
  AccountAuthenticator,
  AnyRawTransaction,
  InputGenerateTransactionPayloadData,
} from '@aptos-labs/ts-sdk'
import type { UserResponse } from '../../core/index.js'
import type {
  AccountAddress,
  AccountInfo,
  AptosChangeNetworkOutput,
  AptosSignAndSubmitTransactionOutput,
  AptosSignInInput,
  AptosSignInOutput,
  AptosSignMessageInput,
  AptosSignMessageOutput,
  AptosSignTransactionOutputV1_1,
  NetworkInfo,
} from '../types.js'

type Feature<Name extends string, Method> = { readonly version: string } & Readonly<Record<Name, Method>>

/** Input of `aptos:signTransaction` 1.1.0. */
export interface SignTransactionInputV1_1 {
  payload: InputGenerateTransactionPayloadData
  expirationSecondsFromNow?: number | undefined
  expirationTimestamp?: number | undefined
  gasUnitPrice?: number | undefined
  maxGasAmount?: number | undefined
  sequenceNumber?: number | bigint | undefined
  sender?: { address: AccountAddress } | undefined
}

/** The features that the adapter requires of a wallet. */
export interface AptosRequiredFeatures {
  'aptos:account': Feature<'account', () => Promise<AccountInfo>>
  'aptos:connect': Feature<
    'connect',
    (silent?: boolean, network?: NetworkInfo) => Promise<UserResponse<AccountInfo>>
  >
  'aptos:disconnect': Feature<'disconnect', () => Promise<void>>
  'aptos:network': Feature<'network', () => Promise<NetworkInfo>>
  'aptos:onAccountChange': Feature<
    'onAccountChange',
    (listener: (account: AccountInfo) => void) => Promise<void>
  >
  'aptos:onNetworkChange': Feature<
    'onNetworkChange',
    (listener: (network: NetworkInfo) => void) => Promise<void>
  >
  'aptos:signMessage': Feature<
    'signMessage',
    (input: AptosSignMessageInput) => Promise<UserResponse<AptosSignMessageOutput>>
  >
  'aptos:signTransaction': Feature<
    'signTransaction',
    {
      (transaction: AnyRawTransaction, asFeePayer?: boolean): Promise<UserResponse<AccountAuthenticator>>
      (input: SignTransactionInputV1_1): Promise<UserResponse<AptosSignTransactionOutputV1_1>>
    }
  >
}

/** The features that only some wallets have. */
export interface AptosOptionalFeatures {
  'aptos:signAndSubmitTransaction': Feature<
    'signAndSubmitTransaction',
    (
      input:
        | {
            payload: InputGenerateTransactionPayloadData
            gasUnitPrice?: number | undefined
            maxGasAmount?: number | undefined
          }
        | AnyRawTransaction,
    ) => Promise<UserResponse<AptosSignAndSubmitTransactionOutput>>
  >
  'aptos:changeNetwork': Feature<
    'changeNetwork',
    (network: NetworkInfo) => Promise<UserResponse<AptosChangeNetworkOutput>>
  >
  'aptos:signIn': Feature<'signIn', (input: AptosSignInInput) => Promise<UserResponse<AptosSignInOutput>>>
  'aptos:openInMobileApp': Feature<'openInMobileApp', () => void>
}

/** A registered wallet of AIP-62. */
export interface AptosWallet {
  readonly name: string
  readonly url: string
  readonly icon: `data:image/${'svg+xml' | 'webp' | 'png' | 'gif'};base64,${string}`
  readonly version: '1.0.0'
  readonly chains: readonly `${string}:${string}`[]
  readonly accounts: readonly { readonly address: string; readonly publicKey: Uint8Array }[]
  readonly features: AptosRequiredFeatures & Partial<AptosOptionalFeatures>
  readonly deeplinkProvider?: string
}

/**
 * Types of AIP-62: requests of a page to the connected wallet, and the wallet's responses. The kit passes both on
 * unchanged and unvalidated. Only the signature in a response proves anything, and only to a server that verifies it.
 */

/** Response to a prompt. A rejection by the user is a result, not an error. */
export type UserResponse<Args> =
  | { readonly status: 'Approved'; readonly args: Args }
  | { readonly status: 'Rejected'; readonly args?: undefined }

/** Input of `aptos:signMessage`. */
export interface SignMessageInput {
  readonly message: string
  /** Single-use text from the page's server. */
  readonly nonce: string
  /** Adds a line with the account's address to the signed text. */
  readonly address?: boolean | undefined
  /** Adds a line with the page's origin to the signed text. */
  readonly application?: boolean | undefined
  /** Adds a line with the chain ID to the signed text. */
  readonly chainId?: boolean | undefined
}

/** Output of `aptos:signMessage`. The last three fields are set if the input requested them. */
export interface SignMessageOutput {
  /** The text that was signed. The order of its lines differs between wallets. */
  readonly fullMessage: string
  /** Instance of the wallet's own class. `toHex` converts it. */
  readonly signature: unknown
  readonly message: string
  readonly nonce: string
  readonly prefix: 'APTOS'
  readonly address?: string | undefined
  readonly application?: string | undefined
  readonly chainId?: number | undefined
}

/** Payload of a transaction: ts-sdk's `InputGenerateTransactionPayloadData`, with values of any copy of ts-sdk. */
export type TransactionPayloadInput = {
  readonly typeArguments?: readonly unknown[] | undefined
  /** Multisig account that executes the transaction. */
  readonly multisigAddress?: unknown
} & (
  | {
      /** Entry function, for example `0x1::aptos_account::transfer`. */
      readonly function: string
      readonly functionArguments?: readonly unknown[] | undefined
      /** ts-sdk's `EntryFunctionABI`. Default: fetched by the wallet. */
      readonly abi?: object | undefined
    }
  | {
      /** Script bytecode, as hex text or bytes. */
      readonly bytecode: string | Uint8Array
      readonly functionArguments: readonly unknown[]
    }
)

/** Input of `aptos:signAndSubmitTransaction` 1.1. The wallet fills in fields that are missing. */
export interface SignAndSubmitTransactionInput {
  readonly payload: TransactionPayloadInput
  /** Octas for a unit of gas. */
  readonly gasUnitPrice?: number | undefined
  /** Units of gas. */
  readonly maxGasAmount?: number | undefined
}

/** Output of `aptos:signAndSubmitTransaction`. */
export interface SignAndSubmitTransactionOutput {
  /** `0x` and 64 hex digits. A submitted transaction can still fail on chain. */
  readonly hash: string
}

/** Additional signer or fee payer of a transaction. */
export interface SignerInput {
  /** Instance of ts-sdk's `AccountAddress`. */
  readonly address: object
  /** Instance of a public key class of ts-sdk. */
  readonly publicKey?: object | undefined
}

/** Input of `aptos:signTransaction` 1.1. The wallet fills in fields that are missing. */
export interface SignTransactionInput extends Omit<SignAndSubmitTransactionInput, 'payload'> {
  /** Payload, or an instance of ts-sdk's `TransactionPayload`. */
  readonly payload: TransactionPayloadInput | { bcsToBytes(): Uint8Array }
  /** Seconds since 1970. */
  readonly expirationTimestamp?: number | undefined
  readonly expirationSecondsFromNow?: number | undefined
  readonly sequenceNumber?: number | bigint | undefined
  readonly sender?: SignerInput | undefined
  readonly feePayer?: SignerInput | undefined
  readonly secondarySigners?: readonly SignerInput[] | undefined
  /** Account that signs: an instance of ts-sdk's `AccountAddress`. Default: the sender. */
  readonly signerAddress?: object | undefined
  readonly network?: string | undefined
}

/** Output of `aptos:signTransaction` 1.1: instances of classes of the wallet's own copy of ts-sdk. */
export interface SignTransactionOutput {
  readonly authenticator: unknown
  readonly rawTransaction: unknown
}

/**
 * A transaction that the page built with ts-sdk: a `SimpleTransaction` or a `MultiAgentTransaction` of any copy of
 * ts-sdk 1 or later.
 */
export interface BuiltTransaction {
  readonly rawTransaction: { bcsToBytes(): Uint8Array }
  readonly feePayerAddress?: object | undefined
  readonly secondarySignerAddresses?: readonly object[] | undefined
}

/** Signature of a built transaction: an `AccountAuthenticator` of the wallet's own copy of ts-sdk. */
export interface TransactionAuthenticator {
  bcsToBytes(): Uint8Array
}

/** Input of `aptos:signIn` (AIP-116). The wallet fills in fields that are missing. */
export interface SignInInput {
  /** Single-use text from the page's server: at least eight letters or digits. */
  readonly nonce: string
  /** Host of the page. Required by the standard; `signIn` of `aptos-wallet-kit/sign-in` sets it. */
  readonly domain?: string | undefined
  /** Address of the connected account. Wallets refuse any other. */
  readonly address?: string | undefined
  /** URL of the page. */
  readonly uri?: string | undefined
  /** `1`. */
  readonly version?: string | undefined
  /** Statement of one line that the user agrees to. */
  readonly statement?: string | undefined
  /** Chain ID of the wallet's network, for example `aptos:mainnet`. */
  readonly chainId?: string | undefined
  /** ISO 8601, as all times here. */
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** AIP-116's `AptosSignInBoundFields`: fields that bind a sign-in to one page and one account. */
export interface SignInBoundFields {
  readonly domain: string
  readonly address: string
  readonly uri: string
  readonly version: string
  readonly chainId: string
}

/** Output of `aptos:signIn`. A server rebuilds the signed text from `input` and verifies `signature` with the key of `account`. */
export interface SignInOutput {
  /** Instances of the wallet's own classes. `toHex` converts both. */
  readonly account: { readonly address: unknown; readonly publicKey: unknown }
  /** Input with the fields that the wallet filled in. */
  readonly input: SignInInput & SignInBoundFields
  /** Instance of the wallet's own class. `toHex` converts it. */
  readonly signature: unknown
  /** Signature scheme: `ed25519`, `multi_ed25519`, `single_key` or `multi_key`. */
  readonly type: string
}

/** Input of `aptos:changeNetwork`. */
export interface ChangeNetworkInput {
  /** Lower case, for example `testnet`. */
  readonly name: string
  /** Required by the standard and by some wallets. */
  readonly chainId?: number | undefined
  /** URL of a full node. */
  readonly url?: string | undefined
}

/** Output of `aptos:changeNetwork`. An approval does not mean that the network changed: check `success`. */
export interface ChangeNetworkOutput {
  readonly success: boolean
  readonly reason?: string | undefined
}

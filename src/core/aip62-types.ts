/**
 * Types of AIP-62 and AIP-116: requests of a page to the connected wallet, and the wallet's responses. The requests of the
 * kit pass both on unchanged and unvalidated. A response proves nothing until a server has verified its signature.
 */

/** Response to a prompt. A rejection by the user is a result, not an error. */
export type UserResponse<Args> =
  | { readonly status: 'Approved'; readonly args: Args }
  | { readonly status: 'Rejected'; readonly args?: undefined }

/** Input of `aptos:signMessage`. */
export interface SignMessageInput {
  /** Text for the user to read. */
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

/** Output of `aptos:signMessage`. Send `fullMessage` to your server as is: wallets order its lines differently. */
export interface SignMessageOutput {
  /** The text that was signed. */
  readonly fullMessage: string
  /** Instance of the wallet's own class. `toHex` converts it. */
  readonly signature: unknown
  /** Message of the input. */
  readonly message: string
  /** Nonce of the input. */
  readonly nonce: string
  /** First line of `fullMessage`. */
  readonly prefix: 'APTOS'
  /** Address, if the input requested it. */
  readonly address?: string | undefined
  /** Origin of the page, if the input requested it. */
  readonly application?: string | undefined
  /** Chain ID, if the input requested it. */
  readonly chainId?: number | undefined
}

/** Payload of a transaction: ts-sdk's `InputGenerateTransactionPayloadData`, with values of any copy of ts-sdk. */
export type TransactionPayloadInput = {
  /** Type arguments of the function or script, such as `0x1::aptos_coin::AptosCoin`. */
  readonly typeArguments?: readonly unknown[] | undefined
  /** Address of the multisig account that executes the transaction: `0x` and hex digits, or an instance of ts-sdk's `AccountAddress`. */
  readonly multisigAddress?: unknown
} & (
  | {
      /** Entry function, for example `0x1::aptos_account::transfer`. */
      readonly function: string
      /**
       * Arguments of the function, without the signer. Amounts are in the smallest unit of a coin: 1 APT is 100,000,000 octas. Pass a
       * number of 2^53 or more as a `bigint` or as decimal text.
       */
      readonly functionArguments?: readonly unknown[] | undefined
      /** ts-sdk's `EntryFunctionABI`. Default: the ABI that the wallet fetches. */
      readonly abi?: object | undefined
    }
  | {
      /** Script bytecode, as hex text or bytes. */
      readonly bytecode: string | Uint8Array
      /** Arguments of the script, as instances of the classes of ts-sdk. */
      readonly functionArguments: readonly unknown[]
    }
)

/** Input of `aptos:signAndSubmitTransaction` 1.1. The wallet fills in fields that are missing. */
export interface SignAndSubmitTransactionInput {
  /** Function or script that the transaction runs. */
  readonly payload: TransactionPayloadInput
  /** Price of a unit of gas, in octas. 1 APT is 100,000,000 octas. */
  readonly gasUnitPrice?: number | undefined
  /** Maximum number of gas units that the transaction can use. */
  readonly maxGasAmount?: number | undefined
}

/** Output of `aptos:signAndSubmitTransaction`. */
export interface SignAndSubmitTransactionOutput {
  /** `0x` and 64 hex digits. A submitted transaction can still fail on chain. */
  readonly hash: string
}

/** Additional signer or fee payer of a transaction. */
export interface SignerInput {
  /** Address: an instance of ts-sdk's `AccountAddress`. */
  readonly address: object
  /** Public key: an instance of a class of ts-sdk. */
  readonly publicKey?: object | undefined
}

/** Input of `aptos:signTransaction` 1.1. The wallet fills in fields that are missing. */
export interface SignTransactionInput extends Omit<SignAndSubmitTransactionInput, 'payload'> {
  /** Payload, or an instance of ts-sdk's `TransactionPayload`. */
  readonly payload: TransactionPayloadInput | { bcsToBytes(): Uint8Array }
  /** Time until which the transaction can be committed, in seconds since 1970. */
  readonly expirationTimestamp?: number | undefined
  /** Time until which the transaction can be committed, in seconds from now. */
  readonly expirationSecondsFromNow?: number | undefined
  /** Sequence number of the sender. */
  readonly sequenceNumber?: number | bigint | undefined
  /** Account that sends the transaction. Default: the connected account. */
  readonly sender?: SignerInput | undefined
  /** Account that pays the fee. Default: the sender. */
  readonly feePayer?: SignerInput | undefined
  /** Accounts that sign in addition to the sender. */
  readonly secondarySigners?: readonly SignerInput[] | undefined
  /** Address of the account that signs: an instance of ts-sdk's `AccountAddress`. Default: the address of the sender. */
  readonly signerAddress?: object | undefined
  /** Network on which the transaction is valid. Default: the network of the wallet. */
  readonly network?: string | undefined
}

/** Output of `aptos:signTransaction` 1.1: instances of classes of the wallet's own copy of ts-sdk. */
export interface SignTransactionOutput {
  /** Signature with the public key: ts-sdk's `AccountAuthenticator`. */
  readonly authenticator: unknown
  /** The transaction that was signed: ts-sdk's `SimpleTransaction` or `MultiAgentTransaction`. */
  readonly rawTransaction: unknown
}

/**
 * A transaction that the page built with ts-sdk: a `SimpleTransaction` or a `MultiAgentTransaction` of any copy of
 * ts-sdk 1 or later.
 */
export interface BuiltTransaction {
  /** Instance of ts-sdk's `RawTransaction`. */
  readonly rawTransaction: { bcsToBytes(): Uint8Array }
  /** Address of the account that pays the fee. */
  readonly feePayerAddress?: object | undefined
  /** Addresses of the accounts that sign in addition to the sender. */
  readonly secondarySignerAddresses?: readonly object[] | undefined
}

/** Signature of a built transaction: an `AccountAuthenticator` of the wallet's own copy of ts-sdk. */
export interface TransactionAuthenticator {
  /** Returns the BCS encoding. */
  bcsToBytes(): Uint8Array
}

/** Input of `aptos:signIn` (AIP-116). The wallet fills in fields that are missing. */
export interface SignInInput {
  /** Single-use text from the page's server: only letters and digits, at least eight. Wallets reject a UUID with hyphens. */
  readonly nonce: string
  /** Host of the page. Required by the standard. `signIn` from `aptos-wallet-kit/sign-in` sets this field. */
  readonly domain?: string | undefined
  /** Address of the connected account. Wallets reject any other address. */
  readonly address?: string | undefined
  /** URL of the page. */
  readonly uri?: string | undefined
  /** Version of the statement: `1`. */
  readonly version?: string | undefined
  /** Statement of one line that the user agrees to. */
  readonly statement?: string | undefined
  /** Chain ID of the wallet's network, for example `aptos:mainnet`. */
  readonly chainId?: string | undefined
  /** Time at which the statement was issued, in ISO 8601. */
  readonly issuedAt?: string | undefined
  /** Time after which the sign-in is no longer valid, in ISO 8601. */
  readonly expirationTime?: string | undefined
  /** Time before which the sign-in is not valid yet, in ISO 8601. */
  readonly notBefore?: string | undefined
  /** ID of the request in your system. */
  readonly requestId?: string | undefined
  /** URLs that the statement refers to. */
  readonly resources?: readonly string[] | undefined
}

/** AIP-116's `AptosSignInBoundFields`: fields that bind a sign-in to one page and one account. */
export interface SignInBoundFields {
  /** Host of the page. */
  readonly domain: string
  /** Address of the account. */
  readonly address: string
  /** URL of the page. */
  readonly uri: string
  /** Version of the statement. */
  readonly version: string
  /** Chain ID, for example `aptos:mainnet`. */
  readonly chainId: string
}

/** Output of `aptos:signIn`. A server rebuilds the signed text from `input` and verifies `signature` with the key of `account`. */
export interface SignInOutput {
  /** Account that signed. `toHex` converts both fields, which are instances of the wallet's own classes. */
  readonly account: { readonly address: unknown; readonly publicKey: unknown }
  /** Input with the fields that the wallet filled in. */
  readonly input: SignInInput & SignInBoundFields
  /** Instance of the wallet's own class. `toHex` converts it. */
  readonly signature: unknown
  /** Signature scheme: `ed25519`, `multi_ed25519`, `single_key`, or `multi_key`. */
  readonly type: string
}

/** Input of `aptos:changeNetwork`. */
export interface ChangeNetworkInput {
  /** Name of the network in lowercase, for example `testnet`. */
  readonly name: string
  /** Chain ID of the network, such as 1 for mainnet and 2 for testnet. Required by the standard and by some wallets. */
  readonly chainId?: number | undefined
  /** URL of a full node. */
  readonly url?: string | undefined
}

/** Output of `aptos:changeNetwork`. An approval does not mean that the network changed: check `success`. */
export interface ChangeNetworkOutput {
  /** Whether the network changed. */
  readonly success: boolean
  /** Reason why the network did not change. */
  readonly reason?: string | undefined
}

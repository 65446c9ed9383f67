/**
 * What a page asks the connected wallet, and what the wallet answers: the types of AIP-62. The kit hands both over
 * unchanged and unchecked: of an answer only the signature proves anything, and only to a server.
 */
/** A visitor who says no is an answer, not an error. */
export type UserResponse<Args> =
  | {
      readonly status: 'Approved'
      readonly args: Args
    }
  | {
      readonly status: 'Rejected'
      readonly args?: undefined
    }
/** `aptos:signMessage`. */
export interface SignMessageInput {
  readonly message: string
  /** Good for one time. */
  readonly nonce: string
  /** Whether the signed text has a line with the address; likewise the next two. */
  readonly address?: boolean | undefined
  /** The page's origin. */
  readonly application?: boolean | undefined
  readonly chainId?: boolean | undefined
}
/** AIP-62's `AptosSignMessageOutput`; the last three fields are for who asked for them. */
export interface SignMessageOutput {
  /** What the signature is of. Wallets put its lines in orders of their own. */
  readonly fullMessage: string
  /** Of a class of the wallet's own; `toHex` reads it. */
  readonly signature: unknown
  readonly message: string
  readonly nonce: string
  readonly prefix: 'APTOS'
  readonly address?: string | undefined
  readonly application?: string | undefined
  readonly chainId?: number | undefined
}
/** What a transaction is to do: ts-sdk's `InputGenerateTransactionPayloadData`, with values of any copy of it. */
export type TransactionPayloadInput = {
  readonly typeArguments?: readonly unknown[] | undefined
  /** The multisig account whose transaction it is. */
  readonly multisigAddress?: unknown
} & (
  | {
      /** An entry function, e.g. `0x1::aptos_account::transfer`. */
      readonly function: string
      readonly functionArguments?: readonly unknown[] | undefined
      /** ts-sdk's `EntryFunctionABI`; wallets fetch it where it is not given. */
      readonly abi?: object | undefined
    }
  | {
      /** Of a script, as hex text or bytes. */
      readonly bytecode: string | Uint8Array
      readonly functionArguments: readonly unknown[]
    }
)
/** `aptos:signAndSubmitTransaction` 1.1. What is not given is the wallet's to fill in. */
export interface SignAndSubmitTransactionInput {
  readonly payload: TransactionPayloadInput
  /** Octas for a unit of gas. */
  readonly gasUnitPrice?: number | undefined
  /** Units of gas. */
  readonly maxGasAmount?: number | undefined
}
/** AIP-62's `AptosSignAndSubmitTransactionOutput`. */
export interface SignAndSubmitTransactionOutput {
  /** `0x` and 64 hex digits. That it was submitted does not say that it went through. */
  readonly hash: string
}
/** One who signs a transaction beside the sender, or pays for it. */
export interface SignerInput {
  /** An instance of ts-sdk's `AccountAddress`. */
  readonly address: object
  /** An instance of one of ts-sdk's public keys. */
  readonly publicKey?: object | undefined
}
/** `aptos:signTransaction` 1.1. What is not given is the wallet's to fill in. */
export interface SignTransactionInput extends Omit<SignAndSubmitTransactionInput, 'payload'> {
  /** Or an instance of ts-sdk's `TransactionPayload`. */
  readonly payload:
    | TransactionPayloadInput
    | {
        bcsToBytes(): Uint8Array
      }
  /** Seconds since 1970. */
  readonly expirationTimestamp?: number | undefined
  readonly expirationSecondsFromNow?: number | undefined
  readonly sequenceNumber?: number | bigint | undefined
  readonly sender?: SignerInput | undefined
  readonly feePayer?: SignerInput | undefined
  readonly secondarySigners?: readonly SignerInput[] | undefined
  /** Who is to sign, where that is not the sender: an instance of ts-sdk's `AccountAddress`. */
  readonly signerAddress?: object | undefined
  readonly network?: string | undefined
}
/** Instances of classes of the wallet's own copy of ts-sdk. */
export interface SignTransactionOutput {
  readonly authenticator: unknown
  readonly rawTransaction: unknown
}
/** What a visitor signs in with, AIP-116's input. The wallet fills in what else is left out. */
export interface SignInInput {
  /** At least eight letters or digits that the page's server gave out for this one time. */
  readonly nonce: string
  /** The page's host. The standard asks the page for it; `signIn` of `aptos-wallet-kit/sign-in` fills it in. */
  readonly domain?: string | undefined
  /** Of the account that is connected: wallets refuse another. */
  readonly address?: string | undefined
  /** The page's address. */
  readonly uri?: string | undefined
  /** `1`. */
  readonly version?: string | undefined
  /** One line that the visitor agrees to. */
  readonly statement?: string | undefined
  /** Of the network the wallet is on, for example `aptos:mainnet`. */
  readonly chainId?: string | undefined
  /** ISO 8601, as all times here. */
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}
/** AIP-116's `AptosSignInBoundFields`: what binds a sign-in to one page and one account. */
export interface SignInBoundFields {
  readonly domain: string
  readonly address: string
  readonly uri: string
  readonly version: string
  readonly chainId: string
}
/** AIP-116: `signature` is of what a server builds again from `input`, by the key of `account`. */
export interface SignInOutput {
  /** Instances of classes of the wallet's own; `toHex` reads both. */
  readonly account: {
    readonly address: unknown
    readonly publicKey: unknown
  }
  /** With all that the wallet filled in. */
  readonly input: SignInInput & SignInBoundFields
  /** Of a class of the wallet's own; `toHex` reads it. */
  readonly signature: unknown
  /** The scheme: `ed25519`, `multi_ed25519`, `single_key` or `multi_key`. */
  readonly type: string
}
/** `aptos:changeNetwork`. */
export interface ChangeNetworkInput {
  /** Lower case, e.g. `testnet`. */
  readonly name: string
  /** The standard asks for it, and some wallets insist. */
  readonly chainId?: number | undefined
  /** Of a full node. */
  readonly url?: string | undefined
}
/** An approval is not yet a change. */
export interface ChangeNetworkOutput {
  readonly success: boolean
  readonly reason?: string | undefined
}

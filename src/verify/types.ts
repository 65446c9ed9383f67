import type { SignInInput } from '../core/aip62-types.js'

/**
 * Fields that a server expects of a sign-in: every field that it issued with the nonce. Keep them on the server, and never take
 * them from the request.
 */
export interface ExpectedSignIn extends Omit<SignInInput, 'domain' | 'version'> {
  /** Origin of your page, for example `https://shop.example`. Take it from your settings, never from the request. */
  readonly application: string
  /** Nonce that your server issued for this session. Delete it before you verify, because it is single-use. */
  readonly nonce: string
  /** Chain that the user must sign for, for example `aptos:mainnet`. Default: any chain. */
  readonly chainId?: string | undefined
}

/** Fields that a server expects of a message that was signed with `signMessage({ message, nonce, application: true })`. */
export interface ExpectedMessage {
  /** Origin of your page, for example `https://shop.example`. Take it from your settings, never from the request. */
  readonly application: string
  readonly message: string
  /** Nonce that your server issued for this session. Delete it before you verify, because it is single-use. */
  readonly nonce: string
  /** Account that must have signed. Default: the account whose address is derived from the key. */
  readonly address?: string | undefined
}

/** The part of ts-sdk's `Aptos` that a verification uses: a client of the chain of your accounts. */
export interface AptosClient {
  /** ts-sdk's `AptosConfig`. */
  readonly config: object
  getAccountInfo(args: { accountAddress: string }): Promise<{ authentication_key: string }>
}

export interface VerifyOptions {
  /** ts-sdk's client of your network, for example `new Aptos(new AptosConfig({ network: Network.MAINNET }))`. */
  readonly aptos?: AptosClient | undefined
}

/** AIP-116's name of a signature scheme. */
export type SignatureScheme = 'ed25519' | 'multi_ed25519' | 'single_key' | 'multi_key'

/** The account that signed. */
export interface VerifiedAccount {
  /** `0x` and 64 hex digits. */
  readonly address: string
  /**
   * `0x` and hex digits: the raw bytes of an Ed25519 or MultiEd25519 key, or the BCS encoding of ts-sdk's `AnyPublicKey` or
   * `MultiKey`.
   */
  readonly publicKey: string
  readonly scheme: SignatureScheme
}

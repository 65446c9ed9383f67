import type {
  AccountAuthenticatorEd25519,
  AccountAuthenticatorMultiEd25519,
  AccountAuthenticatorMultiKey,
  AccountAuthenticatorSingleKey,
} from '@aptos-labs/ts-sdk'
import { concatBytes } from '@noble/hashes/utils.js'
import { serializeString, serializeUleb128 } from '../chain/bcs.js'
import type { KeyPair } from '../chain/key-pair.js'
import { Address } from './address.js'
import { BcsValue } from './bcs-value.js'
import { PublicKey, Signature } from './keys.js'

const ED25519_VARIANT = serializeUleb128(0)

/** The account in the responses and events of the wallet. */
export class Account extends BcsValue {
  readonly address: Address
  readonly publicKey: PublicKey

  constructor(key: KeyPair) {
    const publicKey = new PublicKey(key.publicKey)
    super(concatBytes(key.address, ED25519_VARIANT, publicKey.bcsToBytes(), serializeString('')))
    this.address = new Address(key.address)
    this.publicKey = publicKey
  }
}

/** The public key of a signer, and the signature of a transaction. */
export class Authenticator extends BcsValue {
  readonly public_key: PublicKey
  readonly signature: Signature

  constructor(key: KeyPair, signature: Uint8Array) {
    const parts = { publicKey: new PublicKey(key.publicKey), signature: new Signature(signature) }
    super(concatBytes(ED25519_VARIANT, parts.publicKey.bcsToBytes(), parts.signature.bcsToBytes()))
    this.public_key = parts.publicKey
    this.signature = parts.signature
  }

  isEd25519(): this is AccountAuthenticatorEd25519 {
    return true
  }

  isMultiEd25519(): this is AccountAuthenticatorMultiEd25519 {
    return false
  }

  isSingleKey(): this is AccountAuthenticatorSingleKey {
    return false
  }

  isMultiKey(): this is AccountAuthenticatorMultiKey {
    return false
  }
}

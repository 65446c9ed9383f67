import type { VerifySignatureArgs } from '@aptos-labs/ts-sdk'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { serializeBytes } from '../chain/bcs.js'
import { fromHex, isHex, toHex } from '../chain/hex.js'
import { deriveAuthenticationKey, verifySignature } from '../chain/key-pair.js'
import { Address } from './address.js'
import { BcsValue, HexValue } from './bcs-value.js'

/** Bytes whose BCS has a length prefix and whose text form is hex: keys and signatures. */
class LengthPrefixed extends BcsValue {
  readonly #raw: Uint8Array

  constructor(raw: Uint8Array) {
    super(serializeBytes(raw))
    this.#raw = raw
  }

  toUint8Array(): Uint8Array {
    return this.#raw.slice()
  }

  override toString(): string {
    return toHex(this.#raw)
  }
}

/** A signature. The JSON contains only the public field, which has the same name as in ts-sdk. */
export class Signature extends LengthPrefixed {
  readonly data: HexValue

  constructor(raw: Uint8Array) {
    super(raw)
    this.data = new HexValue(raw)
  }
}

/** A public key. The JSON contains only the public field, which has the same name as in ts-sdk. */
export class PublicKey extends LengthPrefixed {
  readonly key: HexValue

  constructor(raw: Uint8Array) {
    super(raw)
    this.key = new HexValue(raw)
  }

  /** Verifies a signature. As in ts-sdk, a string of hex digits stands for bytes, and any other string is encoded in UTF-8. */
  verifySignature({ message, signature }: VerifySignatureArgs): boolean {
    return verifySignature(signature.toUint8Array(), encodeMessage(message), this.toUint8Array())
  }

  async verifySignatureAsync(args: VerifySignatureArgs): Promise<boolean> {
    return this.verifySignature(args)
  }

  authKey(): AuthenticationKey {
    return new AuthenticationKey(deriveAuthenticationKey(this.toUint8Array()))
  }
}

class AuthenticationKey extends BcsValue {
  toUint8Array(): Uint8Array {
    return this.bcsToBytes()
  }

  derivedAddress(): Address {
    return new Address(this.bcsToBytes())
  }
}

function encodeMessage(message: string | Uint8Array): Uint8Array {
  if (message instanceof Uint8Array) return message
  return isHex(message) ? fromHex(message) : utf8ToBytes(message)
}

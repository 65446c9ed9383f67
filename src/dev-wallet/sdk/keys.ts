import type { VerifySignatureArgs } from '@aptos-labs/ts-sdk'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { bytes } from '../chain/bcs.js'
import { fromHex, isHex, toHex } from '../chain/hex.js'
import { authenticationKey, verify } from '../chain/key-pair.js'
import { Address } from './address.js'
import { BcsValue, HexValue } from './bcs-value.js'

/** Bytes that are written with their length and read as hex: keys and signatures. */
class LengthPrefixed extends BcsValue {
  readonly #raw: Uint8Array

  constructor(raw: Uint8Array) {
    super(bytes(raw))
    this.#raw = raw
  }

  toUint8Array(): Uint8Array {
    return this.#raw.slice()
  }

  override toString(): string {
    return toHex(this.#raw)
  }
}

/** What went through JSON keeps only the fields: this one and the key's have ts-sdk's names, by which readers find them. */
export class Signature extends LengthPrefixed {
  readonly data: HexValue

  constructor(raw: Uint8Array) {
    super(raw)
    this.data = new HexValue(raw)
  }
}

export class PublicKey extends LengthPrefixed {
  readonly key: HexValue

  constructor(raw: Uint8Array) {
    super(raw)
    this.key = new HexValue(raw)
  }

  /** @param message bytes, hex text or plain text, told apart as ts-sdk does */
  verifySignature({ message, signature }: VerifySignatureArgs): boolean {
    return verify(signature.toUint8Array(), messageBytes(message), this.toUint8Array())
  }

  async verifySignatureAsync(args: VerifySignatureArgs): Promise<boolean> {
    return this.verifySignature(args)
  }

  authKey(): AuthenticationKey {
    return new AuthenticationKey(authenticationKey(this.toUint8Array()))
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

function messageBytes(message: string | Uint8Array): Uint8Array {
  if (message instanceof Uint8Array) return message
  return isHex(message) ? fromHex(message) : utf8ToBytes(message)
}

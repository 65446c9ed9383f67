import type { Serializer } from '@aptos-labs/ts-sdk'
import { type Hex, toHex } from '../chain/hex.js'
import { BcsValue } from './bcs-value.js'

export class Address extends BcsValue {
  readonly data: Uint8Array

  /** @param data The 32 bytes of the address. */
  constructor(data: Uint8Array) {
    super(data)
    this.data = data
  }

  /** Returns whether the address is 0x0 to 0xf, which AIP-40 writes in short form. */
  isSpecial(): boolean {
    return this.data.every((byte, index) => (index === 31 ? byte < 16 : byte === 0))
  }

  override toString(): Hex {
    return this.isSpecial() ? this.toStringShort() : this.toStringLong()
  }

  toStringLong(): Hex {
    return toHex(this.data)
  }

  toStringShort(): Hex {
    return `0x${this.toStringShortWithoutPrefix()}`
  }

  toStringLongWithoutPrefix(): string {
    return this.toStringLong().slice(2)
  }

  toStringShortWithoutPrefix(): string {
    return this.toStringLongWithoutPrefix().replace(/^0+(?=.)/, '')
  }

  toUint8Array(): Uint8Array {
    return this.data
  }

  serializeForEntryFunction(serializer: Serializer): void {
    serializer.serializeBytes(this.data)
  }

  serializeForScriptFunction(serializer: Serializer): void {
    serializer.serializeU32AsUleb128(3)
    serializer.serializeFixedBytes(this.data)
  }

  equals(other: { readonly data: Uint8Array }): boolean {
    return this.toStringLong() === toHex(other.data)
  }
}

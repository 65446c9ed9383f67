import type { Hex as SdkHex, Serializer } from '@aptos-labs/ts-sdk'
import { toHex } from '../chain/hex.js'

/**
 * The values a wallet answers with have the shape of ts-sdk's classes of the same names: all that a page or a
 * wallet adapter calls on them works, and ts-sdk's own functions take them. They are our own, not the SDK's: the
 * classes needed here are 66 KB gzip in the SDK, more than twice this whole wallet, and its licence does not let
 * another package give them away. Each value is, at heart, its BCS bytes.
 */
export class BcsValue {
  readonly #bcs: Uint8Array

  constructor(bcs: Uint8Array) {
    this.#bcs = bcs
  }

  serialize(serializer: Serializer): void {
    serializer.serializeFixedBytes(this.#bcs)
  }

  bcsToBytes(): Uint8Array {
    return this.#bcs.slice()
  }

  bcsToHex(): SdkHex {
    return new HexValue(this.#bcs) as unknown as SdkHex
  }

  toString(): string {
    return toHex(this.#bcs)
  }

  toStringWithoutPrefix(): string {
    return this.toString().slice(2)
  }
}

export class HexValue {
  /** Open, as in ts-sdk: all that JSON keeps. */
  readonly data: Uint8Array

  constructor(data: Uint8Array) {
    this.data = data
  }

  toUint8Array(): Uint8Array {
    return this.data.slice()
  }

  toString(): string {
    return toHex(this.data)
  }

  toStringWithoutPrefix(): string {
    return this.toString().slice(2)
  }
}

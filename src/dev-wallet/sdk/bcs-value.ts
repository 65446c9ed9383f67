import type { Hex as SdkHex, Serializer } from '@aptos-labs/ts-sdk'
import { toHex } from '../chain/hex.js'

/**
 * A value with the shape of a ts-sdk class. Pages and wallet adapters can call its methods, and functions of ts-sdk accept it.
 * The wallet has its own classes for two reasons: those of ts-sdk add 66 kB (gzip), and the license of ts-sdk restricts uses
 * that Apache-2.0 permits.
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
  /** The field is public as in ts-sdk, because JSON contains only public fields. */
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

import type { Hex as SdkHex, Serializer } from '@aptos-labs/ts-sdk'
import { toHex } from '../chain/hex.js'

/**
 * A value with the shape of a ts-sdk class: pages and wallet adapters can call its methods, and ts-sdk's functions accept it.
 * The wallet has its own classes because those of the SDK add 66 kB (gzip), more than twice the size of this wallet, and the
 * SDK's license does not permit redistribution. Every value stores its BCS bytes.
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
  /** Public as in ts-sdk, because JSON keeps only public fields. */
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

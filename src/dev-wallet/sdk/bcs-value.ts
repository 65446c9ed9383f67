import type { Hex as SdkHex, Serializer } from '@aptos-labs/ts-sdk'
import { toHex } from '../chain/hex.js'

/**
 * The values a wallet answers with, in the shape of ts-sdk's classes of the same names: everything a page or a
 * wallet adapter calls on them works, without the SDK (its smallest useful part is four times this wallet, and
 * its licence does not allow giving it away inside another package). Each value is its BCS bytes.
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

class HexValue {
  readonly #data: Uint8Array

  constructor(data: Uint8Array) {
    this.#data = data
  }

  toUint8Array(): Uint8Array {
    return this.#data.slice()
  }

  toString(): string {
    return toHex(this.#data)
  }

  toStringWithoutPrefix(): string {
    return this.toString().slice(2)
  }
}

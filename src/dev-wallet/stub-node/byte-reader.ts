/** A reader of BCS values. */
export interface ByteReader {
  /** Returns the number of bytes that have been read. */
  getPosition(): number
  readBytes(length: number): Uint8Array
  readU8(): number
  /** Reads a little-endian unsigned integer. */
  readInteger(byteLength: number): bigint
  readUleb128(): number
  /** Reads bytes with a length prefix. */
  readByteVector(): Uint8Array
  readString(): string
  readVector<T>(readItem: () => T): T[]
}

/** Creates a reader. The read methods throw a `RangeError` if too few bytes are left, or if a ULEB128 number is invalid. */
export function createByteReader(bytes: Uint8Array): ByteReader {
  let position = 0

  function readBytes(length: number): Uint8Array {
    if (position + length > bytes.length) throw new RangeError('The transaction is truncated.')
    position += length
    return bytes.slice(position - length, position)
  }
  const readU8 = () => readBytes(1)[0] as number
  const readInteger = (byteLength: number) =>
    readBytes(byteLength).reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n)
  function readUleb128(): number {
    let value = 0
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = readU8()
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
    throw new RangeError('The transaction has an invalid ULEB128 number.')
  }
  const readByteVector = () => readBytes(readUleb128())

  return {
    getPosition: () => position,
    readBytes,
    readU8,
    readInteger,
    readUleb128,
    readByteVector,
    readString: () => new TextDecoder().decode(readByteVector()),
    readVector: (readItem) => Array.from({ length: readUleb128() }, readItem),
  }
}

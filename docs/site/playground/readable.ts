const longest = 120

/** A long text, such as an icon's address, is of no use in full. */
const shorten = (text: string) =>
  text.length > longest ? `${text.slice(0, 40)}… (${text.length} characters)` : text

/** As much of an SDK's value as says that it has bytes. */
interface Bytes {
  bcsToBytes(): Uint8Array
}

/**
 * A value as JSON for a reader: bytes and an SDK's values as hex, long texts shortened, nothing lost silently.
 *
 * @param toHex the adapter's own
 */
export function readable(value: unknown, toHex: (value: unknown) => string): string {
  /** A key or a signature as the adapter shows it; what it does not read, such as a transaction, as its bytes. */
  const hexOf = (part: Bytes) => {
    try {
      return toHex(part)
    } catch {
      return toHex(part.bcsToBytes())
    }
  }
  const plain = (_: string, part: unknown): unknown => {
    if (typeof part === 'string') return shorten(part)
    if (typeof part === 'bigint') return `${part}`
    if (typeof part === 'function') return 'a function'
    if (typeof part !== 'object' || part === null) return part
    // The frame has its own copy of every class, so none is asked for.
    if (ArrayBuffer.isView(part)) return toHex(part)
    return typeof (part as Partial<Bytes>).bcsToBytes === 'function' ? hexOf(part as Bytes) : part
  }
  return JSON.stringify(value, plain, 2) ?? 'nothing'
}

/** What is told of an error: all it says of itself, and its message. */
export function readableError(error: unknown, toHex: (value: unknown) => string): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const { name, message } = error as Error
  return readable({ name, message, ...error, cause: undefined }, toHex)
}

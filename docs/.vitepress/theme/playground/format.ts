const MAX_TEXT_LENGTH = 120

/** Shortens a long string, such as the URL of an icon. */
const shorten = (text: string) =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, 40)}… (${text.length} characters)` : text

/** The method of a ts-sdk value that returns its bytes. */
interface Serializable {
  bcsToBytes(): Uint8Array
}

/**
 * Formats a value as JSON, with bytes and values of ts-sdk in hex and long strings shortened.
 *
 * @param toHex `AptosWalletKit.toHex`
 */
export function formatValue(value: unknown, toHex: (value: unknown) => string): string {
  const toHexOrBytes = (part: Serializable) => {
    try {
      return toHex(part)
    } catch {
      // The value is not a key, a signature, or an address, but for example a transaction.
      return toHex(part.bcsToBytes())
    }
  }
  const replace = (_: string, part: unknown): unknown => {
    if (typeof part === 'string') return shorten(part)
    if (typeof part === 'bigint') return `${part}`
    if (typeof part === 'function') return 'a function'
    if (typeof part !== 'object' || part === null) return part
    // The frame has its own copy of every class, so `instanceof` would be false.
    if (ArrayBuffer.isView(part)) return toHex(part)
    return typeof (part as Partial<Serializable>).bcsToBytes === 'function'
      ? toHexOrBytes(part as Serializable)
      : part
  }
  return JSON.stringify(value, replace, 2) ?? 'undefined'
}

/** Formats an error with all its fields and its message. */
export function formatError(error: unknown, toHex: (value: unknown) => string): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const { name, message } = error as Error
  return formatValue({ name, message, ...error, cause: undefined }, toHex)
}

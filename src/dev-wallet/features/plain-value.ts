import { hasBcs } from '../chain/has-bcs.js'
import { toHex } from '../chain/hex.js'

/**
 * Returns the JavaScript value of an SDK value: `100n` for `new U64(100)`, and an array for a `MoveVector`. For a `MoveOption`,
 * returns the content, or `null` if the option is empty. Converts an `ArrayBuffer` to a `Uint8Array`, and returns other values,
 * such as an address, unchanged. The class of a value is unknown, because a page can have its own copy of an SDK.
 */
function unwrapSdkValue(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  if (!hasBcs(value)) return value
  const { vec, values, value: inner } = value as { vec?: unknown; values?: unknown; value?: unknown }
  if (Array.isArray((vec as { values?: unknown })?.values))
    return unwrapSdkValue((vec as { values: unknown[] }).values[0] ?? null)
  if (Array.isArray(values)) return values
  return inner === undefined ? value : unwrapSdkValue(inner)
}

/** Formats a value for a prompt: `100` for a number or a `U64`, `"100"` for a string, hex for bytes, and JSON for an object. */
export function formatValue(input: unknown): string {
  const value = unwrapSdkValue(input)
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`
  if (value instanceof Uint8Array) return toHex(value)
  // ts-sdk stores only the BCS bytes of structs and enums, so their fields cannot be shown.
  if (hasBcs(value) && 'bcsBytes' in value) return `a struct or an enum, encoded: ${value}`
  if (hasBcs(value) || typeof value !== 'object' || value === null)
    return typeof value === 'string' ? JSON.stringify(value) : String(value)
  return JSON.stringify(toJsonValue(value))
}

/** Converts a value to JSON values: a bigint to a decimal string, bytes to hex, and an address to its text. */
export function toJsonValue(input: unknown): unknown {
  const value = unwrapSdkValue(input)
  if (Array.isArray(value)) return value.map(toJsonValue)
  if (value instanceof Uint8Array) return toHex(value)
  if (value === undefined || value === null) return null
  if (typeof value === 'bigint' || typeof value === 'function' || hasBcs(value)) return String(value)
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJsonValue(inner)]))
}

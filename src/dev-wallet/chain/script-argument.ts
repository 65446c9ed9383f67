import { concatBytes } from '@noble/hashes/utils.js'
import { WalletRequestError } from '../errors.js'
import { bytes, uleb128 } from './bcs.js'
import type { HasBcs } from './has-bcs.js'

/**
 * One argument of a script. A script has no ABI, so its arguments are SDK values that know their own variant:
 * each writes itself into a serializer, and this is the smallest one they need.
 * @throws WalletRequestError for a plain value
 */
export function encodeScriptArgument(value: unknown): Uint8Array {
  if (!isScriptArgument(value)) {
    throw new WalletRequestError(
      `A script cannot be given ${String(value)} as it is. Wrap its arguments in ts-sdk's types, e.g. new U64(1).`,
    )
  }
  const parts: Uint8Array[] = []
  value.serializeForScriptFunction({
    serialize: (inner) => void parts.push(inner.bcsToBytes()),
    serializeU32AsUleb128: (variant) => void parts.push(uleb128(variant)),
    serializeBytes: (raw) => void parts.push(bytes(raw)),
    serializeFixedBytes: (raw) => void parts.push(raw),
  })
  return concatBytes(...parts)
}

interface ScriptSerializer {
  serialize(value: HasBcs): void
  serializeU32AsUleb128(value: number): void
  serializeBytes(value: Uint8Array): void
  serializeFixedBytes(value: Uint8Array): void
}

interface ScriptArgument {
  serializeForScriptFunction(serializer: ScriptSerializer): void
}

const isScriptArgument = (value: unknown): value is ScriptArgument =>
  typeof value === 'object' && value !== null && 'serializeForScriptFunction' in value

import { concatBytes } from '@noble/hashes/utils.js'
import { WalletRequestError } from '../errors.js'
import { serializeBytes, serializeUleb128 } from './bcs.js'
import type { BcsSerializable } from './has-bcs.js'

/**
 * Encodes one argument of a script. A script has no ABI, so its arguments are SDK values that write their own variant
 * index into a serializer. The serializer of this function has only the methods that these values call.
 *
 * @throws WalletRequestError for a plain value.
 */
export function encodeScriptArgument(value: unknown): Uint8Array {
  if (!isScriptArgument(value)) {
    throw new WalletRequestError(
      `A script does not accept the plain value ${String(value)}. Wrap its arguments in ts-sdk types, for example new U64(1).`,
    )
  }
  const parts: Uint8Array[] = []
  value.serializeForScriptFunction({
    serialize: (inner) => void parts.push(inner.bcsToBytes()),
    serializeU32AsUleb128: (variant) => void parts.push(serializeUleb128(variant)),
    serializeBytes: (raw) => void parts.push(serializeBytes(raw)),
    serializeFixedBytes: (raw) => void parts.push(raw),
  })
  return concatBytes(...parts)
}

interface ScriptSerializer {
  serialize(value: BcsSerializable): void
  serializeU32AsUleb128(value: number): void
  serializeBytes(value: Uint8Array): void
  serializeFixedBytes(value: Uint8Array): void
}

interface ScriptArgument {
  serializeForScriptFunction(serializer: ScriptSerializer): void
}

const isScriptArgument = (value: unknown): value is ScriptArgument =>
  typeof value === 'object' && value !== null && 'serializeForScriptFunction' in value

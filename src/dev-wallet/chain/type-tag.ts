import { concatBytes } from '@noble/hashes/utils.js'
import { WalletRequestError } from '../errors.js'
import { formatAddress, parseAddress, trimLeadingZeros } from './address.js'
import { serializeString, serializeUleb128, serializeVector } from './bcs.js'

/** A Move type of a module's ABI or of a page's `typeArguments`. */
export type TypeTag =
  | { readonly kind: Primitive }
  | { readonly kind: 'vector'; readonly of: TypeTag }
  | { readonly kind: 'generic'; readonly index: number }
  | StructTag

export interface StructTag {
  readonly kind: 'struct'
  /** The address without leading zeros, the module, and the name, for example `0x1::option::Option`. */
  readonly path: string
  readonly address: Uint8Array
  readonly module: string
  readonly name: string
  readonly arguments: readonly TypeTag[]
}

/** The BCS variant index of each primitive type. */
const PRIMITIVE_VARIANTS = {
  bool: 0,
  u8: 1,
  u64: 2,
  u128: 3,
  address: 4,
  signer: 5,
  u16: 8,
  u32: 9,
  u256: 10,
  i8: 11,
  i16: 12,
  i32: 13,
  i64: 14,
  i128: 15,
  i256: 16,
} as const

type Primitive = keyof typeof PRIMITIVE_VARIANTS

const VECTOR_VARIANT = 6
const STRUCT_VARIANT = 7
const isPrimitive = (word: string): word is Primitive => Object.hasOwn(PRIMITIVE_VARIANTS, word)

/**
 * Parses a Move type. Ignores `&`, so `&signer` is `signer`.
 *
 * @throws WalletRequestError if `source` is not a Move type.
 */
export function parseTypeTag(source: string): TypeTag {
  const tokens = source.match(/::|[<>,]|\w+|[^\s&]/g) ?? []
  let position = 0

  const fail = (): never => {
    throw new WalletRequestError(`"${source}" is not a Move type. Write it like 0x1::aptos_coin::AptosCoin.`)
  }
  const readWord = () => {
    const token = tokens[position++]
    return token && /^\w+$/.test(token) ? token : fail()
  }
  const readExpected = (token: string) => tokens[position++] === token || fail()
  const readTypeArguments = (): TypeTag[] => {
    if (tokens[position] !== '<') return []
    const items: TypeTag[] = []
    do {
      position += 1
      items.push(readType())
    } while (tokens[position] === ',')
    readExpected('>')
    return items
  }
  const readType = (): TypeTag => {
    const first = readWord()
    if (isPrimitive(first)) return { kind: first }
    if (first === 'vector') {
      const [of, ...others] = readTypeArguments()
      return of && others.length === 0 ? { kind: 'vector', of } : fail()
    }
    if (/^T\d+$/.test(first)) return { kind: 'generic', index: Number(first.slice(1)) }
    readExpected('::')
    const module = readWord()
    readExpected('::')
    return createStructTag(first, module, readWord(), readTypeArguments())
  }

  const tag = readType()
  return position === tokens.length ? tag : fail()
}

function createStructTag(address: string, module: string, name: string, args: TypeTag[]): StructTag {
  return {
    kind: 'struct',
    path: `${trimLeadingZeros(formatAddress(address))}::${module}::${name}`,
    address: parseAddress(address),
    module,
    name,
    arguments: args,
  }
}

/**
 * Encodes a Move type in BCS.
 *
 * @throws WalletRequestError for a generic type, which is valid in an ABI but not in a transaction.
 */
export function encodeTypeTag(tag: TypeTag): Uint8Array {
  switch (tag.kind) {
    case 'vector':
      return concatBytes(serializeUleb128(VECTOR_VARIANT), encodeTypeTag(tag.of))
    case 'struct':
      return concatBytes(
        serializeUleb128(STRUCT_VARIANT),
        tag.address,
        serializeString(tag.module),
        serializeString(tag.name),
        serializeVector(tag.arguments.map(encodeTypeTag)),
      )
    case 'generic':
      throw new WalletRequestError(`T${tag.index} is not a type. Pass the type that it represents.`)
    default:
      return serializeUleb128(PRIMITIVE_VARIANTS[tag.kind])
  }
}

import { concatBytes } from '@noble/hashes/utils.js'
import { WalletRequestError } from '../errors.js'
import { addressBytes, addressText } from './address.js'
import { sequence, text, uleb128 } from './bcs.js'

/** A Move type, as written in a module's ABI or in a page's `typeArguments`. */
export type TypeTag =
  | { readonly kind: Primitive }
  | { readonly kind: 'vector'; readonly of: TypeTag }
  | { readonly kind: 'generic'; readonly index: number }
  | StructTag

export interface StructTag {
  readonly kind: 'struct'
  /** Address, module and name: `0x1::option::Option`, the address without leading zeros. */
  readonly path: string
  readonly address: Uint8Array
  readonly module: string
  readonly name: string
  readonly arguments: readonly TypeTag[]
}

/** BCS variant of each primitive type. */
const PRIMITIVES = {
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

type Primitive = keyof typeof PRIMITIVES

const VECTOR = 6
const STRUCT = 7
const isPrimitive = (word: string): word is Primitive => Object.hasOwn(PRIMITIVES, word)

/** @throws WalletRequestError when `source` is not a Move type */
export function parseTypeTag(source: string): TypeTag {
  const tokens = source.match(/::|[<>,]|\w+|[^\s&]/g) ?? []
  let at = 0

  const fail = (): never => {
    throw new WalletRequestError(`"${source}" is not a Move type. Write it like 0x1::aptos_coin::AptosCoin.`)
  }
  const word = () => {
    const token = tokens[at++]
    return token && /^\w+$/.test(token) ? token : fail()
  }
  const expect = (token: string) => tokens[at++] === token || fail()
  const list = (): TypeTag[] => {
    if (tokens[at] !== '<') return []
    const items: TypeTag[] = []
    do {
      at += 1
      items.push(type())
    } while (tokens[at] === ',')
    expect('>')
    return items
  }
  const type = (): TypeTag => {
    const first = word()
    if (isPrimitive(first)) return { kind: first }
    if (first === 'vector') {
      const [of, ...others] = list()
      return of && others.length === 0 ? { kind: 'vector', of } : fail()
    }
    if (/^T\d+$/.test(first)) return { kind: 'generic', index: Number(first.slice(1)) }
    expect('::')
    const module = word()
    expect('::')
    return struct(first, module, word(), list())
  }

  const tag = type()
  return at === tokens.length ? tag : fail()
}

function struct(address: string, module: string, name: string, args: TypeTag[]): StructTag {
  const short = addressText(address).replace(/^0x0*(?=.)/, '0x')
  return {
    kind: 'struct',
    path: `${short}::${module}::${name}`,
    address: addressBytes(address),
    module,
    name,
    arguments: args,
  }
}

/** @throws WalletRequestError for a generic: only an ABI may hold one, a transaction may not */
export function encodeTypeTag(tag: TypeTag): Uint8Array {
  switch (tag.kind) {
    case 'vector':
      return concatBytes(uleb128(VECTOR), encodeTypeTag(tag.of))
    case 'struct':
      return concatBytes(
        uleb128(STRUCT),
        tag.address,
        text(tag.module),
        text(tag.name),
        sequence(tag.arguments.map(encodeTypeTag)),
      )
    case 'generic':
      throw new WalletRequestError(`T${tag.index} is not a type. Name the type it stands for.`)
    default:
      return uleb128(PRIMITIVES[tag.kind])
  }
}

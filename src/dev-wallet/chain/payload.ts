import { concatBytes } from '@noble/hashes/utils.js'
import { WalletRequestError } from '../errors.js'
import { addressBytes } from './address.js'
import { encodeArgument } from './argument.js'
import { bytes, option, sequence, text, uleb128 } from './bcs.js'
import { hasBcs } from './has-bcs.js'
import { fromHex, isHex } from './hex.js'
import { encodeScriptArgument } from './script-argument.js'
import { encodeTypeTag, parseTypeTag, type TypeTag } from './type-tag.js'

/** What a page may give as `payload`, read loosely: it comes from the page's own copy of an SDK. */
export interface PayloadInput {
  readonly function?: string
  readonly bytecode?: string | Uint8Array
  readonly multisigAddress?: unknown
  readonly typeArguments?: readonly unknown[]
  readonly functionArguments?: readonly unknown[]
  readonly abi?: { readonly parameters: readonly unknown[] }
}

/** Gives the parameter types of an entry function, the signers left out. */
export type FindParameters = (address: string, module: string, name: string) => Promise<readonly TypeTag[]>

const SCRIPT = 0
const ENTRY_FUNCTION = 2
const MULTISIG = 3
const MULTISIG_ENTRY_FUNCTION = 0

/**
 * The payload of a transaction in BCS.
 * @param find asked only for an entry function with plain arguments and no ABI
 * @throws WalletRequestError when the payload cannot be read
 */
export async function encodePayload(input: unknown, find: FindParameters): Promise<Uint8Array> {
  if (hasBcs(input)) return input.bcsToBytes()
  const payload = readPayload(input)
  if (payload.bytecode !== undefined) return encodeScript(payload)
  const call = await encodeEntryFunction(payload, find)
  if (payload.multisigAddress === undefined) return concatBytes(uleb128(ENTRY_FUNCTION), call)
  return concatBytes(
    uleb128(MULTISIG),
    addressBytes(payload.multisigAddress),
    option(concatBytes(uleb128(MULTISIG_ENTRY_FUNCTION), call)),
  )
}

/** @throws WalletRequestError when it is no payload at all, or its arguments are no list */
export function readPayload(input: unknown): PayloadInput {
  if (typeof input === 'object' && input !== null) {
    for (const name of ['functionArguments', 'typeArguments'] as const) {
      const list: unknown = (input as PayloadInput)[name]
      if (list !== undefined && !Array.isArray(list))
        throw new WalletRequestError(`The transaction's ${name} are no list. Put them in [ ].`)
    }
    if ('function' in input && typeof input.function === 'string') return input as PayloadInput
    if ('bytecode' in input && !('multisigAddress' in input)) return input as PayloadInput
  }
  throw new WalletRequestError('The transaction has no payload. Give { function, functionArguments }.')
}

async function encodeEntryFunction(payload: PayloadInput, find: FindParameters): Promise<Uint8Array> {
  const [address, module, name] = functionPath(payload.function ?? '')
  const values = payload.functionArguments ?? []
  const generics = readTypes(payload.typeArguments)
  const types = payload.abi
    ? withoutSigners(readTypes(payload.abi.parameters))
    : values.every(hasBcs)
      ? null
      : await find(address, module, name)
  if (types && types.length !== values.length) {
    throw new WalletRequestError(
      `${payload.function} takes ${types.length} arguments and got ${values.length}. Change functionArguments.`,
    )
  }
  const encoded = values.map((value, at) => {
    const type = types?.[at]
    return bytes(
      type ? encodeArgument(value, type, generics) : (value as { bcsToBytes(): Uint8Array }).bcsToBytes(),
    )
  })
  return concatBytes(
    addressBytes(address),
    text(module),
    text(name),
    sequence(generics.map(encodeTypeTag)),
    sequence(encoded),
  )
}

/** Signers are given by the transaction itself, never as arguments. */
export const withoutSigners = (types: readonly TypeTag[]): readonly TypeTag[] =>
  types.filter(({ kind }) => kind !== 'signer')

function encodeScript(payload: PayloadInput): Uint8Array {
  const { bytecode, functionArguments = [], typeArguments } = payload
  return concatBytes(
    uleb128(SCRIPT),
    bytes(readBytecode(bytecode)),
    sequence(readTypes(typeArguments).map(encodeTypeTag)),
    sequence(functionArguments.map(encodeScriptArgument)),
  )
}

function readBytecode(bytecode: unknown): Uint8Array {
  if (bytecode instanceof Uint8Array) return bytecode
  if (typeof bytecode === 'string' && isHex(bytecode)) return fromHex(bytecode)
  throw new WalletRequestError("The script's bytecode is neither bytes nor hex. Give what the compiler made.")
}

/** An SDK's type tags read as text give the same words a page would write. */
const readTypes = (types: readonly unknown[] = []): TypeTag[] =>
  types.map((type) => parseTypeTag(String(type)))

function functionPath(path: string): [address: string, module: string, name: string] {
  const [address, module, name, ...rest] = path.split('::')
  if (address && module && name && rest.length === 0) return [address, module, name]
  throw new WalletRequestError(`"${path}" is not a function. Write it like 0x1::aptos_account::transfer.`)
}

import { concatBytes } from '@noble/hashes/utils.js'
import { WalletRequestError } from '../errors.js'
import { parseAddress } from './address.js'
import { encodeArgument } from './argument.js'
import { serializeBytes, serializeOption, serializeString, serializeUleb128, serializeVector } from './bcs.js'
import { type BcsSerializable, hasBcs } from './has-bcs.js'
import { fromHex, isHex } from './hex.js'
import { encodeScriptArgument } from './script-argument.js'
import { encodeTypeTag, parseTypeTag, type TypeTag } from './type-tag.js'

/** A transaction payload as a page passes it. The values can come from any copy of an SDK. */
export interface PayloadInput {
  readonly function?: string
  readonly bytecode?: string | Uint8Array
  readonly multisigAddress?: unknown
  readonly typeArguments?: readonly unknown[]
  readonly functionArguments?: readonly unknown[]
  readonly abi?: { readonly parameters: readonly unknown[]; readonly typeParameters?: readonly unknown[] }
}

/** The parameters of an entry function. */
export interface FunctionParameters {
  /** The types of the parameters, without signers. */
  readonly types: readonly TypeTag[]
  /** The number of type parameters. `undefined` if the ABI does not list them. */
  readonly typeParameterCount: number | undefined
}

export type FindParameters = (address: string, module: string, name: string) => Promise<FunctionParameters>

const SCRIPT = 0
const ENTRY_FUNCTION = 2
const MULTISIG = 3
const MULTISIG_ENTRY_FUNCTION = 0
const MULTISIG_SCRIPT = 1

/**
 * Encodes the payload of a transaction.
 *
 * @param input The payload.
 * @param findParameters Finds the parameters of an entry function whose payload has plain arguments and no ABI.
 * @throws WalletRequestError if the payload is invalid. Also the errors of `findParameters`.
 */
export async function encodePayload(input: unknown, findParameters: FindParameters): Promise<Uint8Array> {
  if (hasBcs(input)) return input.bcsToBytes()
  const payload = parsePayload(input)
  const isScript = payload.bytecode !== undefined
  const call = isScript ? encodeScript(payload) : await encodeEntryFunction(payload, findParameters)
  if (payload.multisigAddress === undefined)
    return concatBytes(serializeUleb128(isScript ? SCRIPT : ENTRY_FUNCTION), call)
  return concatBytes(
    serializeUleb128(MULTISIG),
    parseAddress(payload.multisigAddress),
    // AIP-128 adds the scripts of multisig accounts.
    serializeOption(
      concatBytes(serializeUleb128(isScript ? MULTISIG_SCRIPT : MULTISIG_ENTRY_FUNCTION), call),
    ),
  )
}

/**
 * Parses the payload of a transaction.
 *
 * @throws WalletRequestError if the input is not a payload, or if its arguments or type arguments are not an array.
 */
export function parsePayload(input: unknown): PayloadInput {
  if (typeof input === 'object' && input !== null) {
    for (const name of ['functionArguments', 'typeArguments'] as const) {
      const list: unknown = (input as PayloadInput)[name]
      if (list !== undefined && !Array.isArray(list))
        throw new WalletRequestError(`The transaction's ${name} must be an array.`)
    }
    if ('function' in input && typeof input.function === 'string') return input as PayloadInput
    if ('bytecode' in input) return input as PayloadInput
  }
  throw new WalletRequestError('The transaction has no payload. Pass { function, functionArguments }.')
}

async function encodeEntryFunction(
  payload: PayloadInput,
  findParameters: FindParameters,
): Promise<Uint8Array> {
  const [address, module, name] = parseFunctionPath(payload.function ?? '')
  const values = payload.functionArguments ?? []
  const generics = parseTypes(payload.typeArguments)
  let parameters = payload.abi && parseAbi(payload.abi)
  // Arguments that serialize themselves need no types.
  if (!parameters && !values.every(hasBcs)) parameters = await findParameters(address, module, name)
  const assertCount = (count: number, expected: number | undefined, noun: string, list: string) => {
    if (expected === undefined || count === expected) return
    throw new WalletRequestError(
      `${payload.function} takes ${expected} ${noun} but got ${count}. Change ${list}.`,
    )
  }
  assertCount(values.length, parameters?.types.length, 'arguments', 'functionArguments')
  assertCount(generics.length, parameters?.typeParameterCount, 'type arguments', 'typeArguments')
  const encoded = values.map((value, index) => {
    const type = parameters?.types[index]
    return serializeBytes(
      type ? encodeArgument(value, type, generics) : (value as BcsSerializable).bcsToBytes(),
    )
  })
  return concatBytes(
    parseAddress(address),
    serializeString(module),
    serializeString(name),
    serializeVector(generics.map(encodeTypeTag)),
    serializeVector(encoded),
  )
}

const parseAbi = ({ parameters, typeParameters }: NonNullable<PayloadInput['abi']>): FunctionParameters => ({
  types: omitSigners(parseTypes(parameters)),
  typeParameterCount: typeParameters?.length,
})

/** Removes the types of signers, because signers are not passed as arguments. */
export const omitSigners = (types: readonly TypeTag[]): readonly TypeTag[] =>
  types.filter(({ kind }) => kind !== 'signer')

function encodeScript(payload: PayloadInput): Uint8Array {
  const { bytecode, functionArguments = [], typeArguments } = payload
  return concatBytes(
    serializeBytes(parseBytecode(bytecode)),
    serializeVector(parseTypes(typeArguments).map(encodeTypeTag)),
    serializeVector(functionArguments.map(encodeScriptArgument)),
  )
}

function parseBytecode(bytecode: unknown): Uint8Array {
  if (bytecode instanceof Uint8Array) return bytecode
  if (typeof bytecode === 'string' && isHex(bytecode)) return fromHex(bytecode)
  throw new WalletRequestError(
    "The script's bytecode is neither bytes nor hex. Pass the output of the compiler.",
  )
}

/** Parses Move types. The text form of an SDK's type tag is parsed like a string. */
const parseTypes = (types: readonly unknown[] = []): TypeTag[] =>
  types.map((type) => parseTypeTag(String(type)))

function parseFunctionPath(path: string): [address: string, module: string, name: string] {
  const [address, module, name, ...rest] = path.split('::')
  if (address && module && name && rest.length === 0) return [address, module, name]
  throw new WalletRequestError(`"${path}" is not a function. Write it like 0x1::aptos_account::transfer.`)
}

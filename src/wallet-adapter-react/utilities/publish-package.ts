import type { InputTransactionData } from '../types.js'

type Argument = NonNullable<InputTransactionData['data']['functionArguments']>[number]

/**
 * Converts hex text to bytes. Returns an argument that is not text unchanged.
 *
 * @throws Error for text that is not hexadecimal.
 */
function toBytes(argument: Argument): Argument {
  if (typeof argument !== 'string') return argument
  const digits = argument.replace(/^0x/, '')
  if (!/^([\da-f]{2})+$/i.test(digits)) throw new Error(`Not a hex string: ${argument}`)
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

/**
 * Returns the arguments of `0x1::code::publish_package_txn` as bytes. Apps can pass the arguments as hex text.
 *
 * @throws string if the second argument is not an array.
 * @throws Error for text that is not hexadecimal.
 */
export function handlePublishPackageTransaction({ data }: InputTransactionData): {
  metadataBytes: Argument
  byteCode: Extract<Argument, readonly unknown[]>
} {
  const [metadata, modules] = data.functionArguments ?? []
  if (!Array.isArray(modules)) throw 'The bytecode argument must be an array.'
  return { metadataBytes: toBytes(metadata as Argument), byteCode: modules.map(toBytes) as never }
}

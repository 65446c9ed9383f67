import type { InputTransactionData } from '../types.js'

type Argument = NonNullable<InputTransactionData['data']['functionArguments']>[number]

const toBytes = (argument: Argument): Argument =>
  typeof argument === 'string'
    ? Uint8Array.from(argument.replace(/^0x/, '').match(/../g) ?? [], (digits) => {
        const byte = Number(`0x${digits}`)
        if (Number.isNaN(byte)) throw new Error(`Not a hex string: ${argument}`)
        return byte
      })
    : argument

/**
 * Returns the arguments of `0x1::code::publish_package_txn` as bytes. Apps can pass them as hex text.
 *
 * @throws string if the second argument is not an array
 */
export function handlePublishPackageTransaction({ data }: InputTransactionData): {
  metadataBytes: Argument
  byteCode: Extract<Argument, readonly unknown[]>
} {
  const [metadata, modules] = data.functionArguments ?? []
  if (!Array.isArray(modules)) throw 'The bytecode argument must be an array.'
  return { metadataBytes: toBytes(metadata as Argument), byteCode: modules.map(toBytes) as never }
}

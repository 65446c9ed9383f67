/**
 * Turns the result of `signIn` into JSON for the server. Keys and signatures are objects that JSON can't serialize.
 */
export function toSend({ method, args }) {
  const hex = (value) => value.bcsToHex().toString()
  if (method === 'signMessage') return { ...args, method, signature: AptosWalletKit.toHex(args.signature) }
  const { type, input, account, signature } = args
  return { method, type, input, publicKey: hex(account.publicKey), signature: hex(signature) }
}

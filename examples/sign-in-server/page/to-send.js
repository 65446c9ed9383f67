/**
 * Turns the result of `signIn` into JSON for the server. Keys and signatures are objects that JSON can't serialize.
 */
export function toSend({ method, args }) {
  if (method === 'signMessage') {
    const { input, fullMessage, publicKey, signature } = args
    return { input, fullMessage, publicKey, signature: AptosWalletKit.toHex(signature) }
  }
  const hex = (value) => value.bcsToHex().toString()
  const { type, input, account, signature } = args
  return { type, input, publicKey: hex(account.publicKey), signature: hex(signature) }
}

/** The sign-in helper by its package name: what compiles, and what must not. */
import { type SignInKit, type SignInResult, signIn } from 'aptos-wallet-kit/sign-in'

export async function signsIn(kit: SignInKit, statement: string | undefined, resources?: readonly string[]) {
  const result = await signIn(kit, { nonce: 'n0nce000', address: '0x1', statement, resources })
  if (result.status === 'Approved' && result.method === 'signMessage') return result.args.fullMessage
  if (result.status === 'Approved') return [result.args.input.domain, result.args.type]
  // @ts-expect-error a refusal has no account
  result.args.address
  // @ts-expect-error a nonce is what a server gave out
  return signIn(kit, { nonce: undefined })
}

export function reads({ status, method, args }: SignInResult) {
  if (status === 'Rejected') return
  const address: string = args.input.address
  // @ts-expect-error how the visitor signed in says what there is
  args.account
  if (method === 'signIn') return [address, args.account.publicKey]
  // @ts-expect-error no wallet says such a thing
  args.fulMessage
  return [address, args.publicKey, args.prefix]
}

/** The sign-in helper by its package name: what compiles, and what must not. */
import { type SignInKit, signIn } from 'aptos-wallet-kit/sign-in'

export async function signsIn(kit: SignInKit, statement: string | undefined, resources?: readonly string[]) {
  const result = await signIn(kit, { nonce: 'n0nce000', statement, resources })
  if (result.status === 'Approved' && result.method === 'signMessage') return result.args.fullMessage
  if (result.status === 'Approved') return [result.args.input.domain, result.args.type]
  // @ts-expect-error a refusal has no account
  result.args
  // @ts-expect-error a nonce is what a server gave out
  return signIn(kit, { nonce: undefined })
}

// Types of the sign-in entry by its package name.
import { type SignInKit, type SignInResult, signIn } from 'aptos-wallet-kit/sign-in'

export async function signsIn(kit: SignInKit, statement: string | undefined, resources?: readonly string[]) {
  const result = await signIn(kit, { nonce: 'n0nce000', address: '0x1', statement, resources })
  if (result.status === 'Approved' && result.method === 'signMessage') return result.args.fullMessage
  if (result.status === 'Approved') return [result.args.input.domain, result.args.type]
  // @ts-expect-error a rejection has no account
  result.args.address
  // @ts-expect-error missing nonce
  return signIn(kit, { nonce: undefined })
}

export function reads({ status, method, args }: SignInResult) {
  if (status === 'Rejected') return
  const address: string = args.input.address
  // @ts-expect-error depends on the method
  args.account
  if (method === 'signIn') return [address, args.account.publicKey]
  // @ts-expect-error unknown field
  args.fulMessage
  return [address, args.publicKey, args.prefix]
}

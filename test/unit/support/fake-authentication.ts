import { vi } from 'vitest'
import type {
  Authentication,
  SignedOutput,
  SignInInput,
  SignInStatement,
  StatementAccount,
} from '../../../src/core/index.js'
import { accountOf, type PendingCall, pending } from './fake-wallet.js'

/** Returns the response of `aptos:signIn` of an account. */
export const signedBy = (account: number, input: object = {}, signer = account) => ({
  account: accountOf(account),
  input: { ...input, address: accountOf(signer).address },
  signature: '0x01',
  type: 'ed25519',
})

/** The authentication of a page. Its server issues the nonces `n0nce001`, `n0nce002`, …, and no user is logged in. */
export function fakeAuthentication(functions: Partial<Authentication> = {}) {
  let count = 0
  const defaults = {
    prepare: vi.fn(async () => ({ nonce: `n0nce${String(++count).padStart(3, '0')}` })),
    verify: vi.fn(async (_: SignedOutput) => {}),
    getSession: vi.fn(async (): Promise<string | null> => null),
    signOut: vi.fn(async () => {}),
    createStatement: vi.fn(
      (input: SignInInput, { address, publicKey }: StatementAccount): SignInStatement => {
        const bound = { ...input, address, domain: 'app.example', uri: 'https://app.example/', version: '1' }
        return {
          request: { message: `Log in ${address}`, nonce: input.nonce, application: true },
          createOutput: (response) => ({
            method: 'signMessage',
            args: { ...response, input: bound as never, publicKey },
          }),
        }
      },
    ),
  } satisfies Authentication
  return { ...defaults, ...functions } as typeof defaults
}

/** A feature of a wallet that responds when the test does. */
export function pendingFeature(name: 'signIn' | 'signMessage') {
  const calls: PendingCall[] = []
  return { calls, features: { [`aptos:${name}`]: { [name]: (...args: unknown[]) => pending(calls, args) } } }
}

/** A call of the server that the test settles. */
export function pendingServerCall() {
  const calls: PendingCall[] = []
  return { calls, call: (...args: unknown[]) => pending(calls, args) as Promise<never> }
}

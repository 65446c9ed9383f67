// Types of the entry for servers by its package name.
import type { Aptos } from '@aptos-labs/ts-sdk'
import {
  type AptosClient,
  createNonce,
  VerificationError,
  verifyMessage,
  verifySignIn,
} from 'aptos-wallet-kit/verify'

const application = 'https://shop.example'

export async function logIn(output: unknown, aptos: Aptos): Promise<string> {
  const client: AptosClient = aptos
  const fields = { nonce: createNonce(), statement: undefined, resources: [] as readonly string[] }
  const { address, publicKey, scheme } = await verifySignIn(
    output,
    { application, ...fields },
    { aptos: client },
  )
  if (scheme === 'ed25519') return publicKey
  // @ts-expect-error unknown scheme
  if (scheme === 'solana') return publicKey
  // @ts-expect-error missing application
  await verifySignIn(output, fields)
  // @ts-expect-error missing nonce
  await verifySignIn(output, { application })
  // @ts-expect-error the domain is that of the application
  await verifySignIn(output, { application, ...fields, domain: 'shop.example' })
  // @ts-expect-error a network is not a client
  await verifySignIn(output, { application, ...fields }, { aptos: 'mainnet' })
  // @ts-expect-error missing message
  await verifyMessage(output, { application, nonce: fields.nonce })
  await verifyMessage(output, { application, nonce: fields.nonce, message: 'Hello', address })
  return address
}

export function isReplaced(error: unknown): boolean {
  if (!(error instanceof VerificationError)) return false
  // @ts-expect-error unknown reason
  if (error.reason === 'KEY_CHANGED') return false
  return error.reason === 'KEY_REPLACED'
}

import type { AptosSignMessageFeature, AptosSignMessageInput } from '@aptos-labs/wallet-standard'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { toHex } from '../chain/hex.js'
import { WalletRequestError } from '../errors.js'
import { Signature } from '../sdk/keys.js'
import { approved, rejected } from './answers.js'
import { type Context, maySign, signingKey } from './context.js'
import { accountRows } from './rows.js'

/** A signature over a text (AIP-62): what is signed is `fullMessage` in UTF-8. */
export function signMessageFeature(context: Context): AptosSignMessageFeature {
  return { 'aptos:signMessage': { version: '1.0.0', signMessage: (input) => signMessage(context, input) } }
}

async function signMessage(context: Context, input: AptosSignMessageInput) {
  const key = signingKey(context, undefined)
  if (typeof input?.message !== 'string')
    throw new WalletRequestError('There is no message to sign. Give text.')
  if (typeof input.nonce !== 'string' || !input.nonce)
    throw new WalletRequestError('Signing a message needs a nonce. Give text that is never given again.')
  const { chainId } = context.store.get()
  const { message, nonce } = input
  const bound = {
    ...(input.address ? { address: toHex(key.address) } : {}),
    ...(input.application ? { application: context.page.origin } : {}),
    ...(input.chainId ? { chainId } : {}),
  }
  const fullMessage = messageText({ ...bound, message, nonce })
  const details = accountRows(context, key)
  const question = { kind: 'signMessage', details, text: fullMessage } as const
  if (!(await context.requests.ask(question, maySign(context, key)))) return rejected()
  const signature = new Signature(key.sign(utf8ToBytes(fullMessage)))
  return approved({
    ...bound,
    fullMessage,
    message,
    nonce,
    prefix: 'APTOS' as const,
    signature,
  })
}

/** `APTOS`, then a line for each field in the order of AIP-62. */
export const messageText = (fields: Readonly<Record<string, string | number>>): string =>
  ['APTOS', ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`)].join('\n')

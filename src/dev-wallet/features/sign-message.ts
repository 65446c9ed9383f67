import type { AptosSignMessageFeature, AptosSignMessageInput } from '@aptos-labs/wallet-standard'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { toHex } from '../chain/hex.js'
import { WalletRequestError } from '../errors.js'
import { Signature } from '../sdk/keys.js'
import { type Context, createSigningCheck, findSigningKey } from './context.js'
import { listSigningDetails } from './request-details.js'
import { createApproval, createRejection } from './responses.js'

/** Creates the AIP-62 feature that signs a message. The signature covers `fullMessage` in UTF-8. */
export function createSignMessageFeature(context: Context): AptosSignMessageFeature {
  return { 'aptos:signMessage': { version: '1.0.0', signMessage: (input) => signMessage(context, input) } }
}

async function signMessage(context: Context, input: AptosSignMessageInput) {
  const key = findSigningKey(context)
  if (typeof input?.message !== 'string')
    throw new WalletRequestError('signMessage needs a message. Pass a string.')
  if (typeof input.nonce !== 'string' || !input.nonce)
    throw new WalletRequestError('signMessage needs a nonce. Pass a string that is used once.')
  const { chainId } = context.store.get()
  const { message, nonce } = input
  const bound = {
    ...(input.address && { address: toHex(key.address) }),
    ...(input.application && { application: context.page.origin }),
    ...(input.chainId && { chainId }),
  }
  const fullMessage = formatFullMessage({ ...bound, message, nonce })
  const isApproved = await context.requests.requestApproval(
    {
      kind: 'signMessage',
      details: listSigningDetails(context, key),
      text: fullMessage,
      values: { ...bound, message, nonce, fullMessage },
    },
    createSigningCheck(context, key),
  )
  if (!isApproved) return createRejection()
  const signature = new Signature(key.sign(utf8ToBytes(fullMessage)))
  return createApproval({ ...bound, fullMessage, message, nonce, prefix: 'APTOS' as const, signature })
}

/** Formats `APTOS` and one line for each field. Pass the fields in the order of AIP-62. */
const formatFullMessage = (fields: Readonly<Record<string, string | number>>): string =>
  ['APTOS', ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`)].join('\n')

import type { AptosSignInFeature, AptosSignInInput } from '@aptos-labs/wallet-standard'
import { sha3_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { Account } from '../sdk/account.js'
import { Signature } from '../sdk/keys.js'
import { getCurrentKeyPair } from '../state/accounts.js'
import type { Context } from './context.js'
import { listSigningDetails } from './request-details.js'
import { createApproval, createRejection } from './responses.js'
import { bindSignInFields, type SignInFields } from './sign-in-fields.js'

/** Creates the AIP-116 feature that connects and signs a sign-in message in one request. */
export function createSignInFeature(context: Context): AptosSignInFeature {
  return { 'aptos:signIn': { version: '1.0.0', signIn: (input) => signIn(context, input) } }
}

async function signIn(context: Context, input: AptosSignInInput) {
  const { store, requests } = context
  const key = getCurrentKeyPair(store.get())
  const fields = bindSignInFields(context, key, input)
  const details = listSigningDetails(context, key)
  const text = formatSignInMessage(fields)
  // Reject the request after a switch: an approval would connect an account that the message does not name.
  const isCurrentAccount = () => getCurrentKeyPair(store.get()) === key
  const isApproved = await requests.requestApproval(
    { kind: 'signIn', details, text, values: { ...fields } },
    isCurrentAccount,
  )
  if (!isApproved) return createRejection()
  store.update({ connected: true }, 'page')
  return createApproval({
    account: new Account(key),
    input: fields,
    signature: new Signature(key.sign(createSignInBytes(text))),
    type: 'ed25519',
  })
}

const MESSAGE_LINES: readonly (readonly [label: string, field: keyof SignInFields])[] = [
  ['URI', 'uri'],
  ['Version', 'version'],
  ['Nonce', 'nonce'],
  ['Issued At', 'issuedAt'],
  ['Expiration Time', 'expirationTime'],
  ['Not Before', 'notBefore'],
  ['Request ID', 'requestId'],
  ['Chain ID', 'chainId'],
]

/** Formats the text that the prompt shows and the wallet signs (AIP-116, message construction). */
function formatSignInMessage(fields: SignInFields): string {
  const head = `${fields.domain} wants you to sign in with your Aptos account:\n${fields.address}`
  const lines = MESSAGE_LINES.filter(([, field]) => fields[field]).map(
    ([label, field]) => `${label}: ${fields[field]}`,
  )
  const resources = fields.resources ? ['Resources:', ...fields.resources.map((uri) => `- ${uri}`)] : []
  const statement = fields.statement ? [fields.statement] : []
  return [head, ...statement, [...lines, ...resources].join('\n')].join('\n\n')
}

const DOMAIN_SEPARATOR = sha3_256(utf8ToBytes('SIGN_IN_WITH_APTOS::'))

/** Creates the bytes to sign: the domain separator, then the text. */
const createSignInBytes = (text: string): Uint8Array => concatBytes(DOMAIN_SEPARATOR, utf8ToBytes(text))

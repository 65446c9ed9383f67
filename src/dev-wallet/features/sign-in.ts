import type { AptosSignInFeature, AptosSignInInput } from '@aptos-labs/wallet-standard'
import { sha3_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { Account } from '../sdk/account.js'
import { Signature } from '../sdk/keys.js'
import { currentKey } from '../state/accounts.js'
import { approved, rejected } from './answers.js'
import type { Context } from './context.js'
import { accountRows } from './rows.js'
import { bindFields, type SignInFields } from './sign-in-fields.js'

/** Connects and signs a statement of who signed in where, in one request (AIP-116). */
export function signInFeature(context: Context): AptosSignInFeature {
  return { 'aptos:signIn': { version: '1.0.0', signIn: (input) => signIn(context, input) } }
}

async function signIn(context: Context, input: AptosSignInInput) {
  const { store, requests } = context
  const key = currentKey(store.get())
  const fields = bindFields(context, key, input)
  const details = accountRows(context, key)
  const text = signInText(fields)
  // It is about the current account: the page would else be connected to another one than the statement names.
  const stands = () => currentKey(store.get()) === key
  if (!(await requests.ask({ kind: 'signIn', details, text }, stands))) return rejected()
  store.update({ connected: true }, 'page')
  return approved({
    account: new Account(key),
    input: fields,
    signature: new Signature(key.sign(signInMessage(text))),
    type: 'ed25519',
  })
}

const LINES: readonly (readonly [label: string, field: keyof SignInFields])[] = [
  ['URI', 'uri'],
  ['Version', 'version'],
  ['Nonce', 'nonce'],
  ['Issued At', 'issuedAt'],
  ['Expiration Time', 'expirationTime'],
  ['Not Before', 'notBefore'],
  ['Request ID', 'requestId'],
  ['Chain ID', 'chainId'],
]

/** The text a person reads and the wallet signs, AIP-116's message construction. */
export function signInText(fields: SignInFields): string {
  const head = `${fields.domain} wants you to sign in with your Aptos account:\n${fields.address}`
  const lines = LINES.filter(([, field]) => fields[field]).map(
    ([label, field]) => `${label}: ${fields[field]}`,
  )
  const resources = fields.resources ? ['Resources:', ...fields.resources.map((uri) => `- ${uri}`)] : []
  const statement = fields.statement ? [fields.statement] : []
  return [head, ...statement, [...lines, ...resources].join('\n')].join('\n\n')
}

const DOMAIN = sha3_256(utf8ToBytes('SIGN_IN_WITH_APTOS::'))

/** What the key signs: a domain hash, then the text. */
const signInMessage = (text: string): Uint8Array => concatBytes(DOMAIN, utf8ToBytes(text))

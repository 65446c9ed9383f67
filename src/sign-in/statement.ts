import { sha3_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { SignInBoundFields, SignInInput } from '../core/index.js'

/** What of an input has a value. */
export type GivenInput = { readonly [Field in keyof SignInInput]: Exclude<SignInInput[Field], undefined> }

/** An input with everything that binds it to one page and one account, and to a network whose number is known. */
export type BoundSignInInput = GivenInput & Omit<SignInBoundFields, 'chainId'>

const lines: readonly (readonly [label: string, field: keyof SignInInput])[] = [
  ['URI', 'uri'],
  ['Version', 'version'],
  ['Nonce', 'nonce'],
  ['Issued At', 'issuedAt'],
  ['Expiration Time', 'expirationTime'],
  ['Not Before', 'notBefore'],
  ['Request ID', 'requestId'],
  ['Chain ID', 'chainId'],
]

/** What the visitor reads: who signs in where. AIP-116's message construction. */
function statementText(input: BoundSignInInput): string {
  const { domain, address, statement, resources } = input
  const named = lines.flatMap(([label, field]) => (input[field] ? [`${label}: ${input[field]}`] : []))
  const listed = resources ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []
  return [
    `${domain} wants you to sign in with your Aptos account:\n${address}`,
    ...(statement ? [statement] : []),
    [...named, ...listed].join('\n'),
  ].join('\n\n')
}

/**
 * The statement as a message that any wallet can sign. The hash at its end is what `@aptos-labs/siwa/legacy` looks
 * for: without it, text after the statement could pass for a part of it.
 */
export function statementMessage(input: BoundSignInInput): string {
  const text = statementText(input)
  return `${text}\n\nHash: 0x${bytesToHex(sha3_256(utf8ToBytes(text)))}`
}

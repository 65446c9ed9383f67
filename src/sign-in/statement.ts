import { sha3_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What a visitor signs in with, AIP-116's input. */
export interface SignInInput {
  /** At least eight letters or digits that the page's server gave out for this one time. */
  readonly nonce: string
  /** The page's host unless given. */
  readonly domain?: string | undefined
  /** The page's address unless given. */
  readonly uri?: string | undefined
  /** `1` unless given. */
  readonly version?: string | undefined
  /** One line that the visitor agrees to. */
  readonly statement?: string | undefined
  /** For example `aptos:mainnet`; the network the wallet is on unless given. */
  readonly chainId?: string | undefined
  /** ISO 8601, as all times here. */
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** What of an input has a value. */
export type GivenInput = { readonly [Field in keyof SignInInput]: Exclude<SignInInput[Field], undefined> }

/** An input with everything that binds it to one page and one account. */
export interface BoundSignInInput extends GivenInput {
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly address: string
}

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

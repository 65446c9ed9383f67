import { sha3_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { SignInInput } from '../core/index.js'
import type { BoundSignInInput } from './types.js'

const labeledFields: readonly (readonly [label: string, field: keyof SignInInput])[] = [
  ['URI', 'uri'],
  ['Version', 'version'],
  ['Nonce', 'nonce'],
  ['Issued At', 'issuedAt'],
  ['Expiration Time', 'expirationTime'],
  ['Not Before', 'notBefore'],
  ['Request ID', 'requestId'],
  ['Chain ID', 'chainId'],
]

/** Builds the text of AIP-116's message construction. */
function buildStatement(input: BoundSignInInput): string {
  const { domain, address, statement, resources } = input
  const fieldLines = labeledFields.flatMap(([label, field]) =>
    input[field] ? [`${label}: ${input[field]}`] : [],
  )
  const resourceLines = resources ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []
  return [
    `${domain} wants you to sign in with your Aptos account:\n${address}`,
    ...(statement ? [statement] : []),
    [...fieldLines, ...resourceLines].join('\n'),
  ].join('\n\n')
}

/**
 * Builds the statement as a message for `signMessage`. It ends with the hash that `@aptos-labs/siwa/legacy` expects:
 * without it, text after the statement could pass for a part of it.
 */
export function buildStatementMessage(input: BoundSignInInput): string {
  const statement = buildStatement(input)
  return `${statement}\n\nHash: 0x${bytesToHex(sha3_256(utf8ToBytes(statement)))}`
}

import { sha3_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { BoundSignInInput, SignInInput, SignInStatement, StatementAccount } from '../core/index.js'
import { formatChainId } from './chain-id.js'

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

/** Builds the statement in the format that AIP-116 defines. */
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
 * Builds the statement for the connected account, as a message for `signMessage`.
 *
 * @param input Input with its `domain`.
 */
export function createStatement(
  input: SignInInput,
  { address, publicKey, network, chainId: networkId }: StatementAccount,
): SignInStatement {
  const chainId = formatChainId(network, networkId)
  const bound = {
    uri: input.uri ?? location.href,
    version: '1',
    ...(chainId && { chainId }),
    ...input,
    address,
  } as BoundSignInInput
  return {
    // Any page can request this message. With `application`, the wallet adds the origin of the page, which the server compares.
    request: { message: buildStatementMessage(bound), nonce: input.nonce, application: true },
    createOutput(response) {
      // Read the fields by name, because a spread omits getters of the response's class.
      const { fullMessage, signature } = response
      if (!signature || typeof fullMessage !== 'string')
        throw new TypeError('The response has no signature or no fullMessage')
      return { method: 'signMessage', args: { ...response, fullMessage, signature, input: bound, publicKey } }
    },
  }
}

/**
 * Builds the statement as a message. The message ends with the hash that `@aptos-labs/siwa/legacy` expects: without the hash,
 * text after the statement could look like a part of it.
 */
export function buildStatementMessage(input: BoundSignInInput): string {
  const statement = buildStatement(input)
  return `${statement}\n\nHash: 0x${bytesToHex(sha3_256(utf8ToBytes(statement)))}`
}

import type { AptosSignInBoundFields, AptosSignInInput } from '@aptos-labs/wallet-standard'
import { formatAddress } from '../chain/address.js'
import { toHex } from '../chain/hex.js'
import type { KeyPair } from '../chain/key-pair.js'
import { parseNetworkName } from '../chain/networks.js'
import { createUnauthorizedError, WalletRequestError } from '../errors.js'
import type { Context } from './context.js'

export type SignInFields = AptosSignInInput & AptosSignInBoundFields

/**
 * Validates the nonce, domain, URI, version, chain ID, and address. Adds all of them except the nonce if they are missing. AIP-116
 * forbids a prompt for a message that names another domain, account, or chain.
 *
 * @throws AptosWalletError if the nonce is invalid, or if a field does not match the page, the wallet, or the account.
 */
export function bindSignInFields(
  { store, page }: Context,
  key: KeyPair,
  input: AptosSignInInput,
): SignInFields {
  // This pattern is `message-nonce` in the grammar of AIP-116.
  if (!/^[\da-z]{8,}$/i.test(input?.nonce ?? ''))
    throw new WalletRequestError('signIn needs a nonce of at least 8 letters or digits.')
  const address = toHex(key.address)
  if (input.address !== undefined && formatAddress(input.address) !== address) {
    throw createUnauthorizedError(
      `${input.address} is not the current account. Switch to it in the Dev Wallet.`,
    )
  }
  const { network, chainId } = store.get()
  const expected = {
    domain: page.host,
    uri: page.href,
    version: '1',
    chainId: `aptos:${network === 'mainnet' || network === 'testnet' ? network : chainId}`,
  }
  const bound = {
    domain: input.domain ?? expected.domain,
    uri: input.uri ?? expected.uri,
    version: input.version ?? expected.version,
    chainId: input.chainId ?? expected.chainId,
  }
  const assertMatch = (isMatch: boolean, field: keyof typeof bound, hint = '') => {
    if (isMatch) return
    throw new WalletRequestError(
      `signIn: the ${field} ${bound[field]} does not match. Leave it out, or pass ${expected[field]}.${hint}`,
    )
  }
  assertMatch(bound.domain === expected.domain, 'domain')
  assertMatch(getOrigin(bound.uri) === getOrigin(expected.uri), 'uri')
  assertMatch(bound.version === expected.version, 'version')
  assertMatch(
    isChainIdOf(bound.chainId, network, chainId),
    'chainId',
    ' Or switch the network of the wallet.',
  )
  return { ...input, ...bound, address }
}

function getOrigin(uri: string): string | undefined {
  try {
    return new URL(uri).origin
  } catch {
    return undefined
  }
}

/** Returns whether a chain ID such as `aptos:2` or `aptos:testnet` is that of a network. */
function isChainIdOf(id: string, network: string, chainId: number): boolean {
  const [namespace, reference, ...rest] = String(id).split(':')
  if (namespace !== 'aptos' || rest.length > 0) return false
  return reference === String(chainId) || parseNetworkName(reference) === network
}

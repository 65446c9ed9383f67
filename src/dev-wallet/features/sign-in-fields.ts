import type { AptosSignInBoundFields, AptosSignInInput } from '@aptos-labs/wallet-standard'
import { addressText } from '../chain/address.js'
import { toHex } from '../chain/hex.js'
import type { KeyPair } from '../chain/key-pair.js'
import { readNetworkName } from '../chain/networks.js'
import { unauthorized, WalletRequestError } from '../errors.js'
import type { Context } from './context.js'

export type SignInFields = AptosSignInInput & AptosSignInBoundFields

/**
 * Fills in what a wallet must when the page left it out, and refuses what is not the page's or the account's own:
 * a statement for another page must not even come before a person (AIP-116).
 */
export function bindFields({ store, page }: Context, key: KeyPair, input: AptosSignInInput): SignInFields {
  // `message-nonce` in the grammar of AIP-116.
  if (!/^[\da-z]{8,}$/i.test(input?.nonce ?? ''))
    throw new WalletRequestError('Signing in needs a nonce of at least 8 letters or digits.')
  const address = toHex(key.address)
  if (input.address !== undefined && addressText(input.address) !== address) {
    throw unauthorized(`${input.address} is not the current account. Switch to it in the Dev Wallet.`)
  }
  const { network, chainId } = store.get()
  const own = {
    domain: page.host,
    uri: page.href,
    version: '1',
    chainId: `aptos:${network === 'mainnet' || network === 'testnet' ? network : chainId}`,
  }
  const bound = {
    domain: input.domain ?? own.domain,
    uri: input.uri ?? own.uri,
    version: input.version ?? own.version,
    chainId: input.chainId ?? own.chainId,
  }
  const fits = {
    domain: bound.domain === own.domain,
    uri: originOf(bound.uri) === originOf(own.uri),
    version: bound.version === own.version,
    chainId: isChain(bound.chainId, network, chainId),
  }
  for (const field of FIELDS) {
    if (!fits[field])
      throw new WalletRequestError(
        `The page asks to sign in with the ${field} ${bound[field]}. Leave it out, or give ${own[field]}.`,
      )
  }
  return { ...input, ...bound, address }
}

const FIELDS = ['domain', 'uri', 'version', 'chainId'] as const

function originOf(uri: string): string | undefined {
  try {
    return new URL(uri).origin
  } catch {
    return undefined
  }
}

/** A chain goes by its number and by its network's names, `aptos:localnet` among them. */
function isChain(id: string, network: string, chainId: number): boolean {
  const [space, name, ...rest] = String(id).split(':')
  if (space !== 'aptos' || rest.length > 0) return false
  return name === String(chainId) || readNetworkName(name) === network
}

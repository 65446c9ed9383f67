import {
  APTOS_CHAINS,
  type AptosFeatures,
  type AptosWallet,
  type AptosWalletAccount,
} from '@aptos-labs/wallet-standard'
import { toHex } from './chain/hex.js'
import { changeNetworkFeature } from './features/change-network.js'
import { changeFeatures } from './features/changes.js'
import type { Context } from './features/context.js'
import { sessionFeatures } from './features/session.js'
import { signAndSubmitFeature } from './features/sign-and-submit.js'
import { signInFeature } from './features/sign-in.js'
import { signMessageFeature } from './features/sign-message.js'
import { signTransactionFeature } from './features/sign-transaction.js'
import { ICON } from './icon.js'
import { withMisbehaviour } from './misbehave.js'
import { currentKey } from './state/accounts.js'

/** The scheme of a single Ed25519 key, in ts-sdk's `SigningScheme`. */
const ED25519_SCHEME = 0

/**
 * The wallet as a page sees it: a Wallet Standard wallet with AIP-62's features.
 * @param later runs a task after the page has heard an answer
 */
export function createWallet(context: Context, later: (task: () => void) => void): AptosWallet {
  const { store, requests } = context
  store.subscribe(requests.review)
  const features: AptosFeatures = withMisbehaviour(
    {
      ...sessionFeatures(context),
      ...changeFeatures(store),
      ...changeNetworkFeature(context),
      ...signMessageFeature(context),
      ...signInFeature(context),
      ...signTransactionFeature(context),
      ...signAndSubmitFeature(context),
    },
    store,
    later,
  )
  return Object.freeze({
    version: '1.0.0' as const,
    name: 'Dev Wallet',
    icon: ICON,
    url: 'https://www.npmjs.com/package/aptos-wallet-kit',
    chains: APTOS_CHAINS,
    features,
    get accounts(): readonly AptosWalletAccount[] {
      return store.get().connected ? [account()] : []
    },
  })

  function account(): AptosWalletAccount {
    const { address, publicKey } = currentKey(store.get())
    return {
      address: toHex(address),
      publicKey,
      chains: APTOS_CHAINS,
      features: Object.keys(features) as AptosWalletAccount['features'][number][],
      signingScheme: ED25519_SCHEME,
    }
  }
}

import {
  APTOS_CHAINS,
  type AptosFeatures,
  type AptosWallet,
  type AptosWalletAccount,
} from '@aptos-labs/wallet-standard'
import { toHex } from './chain/hex.js'
import { delayFeatures, withFaults } from './faults.js'
import { createChangeFeatures } from './features/change-events.js'
import { createChangeNetworkFeature } from './features/change-network.js'
import type { Context } from './features/context.js'
import { createSessionFeatures } from './features/session.js'
import { createSignAndSubmitFeature } from './features/sign-and-submit.js'
import { createSignInFeature } from './features/sign-in.js'
import { createSignMessageFeature } from './features/sign-message.js'
import { createSignTransactionFeature } from './features/sign-transaction.js'
import { ICON } from './icon.js'
import { getCurrentKeyPair } from './state/accounts.js'

/** `SigningScheme.Ed25519` of ts-sdk. */
const ED25519_SCHEME = 0

/**
 * Creates the Wallet Standard wallet with the features of AIP-62.
 *
 * @param context The dependencies of the features.
 * @param runAfterResponse Runs a task after the page has received a response.
 * @param ready A promise for which each call waits, except calls of subscriptions. Default: calls do not wait.
 * @param hasSignIn Whether the wallet has `aptos:signIn`, which AIP-62 does not require.
 */
export function createWallet(
  context: Context,
  runAfterResponse: (task: () => void) => void,
  ready?: Promise<unknown>,
  hasSignIn = true,
): AptosWallet {
  const { store, requests } = context
  store.subscribe(requests.rejectObsolete)
  const workingFeatures: AptosFeatures = {
    ...createSessionFeatures(context),
    ...createChangeFeatures(store),
    ...createChangeNetworkFeature(context),
    ...createSignMessageFeature(context),
    ...(hasSignIn && createSignInFeature(context)),
    ...createSignTransactionFeature(context),
    ...createSignAndSubmitFeature(context),
  }
  const features = withFaults(
    ready ? delayFeatures(workingFeatures, ready) : workingFeatures,
    store,
    runAfterResponse,
  )
  // Do not freeze the wallet, because wallet libraries add their own properties, such as `readyState` of the Aptos wallet
  // adapter.
  return {
    version: '1.0.0' as const,
    name: 'Dev Wallet',
    icon: ICON,
    url: 'https://github.com/aptos-foundation/AIPs/blob/main/aips/aip-62.md',
    chains: APTOS_CHAINS,
    features,
    get accounts(): readonly AptosWalletAccount[] {
      return store.get().connected ? [createAccount()] : []
    },
  }

  function createAccount(): AptosWalletAccount {
    const { address, publicKey } = getCurrentKeyPair(store.get())
    return {
      address: toHex(address),
      publicKey,
      chains: APTOS_CHAINS,
      features: Object.keys(features) as AptosWalletAccount['features'][number][],
      signingScheme: ED25519_SCHEME,
    }
  }
}

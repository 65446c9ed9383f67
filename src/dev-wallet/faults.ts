import { NETWORKS } from './chain/networks.js'
import { createInternalError } from './errors.js'
import { createApproval, createRejection } from './features/responses.js'
import { addAccount, switchAccount } from './state/accounts.js'
import { cancelNetworkSwitch } from './state/network.js'
import type { Store } from './state/store.js'
import type { Misbehaviour, NetworkName } from './types.js'

type Method = (...args: never[]) => unknown
type Features = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The invalid responses of the failure mode `malformed`. */
const MALFORMED_RESPONSES: Readonly<Record<string, unknown>> = {
  'aptos:connect': createApproval({ address: 42, publicKey: null }),
  'aptos:account': { address: {}, publicKey: 7 },
  'aptos:network': { name: 12, chainId: 'one' },
  'aptos:signMessage': createApproval({ fullMessage: null, signature: 'none' }),
  'aptos:signIn': createApproval({ account: null, input: 'none', signature: 3 }),
  'aptos:signTransaction': createApproval(null),
  'aptos:signAndSubmitTransaction': createApproval({ hash: 7 }),
  'aptos:changeNetwork': { status: 'Perhaps' },
}

/** The features whose requests cannot be rejected, because the features return no `UserResponse`. */
const UNREJECTABLE_FEATURES = new Set(['aptos:account', 'aptos:network', 'aptos:disconnect'])

/**
 * Returns whether a feature is a subscription. Subscriptions work in every failure mode, so that a page can reach the failures
 * of the other features.
 */
const isSubscription = (feature: string) => feature.startsWith('aptos:on')

/**
 * Wraps features so that each call, except of subscriptions, uses the failure mode that is selected at the time of the call.
 *
 * @param features The features of the wallet.
 * @param store The store of the selected failure mode.
 * @param runAfterResponse Runs a task after the page has received the response.
 */
export function withFaults<F extends object>(
  features: F,
  store: Store,
  runAfterResponse: (task: () => void) => void,
): F {
  const wrapMethod =
    (feature: string, method: Method) =>
    (...args: never[]) => {
      const fault = store.get().misbehave
      if (fault === 'throws') throw createInternalError()
      if (fault === 'hangs') return new Promise(() => {})
      if (fault === 'malformed' && feature in MALFORMED_RESPONSES)
        return Promise.resolve(MALFORMED_RESPONSES[feature])
      if (fault === 'rejects' && !UNREJECTABLE_FEATURES.has(feature))
        return Promise.resolve(createRejection())
      const result = method(...args)
      const changeState = CHANGES_AFTER_APPROVAL[fault]
      if (changeState) void runIfApproved(result, () => runAfterResponse(() => changeState(store)))
      return result
    }

  return mapMethods(features, wrapMethod)
}

/** Wraps features so that each call waits until a promise resolves. Calls of subscriptions do not wait. */
export const delayFeatures = <F extends object>(features: F, ready: Promise<unknown>): F =>
  mapMethods(
    features,
    (_, method) =>
      (...args) =>
        ready.then(() => method(...args)),
  )

/** Returns copies of features with other methods. Subscriptions keep their methods. */
const mapMethods = <F extends object>(
  features: F,
  mapMethod: (feature: string, method: Method) => Method,
): F =>
  Object.fromEntries(
    Object.entries(features as Features).map(([feature, { version, ...methods }]) => [
      feature,
      isSubscription(feature)
        ? { version, ...methods }
        : { version, ...mapValues(methods, (method) => mapMethod(feature, method as Method)) },
    ]),
  ) as F

const mapValues = (object: object, mapValue: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, mapValue(value)]))

/** Runs a task once a request has been approved. Does nothing if the request is rejected or fails. */
async function runIfApproved(response: unknown, task: () => void): Promise<void> {
  try {
    if (isApproval(await response)) task()
  } catch {} // The page receives this error with the response.
}

const isApproval = (response: unknown): boolean =>
  typeof response === 'object' && response !== null && 'status' in response && response.status === 'Approved'

/** The changes of the failure modes that switch the account or the network after an approval. */
const CHANGES_AFTER_APPROVAL: Partial<Record<Misbehaviour, (store: Store) => void>> = {
  'switches-account': (store) => {
    if (store.get().secrets.length === 1) addAccount(store)
    const { current, secrets } = store.get()
    switchAccount(store, (current + 1) % secrets.length)
  },
  'switches-network': (store) => {
    const network = NEXT_NETWORK[store.get().network]
    cancelNetworkSwitch(store)
    store.update({ network, chainId: NETWORKS[network].chainId ?? store.get().chainId })
  },
}

/** The next network after each network. Devnet is never next, because its chain ID must be read from a node. */
const NEXT_NETWORK: Readonly<Record<NetworkName, NetworkName>> = {
  local: 'testnet',
  devnet: 'testnet',
  testnet: 'mainnet',
  mainnet: 'local',
}

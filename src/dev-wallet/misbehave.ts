import { NETWORKS } from './chain/networks.js'
import { internalError } from './errors.js'
import { approved, rejected } from './features/answers.js'
import { addAccount, switchAccount } from './state/accounts.js'
import { stayOnNetwork } from './state/network.js'
import type { Store } from './state/store.js'
import type { Misbehaviour, NetworkName } from './types.js'

type Method = (...args: never[]) => unknown
type Features = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What each feature answers when it is to answer garbage: the right shape outside, nothing usable inside. */
const GARBAGE: Readonly<Record<string, unknown>> = {
  'aptos:connect': approved({ address: 42, publicKey: null }),
  'aptos:account': { address: {}, publicKey: 7 },
  'aptos:network': { name: 12, chainId: 'one' },
  'aptos:signMessage': approved({ fullMessage: null, signature: 'none' }),
  'aptos:signIn': approved({ account: null, input: 'none', signature: 3 }),
  'aptos:signTransaction': approved(null),
  'aptos:signAndSubmitTransaction': approved({ hash: 7 }),
  'aptos:changeNetwork': { status: 'Perhaps' },
}

/** Features without a `UserResponse` have no way to say no. */
const CANNOT_REJECT = new Set(['aptos:account', 'aptos:network', 'aptos:disconnect'])

/** Listening is never disturbed: a page that cannot listen would not see the rest. */
const isSubscription = (feature: string) => feature.startsWith('aptos:on')

/**
 * The same features, each call of which fails in the way that is chosen when it is made.
 * @param later runs a task after the page has heard the answer
 */
export function withMisbehaviour<F extends object>(
  features: F,
  store: Store,
  later: (task: () => void) => void,
): F {
  const wrap =
    (feature: string, method: Method) =>
    (...args: never[]) => {
      const chosen = store.get().misbehave
      if (chosen === 'throws') throw internalError()
      if (chosen === 'hangs') return new Promise(() => {})
      if (chosen === 'malformed' && feature in GARBAGE) return Promise.resolve(GARBAGE[feature])
      if (chosen === 'rejects' && !CANNOT_REJECT.has(feature)) return Promise.resolve(rejected())
      const answer = method(...args)
      if (chosen in DRIFTS)
        void Promise.resolve(answer).then(
          (value) => drift(value, chosen),
          () => {},
        )
      return answer
    }

  const drift = (answer: unknown, chosen: Misbehaviour) => {
    if (isApproval(answer)) later(() => DRIFTS[chosen]?.(store))
  }

  return Object.fromEntries(
    Object.entries(features as Features).map(([feature, { version, ...methods }]) => [
      feature,
      isSubscription(feature)
        ? { version, ...methods }
        : { version, ...mapValues(methods, (method) => wrap(feature, method as Method)) },
    ]),
  ) as F
}

const mapValues = (from: object, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]))

const isApproval = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'Approved'

/** What moves on by itself after an approval. */
const DRIFTS: Partial<Record<Misbehaviour, (store: Store) => void>> = {
  'switches-account': (store) => {
    if (store.get().secrets.length === 1) addAccount(store)
    const { current, secrets } = store.get()
    switchAccount(store, (current + 1) % secrets.length)
  },
  'switches-network': (store) => {
    const network = AROUND[store.get().network]
    stayOnNetwork(store)
    store.update({ network, chainId: NETWORKS[network].chainId ?? store.get().chainId })
  },
}

/** Each network's next; devnet is left out, as its chain id would have to be asked for. */
const AROUND: Readonly<Record<NetworkName, NetworkName>> = {
  local: 'testnet',
  devnet: 'testnet',
  testnet: 'mainnet',
  mainnet: 'local',
}

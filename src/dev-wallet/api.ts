import {
  parseMisbehaviourOrThrow,
  parseNetworkOrThrow,
  parseOptionOrThrow,
  parsePrivateKeyOrThrow,
} from './parse-option.js'
import type { Registration } from './registration.js'
import type { RequestQueue } from './request-queue.js'
import { addAccount, listAccounts, switchAccount } from './state/accounts.js'
import { cancelNetworkSwitch, type Fetch, switchNetwork } from './state/network.js'
import { parseNodeMode, parseNodeUrl, type WalletState } from './state/state.js'
import type { Store } from './state/store.js'
import type { StubNode } from './stub-node/stub-node.js'
import type { MoveAbort } from './stub-node/types.js'
import type { AptosDevWallet, DevAccount, DevWalletOptions, NetworkName } from './types.js'

declare const __VERSION__: string

/**
 * Creates the value of the global `AptosDevWallet`, with which tests and developers control the wallet.
 *
 * @param getStubNode Returns the stub of a full node while the stub is in use. Default: the page has no stub of its own.
 */
export function createDevWalletApi(
  store: Store,
  requests: RequestQueue,
  registration: Registration,
  fetch: Fetch,
  getStubNode?: () => StubNode | undefined,
): AptosDevWallet {
  const settleFirstRequest = (isApproved: boolean) => {
    const [first] = requests.getPending()
    return first !== undefined && requests.settle(first.id, isApproved)
  }

  return Object.freeze({
    version: __VERSION__,
    async configure({ network: networkName, ...settings }: DevWalletOptions) {
      const network = networkName === undefined ? undefined : parseNetworkOrThrow(networkName)
      store.update(parseSettingsOrThrow(settings))
      if (network) await switchNetwork(store, fetch, network)
    },
    accounts: () => listAccounts(store.get()),
    addAccount(privateKey?: string) {
      const secret = privateKey === undefined ? undefined : parsePrivateKeyOrThrow(privateKey)
      const index = addAccount(store, secret)
      return listAccounts(store.get())[index] as DevAccount
    },
    switchAccount: (index: number) => switchAccount(store, index),
    switchNetwork: async (network: NetworkName) => switchNetwork(store, fetch, parseNetworkOrThrow(network)),
    pending: requests.getPending,
    approve: () => settleFirstRequest(true),
    reject: () => settleFirstRequest(false),
    failNextTransaction(failure: MoveAbort | string) {
      const stub = getStubNode?.()
      if (stub) stub.failNextTransaction(failure)
      else throw new TypeError(STUB_REQUIRED_MESSAGE)
    },
    register: registration.register,
    unregister: registration.unregister,
    revoke() {
      requests.rejectAll()
      store.update({ connected: false })
    },
    reset() {
      requests.rejectAll()
      cancelNetworkSwitch(store)
      store.reset()
    },
  })
}

const STUB_REQUIRED_MESSAGE = `Dev Wallet: failNextTransaction needs the stub. Call configure({ node: 'stub' }) first. In a test, call the function of installDevWallet() instead.`

type Settings = Pick<WalletState, 'misbehave' | 'autoApprove' | 'node' | 'nodeUrl'>

const PARSERS: { readonly [K in keyof Settings]: (input: unknown) => Settings[K] | undefined } = {
  misbehave: parseMisbehaviourOrThrow,
  autoApprove: (input) => (typeof input === 'boolean' ? input : undefined),
  node: parseNodeMode,
  nodeUrl: parseNodeUrl,
}

const parseSettingsOrThrow = (settings: object): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => {
      if (!Object.hasOwn(PARSERS, name)) throw new TypeError(`The Dev Wallet has no option "${name}".`)
      return [name, parseOptionOrThrow<unknown>(name, value, PARSERS[name as keyof Settings])]
    }),
  )

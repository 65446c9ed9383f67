import type { Announcement } from './announce.js'
import { toHex } from './chain/hex.js'
import { readNetworkName } from './chain/networks.js'
import { readMisbehaviour } from './misbehaviours.js'
import type { Requests } from './requests.js'
import { addAccount, keysOf, switchAccount } from './state/accounts.js'
import { type Fetch, stayOnNetwork, switchNetwork } from './state/network.js'
import { readNodeUrl, type WalletState } from './state/state.js'
import type { Store } from './state/store.js'
import type { AptosDevWallet, DevAccount, DevWalletOptions, NetworkName } from './types.js'

declare const __VERSION__: string

/** The global: what a test or a page author's console drives the wallet with. */
export function createSurface(
  store: Store,
  requests: Requests,
  announcement: Announcement,
  fetch: Fetch,
): AptosDevWallet {
  const accounts = (): DevAccount[] =>
    keysOf(store.get()).map(({ address, publicKey }, index) =>
      Object.freeze({
        address: toHex(address),
        publicKey: toHex(publicKey),
        isCurrent: index === store.get().current,
      }),
    )
  const answerFirst = (approved: boolean) => {
    const [first] = requests.pending()
    return first !== undefined && requests.answer(first.id, approved)
  }
  const readNetwork = (network: NetworkName) => known('network', network, readNetworkName)

  return Object.freeze({
    version: __VERSION__,
    async configure({ network, ...options }: DevWalletOptions) {
      const wanted = network === undefined ? undefined : readNetwork(network)
      store.update(readOptions(options))
      if (wanted) await switchNetwork(store, fetch, wanted)
    },
    accounts,
    addAccount() {
      const index = addAccount(store)
      return accounts()[index] as DevAccount
    },
    switchAccount: (index: number) => switchAccount(store, index),
    switchNetwork: async (network: NetworkName) => switchNetwork(store, fetch, readNetwork(network)),
    pending: requests.pending,
    approve: () => answerFirst(true),
    reject: () => answerFirst(false),
    register: announcement.register,
    unregister: announcement.unregister,
    revoke() {
      requests.rejectAll()
      store.update({ connected: false })
    },
    reset() {
      requests.rejectAll()
      stayOnNetwork(store)
      store.reset()
    },
  })
}

type Settings = Pick<WalletState, 'misbehave' | 'autoApprove' | 'nodeUrl'>

const READERS: { readonly [K in keyof Settings]: (input: unknown) => Settings[K] | undefined } = {
  misbehave: readMisbehaviour,
  autoApprove: (input) => (typeof input === 'boolean' ? input : undefined),
  nodeUrl: readNodeUrl,
}

const readOptions = (options: object): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      if (!Object.hasOwn(READERS, name)) throw new TypeError(`The Dev Wallet has no option "${name}".`)
      return [name, known<unknown>(name, value, READERS[name as keyof Settings])]
    }),
  )

function known<T>(name: string, value: unknown, read: (input: unknown) => T | undefined): T {
  const found = read(value)
  if (found === undefined) throw new TypeError(`The Dev Wallet cannot take ${name}: ${String(value)}.`)
  return found
}

import { callFeature, type FeatureName } from '../boundary/call-wallet.js'
import { isRejection, parseAccountUnlessEmpty, parseNetwork } from '../boundary/parse-response.js'
import { getWalletObject } from '../boundary/wallet-object.js'
import type { WalletKitError } from '../errors.js'
import { haveSameFields } from '../have-same-fields.js'
import type { KitContext } from '../kit-context.js'
import type { NetworkDetails, WalletEntry } from '../types.js'
import { type Session, updateSession } from './connection.js'

/** Functions that keep the account and the network of the session in sync with the wallet. */
export interface WalletSync {
  /** Subscribes to the wallet of a new session. AIP-62 has no unsubscribe function, so each wallet object is subscribed to once. */
  subscribeToWallet(wallet: WalletEntry): void
  /**
   * Updates the session once the network has been read from its wallet, and emits the change. Ignores an error, and a network
   * that was read before the wallet reported a change.
   */
  updateNetworkOnceRead(network: Promise<NetworkDetails>): void
  /**
   * Reads the account and the network from the wallet again. Emits a change. An empty account ends the session. An error changes
   * nothing.
   */
  refreshSession(): void
}

/** The parser and the event of each change that a wallet reports, by the field of the session. */
const changeKinds = {
  account: { parse: parseAccountUnlessEmpty, eventName: 'wallet-account-changed' },
  network: { parse: parseNetwork, eventName: 'wallet-network-changed' },
} as const

type ChangeKind = keyof typeof changeKinds

/** @param endDisconnectedSession Called after the wallet of the session has disconnected. */
export function createWalletSync(context: KitContext, endDisconnectedSession: () => void): WalletSync {
  const { emit, apply, getSession } = context
  /** Contains wallets, not entries: a wallet that registers again gets a new entry. */
  const subscribedWallets = new WeakSet<object>()

  /**
   * Updates the current session with an account or a network of its wallet, and emits the change. An empty account ends the
   * session. Ignores a rejection, a value that the session already has, and any change after the kit has stopped.
   *
   * @throws WalletKitError `BAD_WALLET_DATA`
   */
  const updateSessionAndEmitChange = (session: Session, kind: ChangeKind, response: unknown) => {
    // A stopped kit ignores changes: the next kit of the page can be connected to the same wallet.
    if (context.signal?.aborted || isRejection(response)) return
    const { wallet } = session
    const { parse, eventName } = changeKinds[kind]
    const value = parse(wallet.name, response)
    // AIP-62 has no disconnect event: an empty account means that the wallet disconnected.
    if (!value) return endDisconnectedSession()
    if (haveSameFields(session[kind], value)) return
    apply(updateSession(session.id, { [kind]: value }))
    emit(eventName, { ...value, wallet } as never)
  }

  /**
   * Updates the session once its wallet has responded, and emits the change. Ends the session if the account is empty. Does nothing
   * if the session has ended, or if the wallet has reported a newer change. Ignores an error.
   */
  const updateSessionUnlessOutdated = (kind: ChangeKind, response: Promise<unknown>): void => {
    const sessionBefore = getSession()
    response
      .then((value) => {
        const sessionNow = getSession()
        const isSameSession = sessionNow && sessionNow.id === sessionBefore?.id
        if (isSameSession && sessionNow[kind] === sessionBefore[kind])
          updateSessionAndEmitChange(sessionNow, kind, value)
      })
      .catch(() => {}) // A wallet that is locked, fails, or returns invalid data changes nothing.
  }

  const subscribeToWallet: WalletSync['subscribeToWallet'] = (wallet) => {
    const walletObject = getWalletObject(wallet) as object
    if (subscribedWallets.has(walletObject)) return
    subscribedWallets.add(walletObject)
    /** Emits `wallet-error` for invalid data. Ignores a subscription that fails, and changes while the wallet has no session. */
    const subscribeToChanges = (kind: ChangeKind, feature: FeatureName) => {
      const updateSessionOrEmitError = (value: unknown) => {
        const session = getSession()
        if (!session || getWalletObject(session.wallet) !== walletObject) return
        try {
          updateSessionAndEmitChange(session, kind, value)
        } catch (error) {
          emit('wallet-error', error as WalletKitError)
        }
      }
      // A wallet without events is read again when the user returns to the tab.
      callFeature(wallet, feature, updateSessionOrEmitError).catch(() => {})
    }
    subscribeToChanges('account', 'onAccountChange')
    subscribeToChanges('network', 'onNetworkChange')
  }

  const refreshSession: WalletSync['refreshSession'] = () => {
    const wallet = getSession()?.wallet
    if (!wallet) return
    updateSessionUnlessOutdated('account', callFeature(wallet, 'account'))
    updateSessionUnlessOutdated('network', callFeature(wallet, 'network'))
  }

  return {
    updateNetworkOnceRead: (network) => updateSessionUnlessOutdated('network', network),
    subscribeToWallet,
    refreshSession,
  }
}

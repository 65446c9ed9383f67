import { clearSession, updateSession } from './connection.js'
import type { KitContext } from './kit-context.js'
import { isRejection, parseAccount, parseNetwork } from './parse-response.js'
import { DISCONNECTED_KEY } from './storage.js'
import type { NetworkDetails, WalletEntry } from './types.js'
import { callFeature } from './wallet-entry.js'

/** Keeps the session true to what the wallet, the other tabs and the visitor do. */
export interface SessionSync {
  /**
   * Follows the wallet of a new session. AIP-62 has no way to stop, so it is subscribed to once a wallet object.
   *
   * @param network its answer, which may come later than the connection waited for it
   */
  subscribeToWallet(wallet: WalletEntry, network: Promise<NetworkDetails>): void
  /** Follows the page: other tabs, coming back to the tab, coming back from the bfcache. @param options how listening ends */
  listenToPage(page: Window, options: AddEventListenerOptions): void
  /** Ends the session on this page, after a reload too. @param keepsMemory leaves what the origin remembers as it is */
  endSession(keepsMemory?: boolean): void
}

const parsers = { account: parseAccount, network: parseNetwork }

type ChangeKind = keyof typeof parsers

export function createSessionSync(context: KitContext, cancel: () => void): SessionSync {
  const { getConnection, emit, storage, apply, getSession } = context
  const subscribedWallets = new WeakSet<WalletEntry>()

  const endSession = (keepsMemory?: boolean) => {
    const wallet = getSession()?.wallet
    if (!wallet) return
    apply(clearSession)
    if (!keepsMemory) {
      storage.set('wallet-name', '')
      storage.set('disconnected', wallet.name)
    }
    emit('wallet-disconnected', { wallet })
  }

  /**
   * An empty account is how a wallet says that it disconnected; news that cannot be read changes nothing. A kit that was
   * stopped hears no more: the next one may be connected to the same wallet.
   */
  const handleWalletEvent = (wallet: WalletEntry, kind: ChangeKind, response: unknown) => {
    const current = getSession()
    if (current?.wallet !== wallet || context.signal?.aborted || isRejection(response)) return
    try {
      const value = parsers[kind](wallet.name, response)
      // Another tab may have gone on to another wallet since, which is not let go with this one.
      if (!value) return endSession((storage.get('wallet-name') || wallet.name) !== wallet.name)
      if (JSON.stringify(value) === JSON.stringify(current[kind])) return
      apply(updateSession(wallet, { [kind]: value }))
      emit(`wallet-${kind}-changed`, { ...value, wallet } as never)
    } catch (error) {
      console.warn(error)
    }
  }

  /** Hears an answer of the session's wallet, unless it has told something since, which is newer. */
  const refreshFrom = (kind: ChangeKind, response: Promise<unknown>) => {
    const sessionBefore = getSession()
    response.then(
      (value) => {
        const sessionNow = getSession()
        if (
          sessionBefore &&
          sessionNow &&
          sessionNow[kind] === sessionBefore[kind] &&
          sessionNow.id === sessionBefore.id
        )
          handleWalletEvent(sessionBefore.wallet, kind, value)
      },
      () => {}, // Locked or failing now: what we knew stands.
    )
  }

  const refreshSession = () => {
    if (storage.get('disconnected')) endSession(true)
    const wallet = getSession()?.wallet
    if (!wallet) return
    refreshFrom('account', callFeature(wallet, 'account'))
    refreshFrom('network', callFeature(wallet, 'network'))
  }

  return {
    endSession,
    subscribeToWallet(wallet, network) {
      // Late, or refused: its account may have been switched meanwhile, with nobody listening.
      if (!getSession()?.network) refreshFrom('account', callFeature(wallet, 'account'))
      refreshFrom('network', network)
      if (subscribedWallets.has(wallet)) return
      subscribedWallets.add(wallet)
      const subscribe = (kind: ChangeKind, feature: string) =>
        // One that cannot tell is asked when the visitor comes back.
        callFeature(wallet, feature, (value: unknown) => handleWalletEvent(wallet, kind, value)).catch(
          () => {},
        )
      subscribe('account', 'onAccountChange')
      subscribe('network', 'onNetworkChange')
    },
    listenToPage(page, until) {
      page.addEventListener(
        'storage',
        ({ key, newValue }) => {
          // What another tab wrote it has written: writing it again would end a session that began there since.
          if (!newValue || key !== DISCONNECTED_KEY) return
          if (getConnection().status === 'restoring') cancel()
          endSession(true)
        },
        until,
      )
      page.addEventListener('pageshow', refreshSession, until)
      page.document.addEventListener(
        'visibilitychange',
        () => page.document.hidden || refreshSession(),
        until,
      )
    },
  }
}

import { isRejection, readAccount, readNetwork } from './parse-response.js'
import { changed, left } from './connection.js'
import type { Context } from './kit-context.js'
import { disconnectedKey } from './storage.js'
import type { NetworkDetails, WalletEntry } from './types.js'
import { call } from './wallet-entry.js'

/** Keeps the session true to what the wallet, the other tabs and the visitor do. */
export interface LiveSession {
  /**
   * Follows the wallet of a new session. AIP-62 has no way to stop, so it is subscribed to once a wallet object.
   *
   * @param network its answer, which may come later than the connection waited for it
   */
  watchWallet(wallet: WalletEntry, network: Promise<NetworkDetails>): void
  /** Follows the page: other tabs, coming back to the tab, coming back from the bfcache. @param until how listening ends */
  follow(page: Window, until: AddEventListenerOptions): void
  /** Ends the session on this page, after a reload too. @param keepsMemory leaves what the origin remembers as it is */
  leave(keepsMemory?: boolean): void
}

const readers = { account: readAccount, network: readNetwork }

type News = keyof typeof readers

export function createLiveSession(context: Context, cancel: () => void): LiveSession {
  const { connection, emit, remembered, send, session } = context
  const watched = new WeakSet<WalletEntry>()

  const leave = (keepsMemory?: boolean) => {
    const wallet = session()?.wallet
    if (!wallet) return
    send(left)
    if (!keepsMemory) {
      remembered.set('wallet-name', '')
      remembered.set('disconnected', wallet.name)
    }
    emit('wallet-disconnected', { wallet })
  }

  /**
   * An empty account is how a wallet says that it disconnected; news that cannot be read changes nothing. A kit that was
   * stopped hears no more: the next one may be connected to the same wallet.
   */
  const heard = (wallet: WalletEntry, kind: News, answer: unknown) => {
    const current = session()
    if (current?.wallet !== wallet || context.signal?.aborted || isRejection(answer)) return
    try {
      const news = readers[kind](wallet.name, answer)
      // Another tab may have gone on to another wallet since, which is not let go with this one.
      if (!news) return leave((remembered.get('wallet-name') || wallet.name) !== wallet.name)
      if (JSON.stringify(news) === JSON.stringify(current[kind])) return
      send(changed(wallet, { [kind]: news }))
      emit(`wallet-${kind}-changed`, { ...news, wallet } as never)
    } catch (error) {
      console.warn(error)
    }
  }

  /** Hears an answer of the session's wallet, unless it has told something since, which is newer. */
  const hear = (kind: News, answer: Promise<unknown>) => {
    const asked = session()
    answer.then(
      (news) => {
        const now = session()
        if (asked && now && now[kind] === asked[kind] && now.id === asked.id) heard(asked.wallet, kind, news)
      },
      () => {}, // Locked or failing now: what we knew stands.
    )
  }

  const refresh = () => {
    if (remembered.get('disconnected')) leave(true)
    const wallet = session()?.wallet
    if (!wallet) return
    hear('account', call(wallet, 'account'))
    hear('network', call(wallet, 'network'))
  }

  return {
    leave,
    watchWallet(wallet, network) {
      // Late, or refused: its account may have been switched meanwhile, with nobody listening.
      if (!session()?.network) hear('account', call(wallet, 'account'))
      hear('network', network)
      if (watched.has(wallet)) return
      watched.add(wallet)
      const listen = (kind: News, feature: string) =>
        // One that cannot tell is asked when the visitor comes back.
        call(wallet, feature, (news: unknown) => heard(wallet, kind, news)).catch(() => {})
      listen('account', 'onAccountChange')
      listen('network', 'onNetworkChange')
    },
    follow(page, until) {
      page.addEventListener(
        'storage',
        ({ key, newValue }) => {
          // What another tab wrote it has written: writing it again would end a session that began there since.
          if (!newValue || key !== disconnectedKey) return
          if (connection().status === 'restoring') cancel()
          leave(true)
        },
        until,
      )
      page.addEventListener('pageshow', refresh, until)
      page.document.addEventListener('visibilitychange', () => page.document.hidden || refresh(), until)
    },
  }
}

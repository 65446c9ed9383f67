import { isRejection, readAccount, readNetwork } from './answer.js'
import { sessionOf } from './connection.js'
import type { Context } from './context.js'
import { disconnectedKey } from './storage.js'
import type { WalletEntry } from './types.js'
import { call, supports } from './wallet.js'

/** Keeps the session true to what the wallet, the other tabs and the visitor do. */
export interface LiveSession {
  /** Hears of the wallet's changes. AIP-62 has no way to stop, so this happens once a wallet object. */
  watch(wallet: WalletEntry): void
  /** Follows the page: other tabs, coming back to the tab, coming back from the bfcache. */
  follow(page: Window, signal: AbortSignal): void
  /** Ends the session on this page. @param byVisitor whether it is to stay ended after a reload */
  leave(byVisitor?: boolean): void
}

const readers = { account: readAccount, network: readNetwork }

export function createLiveSession(
  { connection, emit, memory, send }: Context,
  cancel: () => void,
): LiveSession {
  const watched = new WeakSet<WalletEntry>()
  const current = () => sessionOf(connection())

  const leave = (byVisitor = true) => {
    const session = current()
    if (!session) return
    send({ type: 'left' })
    if (byVisitor) {
      memory.set('wallet-name', '')
      memory.set('disconnected', session.wallet.name)
    }
    emit('wallet-disconnected', { wallet: session.wallet })
  }

  /** An empty account is how a wallet says that it disconnected; news that cannot be read changes nothing. */
  const heard = (wallet: WalletEntry, kind: keyof typeof readers, answer: unknown) => {
    const session = current()
    if (session?.wallet !== wallet || isRejection(answer)) return
    try {
      const news = readers[kind](wallet.name, answer)
      if (!news) return leave()
      if (JSON.stringify(news) === JSON.stringify(session[kind])) return
      send({ type: 'changed', wallet, change: { [kind]: news } })
      emit(`wallet-${kind}-changed`, { ...news, wallet } as never)
    } catch (error) {
      console.warn(error)
    }
  }

  const refresh = async () => {
    if (memory.get('disconnected')) leave()
    const wallet = current()?.wallet
    // Locked or failing now: what we knew stands.
    if (wallet && supports(wallet, 'account'))
      call(wallet, 'account').then(
        (answer) => heard(wallet, 'account', answer),
        () => {},
      )
  }

  return {
    leave,
    watch(wallet) {
      if (watched.has(wallet)) return
      watched.add(wallet)
      const listen = (name: string, kind: keyof typeof readers) =>
        // A wallet that tells no news is asked when the visitor comes back.
        call(wallet, name, (news: unknown) => heard(wallet, kind, news)).catch(() => {})
      listen('onAccountChange', 'account')
      listen('onNetworkChange', 'network')
    },
    follow(page, signal) {
      page.addEventListener(
        'storage',
        ({ key, newValue }) => {
          if (key !== disconnectedKey || !newValue) return
          if (connection().status === 'restoring') cancel()
          leave()
        },
        { signal },
      )
      page.addEventListener('pageshow', refresh, { signal })
      page.document.addEventListener('visibilitychange', () => page.document.hidden || refresh(), { signal })
    },
  }
}

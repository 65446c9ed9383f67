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

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export function createLiveSession({ connection, emit, memory, send }: Context): LiveSession {
  const watched = new WeakSet<WalletEntry>()
  const current = () => sessionOf(connection())

  const leave = (byVisitor = true) => {
    const session = current()
    if (!session) return
    send({ type: 'left' })
    if (byVisitor) {
      memory.setWalletName('')
      memory.setDisconnected(true)
    }
    emit('wallet-disconnected', { wallet: session.wallet })
  }

  const accountHeard = (wallet: WalletEntry, answer: unknown) => {
    const session = current()
    if (session?.wallet !== wallet) return
    const account = readAccount(wallet.name, answer)
    if (!account) return leave()
    if (isSame(account, session.account)) return
    send({ type: 'account', wallet, account })
    emit('wallet-account-changed', { ...account, wallet })
  }

  const networkHeard = (wallet: WalletEntry, answer: unknown) => {
    const session = current()
    if (session?.wallet !== wallet) return
    const network = readNetwork(wallet.name, answer)
    if (isSame(network, session.network)) return
    send({ type: 'network', wallet, network })
    emit('wallet-network-changed', { ...network, wallet })
  }

  /** @param heard what to do with what the wallet says; unreadable news changes nothing */
  const listen = (wallet: WalletEntry, name: string, heard: typeof accountHeard) => {
    call(wallet, name, (news: unknown) => {
      try {
        heard(wallet, news)
      } catch (error) {
        console.warn(error)
      }
    }).catch(() => {}) // A wallet that tells no news is asked when the visitor comes back.
  }

  const refresh = async () => {
    if (memory.isDisconnected()) leave()
    const wallet = current()?.wallet
    if (!wallet || !supports(wallet, 'account')) return
    try {
      const answer = await call(wallet, 'account')
      if (!isRejection(answer)) accountHeard(wallet, answer)
    } catch {} // Locked or failing now: what we knew stands.
  }

  return {
    leave,
    watch(wallet) {
      if (watched.has(wallet)) return
      watched.add(wallet)
      listen(wallet, 'onAccountChange', accountHeard)
      listen(wallet, 'onNetworkChange', networkHeard)
    },
    follow(page, signal) {
      page.addEventListener(
        'storage',
        ({ key, newValue }) => {
          if (key === disconnectedKey && newValue) leave()
        },
        { signal },
      )
      page.addEventListener('pageshow', ({ persisted }) => void (persisted && refresh()), { signal })
      page.document.addEventListener('visibilitychange', () => void (page.document.hidden || refresh()), {
        signal,
      })
    },
  }
}

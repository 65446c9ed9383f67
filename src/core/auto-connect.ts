import type { ConnectManager } from './connect.js'
import type { KitContext } from './kit-context.js'
import type { WalletRegistry } from './wallet-registry.js'

/** How long a wallet may take to announce itself before the console hears of it, in milliseconds. */
const WALLET_GRACE_PERIOD_MS = 3000

/** Takes up the visitor's wallet by itself, at most once a page. Driven by registrations, never by polling. */
export interface AutoConnect {
  /** The page has said what it wants: from now on it may happen. @returns whether `isEnabled` changed */
  onPageReady(): boolean
  /** Wallets may have come. */
  tryAutoConnect(): void
  /** An option was set. */
  onOptionsChanged(): void
  /** The visitor or the page connects, so this is not needed any more. */
  cancelAutoConnect(): void
  isEnabled(): boolean
}

export function createAutoConnect(
  context: KitContext,
  findWallet: WalletRegistry['findWallet'],
  connect: ConnectManager['connect'],
): AutoConnect {
  const { storage, options } = context
  let enabled = true
  let isSettled = false
  let hasWarned = false

  const isReady = () => context.signal?.aborted === false

  /** Whom to connect to, if anybody is to be. */
  const getTargetWalletName = () =>
    isReady() &&
    !isSettled &&
    enabled &&
    options.autoConnect !== false &&
    !storage.get('disconnected') &&
    (storage.get('wallet-name') || options.preferredWallet)

  const tryAutoConnect = () => {
    const name = getTargetWalletName()
    if (!name) return
    const wallet = findWallet(name)
    if (!wallet) {
      if (!hasWarned)
        setTimeout(() => {
          const name = getTargetWalletName()
          if (name && !findWallet(name)) console.warn(`Wallet ${name} not found`)
        }, WALLET_GRACE_PERIOD_MS)
      hasWarned = true
      return
    }
    isSettled = true
    connect(wallet, { silent: !!storage.get('wallet-name') }).then(
      // Somebody who was asked without having asked, and said no, is not asked again at the next load; unless they said
      // yes in another tab.
      ({ status }) =>
        status === 'Rejected' && !storage.get('wallet-name') && storage.set('disconnected', wallet.name),
      () => {}, // Told by event and on the console.
    )
  }

  const onOptionsChanged = () => {
    if (isReady()) storage.set('auto-connect', `${options.autoConnect !== false}`)
    tryAutoConnect()
  }

  return {
    tryAutoConnect,
    onOptionsChanged,
    onPageReady() {
      const before = enabled
      // Read before it is written: a page that has just switched it on connects at the next load.
      enabled = (storage.get('auto-connect') ?? 'true') === 'true'
      onOptionsChanged()
      return enabled !== before
    },
    cancelAutoConnect() {
      isSettled = true
    },
    isEnabled: () => enabled,
  }
}

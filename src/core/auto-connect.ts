import type { ConnectManager } from './connect.js'
import type { KitContext } from './kit-context.js'
import type { WalletRegistry } from './wallet-registry.js'

/** Time in which a wallet must register before a warning is logged. */
const WALLET_GRACE_PERIOD_MS = 3000

/** Connects on page load, at most once a page. Driven by registrations, without polling. */
export interface AutoConnect {
  /**
   * Enables auto-connect once the page has set its options.
   *
   * @returns Whether `isEnabled` changed.
   */
  onPageReady(): boolean
  /** Connects if the target wallet has registered. Called after every change of the wallet list. */
  tryAutoConnect(): void
  onOptionsChanged(): void
  /** Stops auto-connect for this page, because the user or the page connects or disconnects. */
  cancelAutoConnect(): void
  isEnabled(): boolean
}

export function createAutoConnect(
  context: KitContext,
  findWallet: WalletRegistry['findWallet'],
  connect: ConnectManager['connect'],
): AutoConnect {
  const { storage, options } = context
  let isEnabled = true
  let isSettled = false
  let hasWarned = false

  const isReady = () => context.signal?.aborted === false

  /** Returns the name of the wallet to connect, if there is one. */
  const getTargetWalletName = () =>
    isReady() &&
    !isSettled &&
    isEnabled &&
    options.autoConnect !== false &&
    !storage.get('disconnected') &&
    (storage.get('wallet-name') || options.preferredWallet)

  const warnIfStillMissing = () => {
    const name = getTargetWalletName()
    if (name && !findWallet(name)) console.warn(`Wallet ${name} not found`)
  }

  const tryAutoConnect = () => {
    const name = getTargetWalletName()
    if (!name) return
    const wallet = findWallet(name)
    if (!wallet) {
      if (!hasWarned) setTimeout(warnIfStillMissing, WALLET_GRACE_PERIOD_MS)
      hasWarned = true
      return
    }
    isSettled = true
    connect(wallet, { silent: !!storage.get('wallet-name') }).then(
      // A user who rejects an automatic prompt is not prompted again on the next load, unless they approved in another tab.
      ({ status }) =>
        status === 'Rejected' && !storage.get('wallet-name') && storage.set('disconnected', wallet.name),
      () => {}, // Already logged and dispatched.
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
      const wasEnabled = isEnabled
      // Read before it is written: a page that has just enabled auto-connect connects on the next load.
      isEnabled = (storage.get('auto-connect') ?? 'true') === 'true'
      onOptionsChanged()
      return isEnabled !== wasEnabled
    },
    cancelAutoConnect() {
      isSettled = true
    },
    isEnabled: () => isEnabled,
  }
}

import { getWalletObject } from '../boundary/wallet-object.js'
import type { KitContext } from '../kit-context.js'
import type { KitDependencies } from '../options.js'
import { createStorage } from '../page/storage.js'
import type { WalletEntry } from '../types.js'
import type { WalletRegistry } from '../wallets/registry.js'
import type { ConnectManager } from './connect.js'
import { endRestoring } from './connection.js'

/** Time after which a warning about a missing wallet is logged, and `restoring` ends. */
const GRACE_PERIOD_MS = 3000

/** Name of the Web Lock that is held while an automatic prompt is open. */
const PROMPT_LOCK = 'aptos-wallet-kit.prompt'

/**
 * On page load, silently reconnects the last wallet, or the wallet whose browser shows the page. If there is neither,
 * `preferredWallet` prompts the user. Connects at most once a page, when the wallet registers, without polling.
 */
export interface AutoConnect {
  /**
   * Enables auto-connect once the page has set its options.
   *
   * @returns Whether `isEnabled` changed.
   */
  start(page: Window): boolean
  /** Connects if the target wallet has registered. Called after every change of the wallet list. */
  tryAutoConnect(): void
  /** Stores whether the next page load connects, then tries to connect. */
  storeAndTryAutoConnect(): void
  /** Stops auto-connect for this page, because the user or the page connects or disconnects. */
  skipAutoConnect(): void
  isEnabled(): boolean
}

/** The wallet to connect. `wallet` is missing until it registers. */
interface AutoConnectTarget {
  readonly name: string
  readonly wallet: WalletEntry | undefined
  /** Whether the wallet must not prompt. Only `preferredWallet` may prompt. */
  readonly silent: boolean
}

export function createAutoConnect(
  context: KitContext,
  { findWallet, findRememberedWallet, getEntries }: WalletRegistry,
  connect: ConnectManager['connect'],
  findHostWallet: KitDependencies['findHostWallet'] = () => undefined,
): AutoConnect {
  const { storage, options, apply, getConnection } = context
  let page: Window | undefined
  /** Storage of this tab, because a rejected automatic prompt must not affect other tabs. */
  const tabStorage = createStorage(() => (options.storage === null ? null : page?.sessionStorage))
  let isEnabled = true
  let isSettled = false
  let isWaitingForLock = false
  let hasGracePeriodStarted = false

  /** Returns whether the kit has started and has not been stopped. */
  const isKitRunning = () => context.signal?.aborted === false

  const getAutoConnectTarget = (): AutoConnectTarget | undefined => {
    const isOff = !isEnabled || options.autoConnect === false || storage.get('disconnected')
    if (!isKitRunning() || isSettled || isOff) return
    const rememberedName = storage.get('wallet-name')
    if (rememberedName)
      return { name: rememberedName, wallet: findRememberedWallet(rememberedName), silent: true }
    // Lazy wallets that are not loaded have no object.
    const browserWallet = findHostWallet(getEntries().filter(getWalletObject), page as Window)
    if (browserWallet) return { name: browserWallet.name, wallet: browserWallet, silent: true }
    const { preferredWallet: name } = options
    if (name && !tabStorage.get('rejected')) return { name, wallet: findWallet(name), silent: false }
  }

  /** Connects to a target whose wallet has registered, with a prompt if it can't be restored silently. */
  const connectToTarget = async (target: AutoConnectTarget | undefined) => {
    if (!target?.wallet) return
    const { wallet, silent } = target
    isSettled = true
    try {
      const { status } = await connect(wallet, { silent })
      // Do not prompt again on the next load in this tab.
      if (status === 'Rejected' && !silent) tabStorage.set('rejected', wallet.name)
    } catch {} // Logged and dispatched, unless the attempt was silent.
  }

  /** Reconnects silently after the user has responded to the prompt of another tab or kit. */
  const reconnectAfterOtherPrompt = async () => {
    const target = getAutoConnectTarget()
    if (target?.silent) await connectToTarget(target)
    else if (target?.wallet) isSettled = true
  }

  /**
   * Prompts, unless another tab or another kit of this page has a prompt open. If the user approves there, this kit reconnects
   * silently.
   */
  const promptInOneTab = (locks: LockManager) => {
    if (isWaitingForLock) return
    isWaitingForLock = true
    locks
      .request(PROMPT_LOCK, { ifAvailable: true }, (lock) =>
        lock
          ? connectToTarget(getAutoConnectTarget())
          : locks.request(PROMPT_LOCK, reconnectAfterOtherPrompt),
      )
      .catch(() => connectToTarget(getAutoConnectTarget())) // Web Locks are blocked in a sandboxed frame.
      .finally(() => {
        isWaitingForLock = false
      })
  }

  /** Waits for wallets that register late. Then logs a warning about a missing wallet, and ends `restoring`. */
  const startGracePeriod = () => {
    if (hasGracePeriodStarted) return
    hasGracePeriodStarted = true
    setTimeout(() => {
      const target = getAutoConnectTarget()
      if (target && !target.wallet) console.warn(`Wallet ${target.name} not found`)
      apply(endRestoring)
    }, GRACE_PERIOD_MS)
  }

  const tryAutoConnect = () => {
    if (!isKitRunning()) return
    const target = getAutoConnectTarget()
    // Only a silent attempt restores a session.
    if (!target?.silent && !getConnection().attempt) apply(endRestoring)
    if (getConnection().status === 'restoring' || (target && !target.wallet)) startGracePeriod()
    if (!target?.wallet) return
    const locks = target.silent ? undefined : page?.navigator?.locks // Missing in an insecure context.
    if (locks) promptInOneTab(locks)
    else connectToTarget(target)
  }

  const storeAndTryAutoConnect = () => {
    if (isKitRunning()) {
      const isOn = options.autoConnect !== false
      storage.set('auto-connect', `${isOn}`)
      storage.set('auto-connect-page', isOn ? '' : getPagePath())
    }
    tryAutoConnect()
  }

  const getPagePath = () => page?.location?.pathname ?? ''

  return {
    tryAutoConnect,
    storeAndTryAutoConnect,
    start(window) {
      page = window
      const wasEnabled = isEnabled
      // Read the value before it is written: a page that has just enabled auto-connect connects on the next load. A page that
      // disables auto-connect disables it only for itself.
      isEnabled =
        storage.get('auto-connect') !== 'false' ||
        (storage.get('auto-connect-page') || getPagePath()) !== getPagePath()
      storeAndTryAutoConnect()
      return isEnabled !== wasEnabled
    },
    skipAutoConnect() {
      isSettled = true
    },
    isEnabled: () => isEnabled,
  }
}

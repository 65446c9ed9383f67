import { isRegistered } from '../boundary/wallet-object.js'
import { isRunning, type KitContext } from '../kit-context.js'
import type { KitDependencies } from '../options.js'
import { createStorage } from '../page/storage.js'
import type { WalletEntry } from '../types.js'
import type { WalletRegistry } from '../wallets/registry.js'
import type { AttemptManager } from './attempts.js'
import { endRestoring } from './connection.js'

/** Time after which a warning about a missing wallet is logged, and `restoring` ends. */
const REGISTRATION_TIMEOUT_MS = 3000

/** Name of the Web Lock that is held while an automatic prompt is open. */
const PROMPT_LOCK = 'aptos-wallet-kit.prompt'

/**
 * Automatic connection on page load. Silently reconnects the last wallet, or the wallet whose browser shows the page. If there
 * is neither, `preferredWallet` prompts the user. Connects at most once per page load, when the wallet registers, without polling.
 */
export interface AutoConnect {
  /** Reads whether auto-connect is enabled, stores the option, and tries to connect. Called after the page has set its options. */
  start(pageWindow: Window): void
  /**
   * Connects if the target wallet is installed. Ends `restoring` if no session can be restored, and in any case after
   * `REGISTRATION_TIMEOUT_MS`. If the target wallet is not installed by then, logs a warning. Called after every change of the
   * state. Does nothing before the start and after the stop.
   */
  tryConnectOrEndRestoring(): void
  /** Stores the option `autoConnect` for the next page load. Does nothing before the start and after the stop. */
  storeAutoConnect(): void
  /**
   * Prevents further automatic attempts on this page, because the page or the user disconnects. Neither cancels a pending attempt
   * nor ends `restoring`.
   */
  preventAutoConnect(): void
  /** Returns whether the stored value enabled auto-connect when this page was loaded. Returns `true` before the start. */
  wasEnabledAtLoad(): boolean
}

/** The wallet to connect. `wallet` is missing until it is installed. */
interface AutoConnectTarget {
  readonly name: string
  readonly wallet: WalletEntry | undefined
  /** Whether the wallet must not prompt. Only `preferredWallet` may prompt. */
  readonly silent: boolean
}

/** @param onEnabledChange Called if `start()` changes what `wasEnabledAtLoad()` returns. */
export function createAutoConnect(
  context: KitContext,
  { findWallet, findRememberedWallet, getEntries }: WalletRegistry,
  { joinOrStart, hasStartedAttempt }: Pick<AttemptManager, 'joinOrStart' | 'hasStartedAttempt'>,
  onEnabledChange: () => void,
  findHostWallet: KitDependencies['findHostWallet'] = () => undefined,
): AutoConnect {
  const { storage, options, apply, getConnection } = context
  /** Set by `start()`, before any function reads this variable. */
  let pageWindow: Window
  /** Storage of this tab, because a rejected automatic prompt must not affect other tabs. */
  const tabStorage = createStorage(() => (options.storage === null ? null : pageWindow.sessionStorage))
  let wasEnabledAtLoad = true
  let isPrevented = false
  let isWaitingForLock = false
  let hasTimeoutStarted = false

  /**
   * Returns the target of an automatic attempt: the remembered wallet, else the host wallet, else the preferred one, unless the
   * user rejected its prompt in this tab. Returns `undefined` if the kit is not running, if auto-connect is disabled or prevented,
   * after any attempt of this page, or if the user has disconnected.
   */
  const chooseTarget = (): AutoConnectTarget | undefined => {
    const rememberedName = storage.get('wallet-name')
    // A page can store an empty name to turn auto-connect off.
    const isDisabled = !wasEnabledAtLoad || options.autoConnect === false || rememberedName === ''
    const isOver = isPrevented || hasStartedAttempt()
    if (!isRunning(context) || isOver || isDisabled || storage.get('disconnected')) return
    if (rememberedName)
      return { name: rememberedName, wallet: findRememberedWallet(rememberedName), silent: true }
    const hostWallet = findHostWallet(getEntries().filter(isRegistered), pageWindow)
    if (hostWallet) return { name: hostWallet.name, wallet: hostWallet, silent: true }
    const { preferredWallet: name } = options
    if (name && !tabStorage.get('rejected')) return { name, wallet: findWallet(name), silent: false }
  }

  /**
   * Connects to a target whose wallet is installed, with a prompt unless the target is silent. Does nothing if the wallet is not
   * installed. After the attempt has started, `chooseTarget()` returns nothing. If the user rejects the prompt, the next load in
   * this tab does not prompt. Never rejects.
   */
  const connectToTarget = async (target: AutoConnectTarget | undefined): Promise<void> => {
    if (!target?.wallet) return
    const { wallet, silent } = target
    try {
      const { status } = await joinOrStart(wallet, { silent })
      if (status === 'Rejected' && !silent) tabStorage.set('rejected', wallet.name)
    } catch {} // The error is logged and dispatched, unless the attempt was silent.
  }

  /**
   * Reconnects silently after the user has approved the prompt of another tab or kit. If the user has not approved it, prevents
   * further automatic attempts.
   */
  const reconnectAfterOtherPrompt = async () => {
    const target = chooseTarget()
    // An approval has stored the wallet, which makes the target silent.
    if (target?.silent) await connectToTarget(target)
    else if (target) isPrevented = true
  }

  /**
   * Prompts, unless another tab or another kit of this page has a prompt open. If the user approves the other prompt, this kit
   * reconnects silently. Otherwise, prevents further automatic attempts.
   */
  const promptInOneTab = (locks: LockManager): void => {
    if (isWaitingForLock) return
    isWaitingForLock = true
    locks
      .request(PROMPT_LOCK, { ifAvailable: true }, (lock) =>
        lock ? connectToTarget(chooseTarget()) : locks.request(PROMPT_LOCK, reconnectAfterOtherPrompt),
      )
      .catch(() => connectToTarget(chooseTarget())) // Web Locks are blocked in a sandboxed frame.
      .finally(() => {
        isWaitingForLock = false
      })
  }

  /**
   * Waits for wallets that register late. Then logs a warning about a missing wallet, and ends `restoring`. Does nothing after
   * the first call.
   */
  const warnAndEndRestoringLater = () => {
    if (hasTimeoutStarted) return
    hasTimeoutStarted = true
    setTimeout(() => {
      const target = chooseTarget()
      if (target && !target.wallet) console.warn(`Wallet ${target.name} not found`)
      apply(endRestoring)
    }, REGISTRATION_TIMEOUT_MS)
  }

  const tryConnectOrEndRestoring: AutoConnect['tryConnectOrEndRestoring'] = () => {
    if (!isRunning(context)) return
    const target = chooseTarget()
    // Only a silent attempt restores a session.
    if (!target?.silent && !getConnection().attempt) apply(endRestoring)
    if (getConnection().status === 'restoring' || (target && !target.wallet)) warnAndEndRestoringLater()
    if (!target?.wallet) return
    const locks = target.silent ? undefined : pageWindow.navigator.locks // Missing in an insecure context.
    if (locks) promptInOneTab(locks)
    else connectToTarget(target)
  }

  const storeAutoConnect: AutoConnect['storeAutoConnect'] = () => {
    if (!isRunning(context)) return
    const isEnabledNow = options.autoConnect !== false
    storage.set('auto-connect', `${isEnabledNow}`)
    if (isEnabledNow) storage.remove('auto-connect-page')
    else storage.set('auto-connect-page', getPagePath())
  }

  const getPagePath = () => pageWindow.location.pathname

  const start: AutoConnect['start'] = (newWindow) => {
    pageWindow = newWindow
    const valueBeforeStart = wasEnabledAtLoad
    // Read the value before `storeAutoConnect()` replaces it: a page that has just enabled auto-connect connects on the next
    // load. A page that disables auto-connect disables it only for itself.
    const disablingPage = storage.get('auto-connect-page') || getPagePath()
    wasEnabledAtLoad = storage.get('auto-connect') !== 'false' || disablingPage !== getPagePath()
    storeAutoConnect()
    tryConnectOrEndRestoring()
    if (wasEnabledAtLoad !== valueBeforeStart) onEnabledChange()
  }

  return {
    tryConnectOrEndRestoring,
    storeAutoConnect,
    start,
    preventAutoConnect(): void {
      isPrevented = true
    },
    wasEnabledAtLoad: () => wasEnabledAtLoad,
  }
}

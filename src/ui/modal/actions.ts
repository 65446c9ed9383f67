import type { KitControls, PageKit, WalletEntry } from '../../core/index.js'
import { type Emit, isRegistered, reportUncaughtError, supportsFeature } from '../../core/internal.js'
import type { UiOptions } from '../options.js'
import type { CopyOutcome } from '../text/account.js'
import type { Announcer } from './announcer.js'
import { callPageFunction } from './call-page-function.js'
import type { ModalStore } from './modal-store.js'
import type { OpenSnapshot } from './snapshot.js'
import { defaultView } from './state.js'
import { type SwitchOutcome, switchAndVerifyNetwork } from './switch-network.js'

/** Functions that the handlers and effects of the components call. */
export interface ModalActions {
  /**
   * Opens the account modal if a wallet is connected and no login is missing, else the connect modal. Opening the connect modal
   * loads the lazy wallets, and requests the input of the next sign-in from the server. On a phone with only one registered
   * wallet, and no connected wallet, opening also connects to this wallet at once. There are two exceptions: the user must accept
   * the terms first, or a click on the wallet can connect and log in with one approval.
   *
   * @param trigger The button that was clicked. Events are dispatched from this button.
   * @param walletToInstall Name of a wallet. If the wallet is listed and not installed, its install view is shown.
   */
  open(trigger?: Element, walletToInstall?: string): void
  close(): void
  /** Returns whether a modal is open. A preview does not count. */
  isOpen(): boolean
  /** Adds a listener for changes of the snapshot. Returns an unsubscribe function. */
  subscribe: ModalStore['subscribe']
  /**
   * Renders, in the closed dialog, the modal that would open, unless this modal is already rendered or a modal is open. Mounts
   * the dialog again if the page has removed the dialog.
   */
  prerenderModal(): void
  /**
   * Replaces the account modal with the connect modal. The session stays until another wallet is connected. Loads the lazy
   * wallets, and requests the input of the next sign-in from the server.
   */
  changeWallet(): void
  /**
   * Selects a wallet: emits `wallet-item-click`, and starts to connect, or shows the install view. If the user must accept the
   * terms first, only shows the default view.
   */
  selectWallet(wallet: WalletEntry): void
  /** Stores whether the user has accepted the page's terms. */
  storeTermsAccepted(isAccepted: boolean): void
  /** Shows the wallets that the user can get. */
  showGetWalletView(): void
  /** Goes back to the default view of the connect modal. */
  showDefaultView(): void
  /**
   * Calls `connectAndSignIn()` of the core (`core/connection/authenticate.ts`), in the task of the click, and does not wait for
   * its outcome, which the modal shows.
   */
  startConnectAndSignIn(wallet: WalletEntry): void
  /**
   * Cancels the connection attempt that the view shows. In the login step of a connected wallet, disconnects the wallet, and
   * ends the session as `forceDisconnect()` does, without waiting for the wallet.
   */
  cancelOrEndSession(): void
  /** Disconnects the wallet. Never rejects: the session stores a failure. */
  disconnect(): Promise<void>
  /** Ends the session on this site, if any, in all of its tabs, without a call to the wallet. Logs the user out. */
  forceDisconnect(): void
  /** Requests the network that the page expects. Never rejects. */
  switchNetwork(): Promise<SwitchOutcome>
  /**
   * Makes screen readers announce the outcome of an action, even if the text is the same as before. Does nothing while no modal
   * is open.
   */
  announceOutcome(text: string): void
  /**
   * Copies text to the clipboard, and returns the outcome for the view to show. Logs an error if access to the clipboard is denied,
   * or if there is no clipboard. Never rejects.
   */
  copyText(text: string, nameInLog: 'address' | 'link'): Promise<CopyOutcome>
  /**
   * Calls the page's function that returns the balance of the account. Returns empty text if the function is not set, or fails,
   * which is reported as an uncaught error. Never rejects.
   */
  loadBalanceOrEmpty(): Promise<string>
  /** Creates the QR code of a link. Returns `undefined` if the page's function is not set, or throws, which is reported. */
  createQrCode(link: string, label: string): Element | undefined
}

/** Objects and functions that the actions use. */
interface ActionTargets {
  readonly options: UiOptions
  readonly kit: PageKit
  readonly controls: KitControls
  readonly modalStore: ModalStore
  readonly announcer: Announcer
  /** Dispatches an event from the target that `getEventTarget()` of the store returns. */
  readonly emit: Emit
  /** Mounts the modal, or mounts the modal again after the page removed it. */
  mountModal(): void
}

/** Loads the lazy wallets, and requests the input of the next sign-in. A click in the connect modal needs both. */
export function loadWalletsAndPrepareSignIn({ loadLazyWallets, prepareSignIn }: KitControls): void {
  loadLazyWallets()
  prepareSignIn()
}

/** Returns the only registered wallet of a phone, as in a wallet's own browser. Lazy wallets don't count. */
const findOnlyWalletOfPhone = ({ environment, wallets }: OpenSnapshot): WalletEntry | undefined =>
  environment === 'wallet-browser' ? wallets.installed.find(isRegistered) : undefined

/**
 * Returns whether the wallet could connect and log in with one approval, also if the user is already logged in. The kit must then
 * wait for a click. The input is requested from the server when the modal opens. If the wallet were called before the response,
 * the wallet would prompt twice.
 */
const canLogInWithOneApproval = ({ getConnection }: KitControls, wallet: WalletEntry): boolean =>
  !!getConnection().login && supportsFeature(wallet, 'signIn')

/** Creates the functions that the components call. */
export function createModalActions({
  options,
  kit,
  controls,
  modalStore,
  announcer,
  emit,
  mountModal,
}: ActionTargets): ModalActions {
  const isOpen: ModalActions['isOpen'] = () => !!modalStore.getSnapshot().view

  const selectWallet: ModalActions['selectWallet'] = (wallet) => {
    const { name, readyState } = wallet
    const snapshot = modalStore.getSnapshot()
    if (snapshot.view && snapshot.terms?.mustAccept) return showDefaultView()
    const isInstalled = readyState === 'Installed'
    // Dismisses an earlier failure. For an installed wallet, the attempt that starts below replaces the default view before it is
    // rendered.
    modalStore.showView(isInstalled ? defaultView : { name: 'install', walletName: name })
    emit('wallet-item-click', { name })
    if (isInstalled) startConnectAndSignIn(wallet)
  }

  // Call the wallet in the same task, because browsers otherwise block its popup.
  const startConnectAndSignIn: ModalActions['startConnectAndSignIn'] = (wallet) => {
    controls.connectAndSignIn(wallet).catch(() => {}) // The modal, an event, and the console show the error.
  }

  const showDefaultView: ModalActions['showDefaultView'] = () => modalStore.showView(defaultView)

  const disconnect: ModalActions['disconnect'] = () => kit.disconnect().catch(() => {}) // The session stores the failure.

  /**
   * Continues the opening of the connect modal: shows the install view of the named wallet if it is listed and not installed.
   * Otherwise, connects to the only registered wallet of a phone, with the exceptions of `open()`. Does not connect if a wallet
   * is connected.
   */
  const showInstallViewOrConnect = (snapshot: OpenSnapshot, walletToInstall: string | undefined): void => {
    const onlyWallet = snapshot.session ? undefined : findOnlyWalletOfPhone(snapshot)
    if (walletToInstall && snapshot.wallets.popular.some(({ name }) => name === walletToInstall))
      modalStore.showView({ name: 'install', walletName: walletToInstall })
    else if (onlyWallet && !snapshot.terms?.mustAccept && !canLogInWithOneApproval(controls, onlyWallet))
      startConnectAndSignIn(onlyWallet)
  }

  return {
    open(trigger?: Element, walletToInstall?: string): void {
      modalStore.open(trigger)
      const snapshot = modalStore.getSnapshot()
      if (snapshot.view && snapshot.view.kind !== 'account') {
        loadWalletsAndPrepareSignIn(controls)
        showInstallViewOrConnect(snapshot, walletToInstall)
      }
      mountModal()
    },
    close: modalStore.close,
    isOpen,
    subscribe: modalStore.subscribe,
    prerenderModal(): void {
      modalStore.addPreview()
      mountModal()
    },
    changeWallet(): void {
      loadWalletsAndPrepareSignIn(controls)
      showDefaultView() // A view of the connect modal, which replaces the account modal.
    },
    selectWallet,
    storeTermsAccepted: modalStore.storeTermsAccepted,
    showGetWalletView: () => modalStore.showView({ name: 'get' }),
    showDefaultView,
    startConnectAndSignIn,
    cancelOrEndSession() {
      if (controls.getConnection().status === 'connecting') return controls.cancel()
      disconnect()
      controls.forceDisconnect() // Ends the session even if the wallet can't disconnect, or does not respond.
    },
    disconnect,
    forceDisconnect: controls.forceDisconnect,
    switchNetwork: () => switchAndVerifyNetwork(kit, modalStore.getSnapshot().expectedNetwork),
    announceOutcome(text: string): void {
      if (isOpen()) announcer.announceOutcome(text)
    },
    async copyText(text, nameInLog) {
      try {
        await navigator.clipboard.writeText(text)
        return 'copied'
      } catch (error) {
        console.error(`Failed to copy ${nameInLog}:`, error)
        return 'copyFailed'
      }
    },
    async loadBalanceOrEmpty(): Promise<string> {
      try {
        return (await options.balance?.(kit.getState())) ?? ''
      } catch (error) {
        reportUncaughtError(error)
        return ''
      }
    },
    createQrCode: (link, label): Element | undefined =>
      callPageFunction(
        () => options.createQrCode?.(link, label),
        () => undefined,
      ),
  }
}

import { detectEnvironment, getNameAndAliases } from '../../catalogue/index.js'
import type { KitControls, PageKit } from '../../core/index.js'
import { createKitParts } from '../../core/internal.js'
import { copyUiOptions, type UiOptions } from '../options.js'
import { createModalActions, loadWalletsAndPrepareSignIn, type ModalActions } from './actions.js'
import { createAnnouncer } from './announcer.js'
import type { WalletGroups } from './group-wallets.js'
import { createModalStore, getCatalogue, type ModalStore } from './modal-store.js'
import { promptForWallet } from './prompt-for-wallet.js'

/** A kit with the snapshots, the actions, and the options of its modals. */
export interface KitWithModals extends Pick<ModalStore, 'getSnapshot' | 'subscribe'> {
  readonly kit: PageKit
  readonly controls: KitControls
  readonly actions: ModalActions
  /** The current options. `configure` changes this object. */
  readonly options: Readonly<UiOptions>
  /**
   * Changes the given options at any time. Other options stay, and an option that is `undefined` gets its default. The change
   * can start a connection attempt, and can start or end the login.
   */
  configure(options: UiOptions): void
  /** Returns the wallets as the connect modal lists them. */
  getWallets(): WalletGroups
}

/**
 * Creates a kit with its modals. Safe on a server: the creation reads neither the window nor the document.
 *
 * @param getRootTarget Returns the target that all events reach. Events are dispatched from this target, or from the button that
 *   `getEventTarget()` of the modal store describes.
 * @param mountModalOfKit Mounts the modal, or mounts the modal again after the page removed it. Called when a modal is
 *   prerendered or opened, and for an announcement without a modal.
 */
export function createKitWithModals(
  initialOptions: UiOptions,
  getRootTarget: () => EventTarget,
  mountModalOfKit: (ui: KitWithModals) => void = () => {},
): KitWithModals {
  /** The current options. The kit and the modals share this object, and `configure()` changes it. */
  const options = copyUiOptions(initialOptions)
  const { kit, controls, emit, storage } = createKitParts(options, {
    getRootTarget,
    getEventTarget: () => modalStore.getEventTarget(),
    getNameAndAliases: (name) => getNameAndAliases(getCatalogue(options), name),
    findHostWallet: (installed, pageWindow) =>
      detectEnvironment(pageWindow, installed.length) === 'wallet-browser' ? installed[0] : undefined,
    promptForWallet: (request) => promptForWallet({ controls, actions }, request),
    signInPrompt: {
      open(): void {
        if (!actions.isOpen()) actions.open()
      },
      isOpen: () => actions.isOpen(),
      subscribe: (listener) => modalStore.subscribe(listener),
    },
  })
  const mountModal = () => mountModalOfKit(ui)
  const modalStore = createModalStore(options, kit, controls, storage, getRootTarget)
  const announcer = createAnnouncer(modalStore, mountModal)
  modalStore.subscribe(announcer.announceChange)
  modalStore.subscribe(() => {
    const { view } = modalStore.getSnapshot()
    // The login step can appear without `open()`, for example in place of the account modal, and then needs an input.
    if (view?.kind === 'sign-in' && !view.canContinue) loadWalletsAndPrepareSignIn(controls)
  })
  const actions = createModalActions({
    options,
    kit,
    controls,
    modalStore,
    announcer,
    emit,
    mountModal,
  })
  const ui: KitWithModals = {
    kit,
    controls,
    actions,
    getSnapshot: modalStore.getSnapshot,
    subscribe: modalStore.subscribe,
    options,
    configure(changes: UiOptions): void {
      controls.configure(copyUiOptions(changes))
      modalStore.dropPreviewAndInvalidate()
    },
    getWallets: () => modalStore.readModalData().wallets,
  }
  return ui
}

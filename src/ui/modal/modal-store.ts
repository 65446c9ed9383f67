import {
  detectEnvironment,
  hasExtensions,
  isAvailableOnPhone,
  wallets as knownWallets,
} from '../../catalogue/index.js'
import type { CatalogueEntry, Connection, KitControls, PageKit, WalletEntry } from '../../core/index.js'
import { createStore, isRegistered, type KitStorage } from '../../core/internal.js'
import type { UiOptions } from '../options.js'
import { groupWallets } from './group-wallets.js'
import {
  createSnapshot,
  type ModalData,
  type ModalSnapshot,
  type OpenSnapshot,
  type SnapshotSource,
} from './snapshot.js'
import { type ModalEvent, type ModalState, reduceModal, type SelectedView } from './state.js'

/** State of the modals, and the snapshot that the components show. */
export interface ModalStore {
  /** Returns the data that the components show. Returns the same object until something changes. */
  getSnapshot(): ModalSnapshot
  /**
   * Adds a listener that runs in the microtask after a change.
   *
   * @returns An unsubscribe function.
   */
  subscribe(listener: () => void): () => void
  /** Drops the preview, and invalidates the snapshot. Called after a change of the options. */
  dropPreviewAndInvalidate(): void
  /**
   * Opens the account modal if a wallet is connected and no login is missing, else the connect modal: with the preview if it is
   * current, and without an announcement. An open modal returns to its first view.
   *
   * @param trigger The button that was clicked. Replaces the button that opened an open modal.
   */
  open(trigger: Element | undefined): void
  close(): void
  /** Adds a preview to the snapshot: the modal that would open. Does nothing if there is a preview, or while a modal is open. */
  addPreview(): void
  /**
   * Shows, in the connect modal, a view that the user selected. The connect modal replaces an open account modal, and no longer
   * shows an earlier failure to connect. Does nothing while no modal is open.
   */
  showView(view: SelectedView): void
  /** Sets the text of the status region. */
  setAnnouncement(text: string): void
  /** Stores whether the user has accepted the page's terms. */
  storeTermsAccepted(isAccepted: boolean): void
  /**
   * Returns the target from which events of the kit are dispatched. Until the modal is closed and its attempt has ended, the target
   * is the button that opened the modal. Otherwise, or if the page removed the button, the target is the root target, which is the
   * document in the page script.
   */
  getEventTarget(): EventTarget
  /**
   * Reads the data of a modal, except its view: the groups of wallets, which the page's functions filter and sort, the environment,
   * the URL of the page, and the stored values. On a phone, omits catalogue wallets that are not available there. Not cached.
   */
  readModalData(): ModalData
}

/** Returns the wallets to offer when they are not installed. */
export const getCatalogue = ({ catalogue = knownWallets }: UiOptions): readonly CatalogueEntry[] => catalogue

/** Reads the environment and the URL of the page. On a server, returns `desktop` and an empty URL. */
const readEnvironmentAndUrl = (
  installed: readonly WalletEntry[],
): Pick<ModalData, 'environment' | 'pageUrl'> =>
  typeof window === 'undefined'
    ? { environment: 'desktop', pageUrl: '' }
    : {
        // Count only registered wallets: a lazy wallet is listed in every browser, and does not indicate the environment.
        environment: detectEnvironment(window, installed.filter(isRegistered).length),
        pageUrl: location.href,
      }

/**
 * Creates the store. Uses no global before a snapshot of a modal is computed.
 *
 * @param options The current options. The kit changes this object when the page changes an option.
 * @param getRootTarget Returns the target that all events reach.
 */
export function createModalStore(
  options: UiOptions,
  kit: PageKit,
  { getConnection, getRecentWalletName }: KitControls,
  storage: KitStorage,
  getRootTarget: () => EventTarget,
): ModalStore {
  let modalState: ModalState
  let openingId = 0
  /**
   * The modal that would open, which is rendered already, and the connection that it shows. The kit can have another connection in
   * the task in which the modal opens.
   */
  let preview: { readonly snapshot: OpenSnapshot; readonly connection: Connection } | undefined
  /** The preview with which the modal has opened. Until a change, this preview is the snapshot of the open modal. */
  let openedPreview: OpenSnapshot | undefined
  let announcement = ''
  /** The button that was clicked, which the page may have removed. */
  let trigger: Element | undefined
  /**
   * URL of the terms that the user has accepted since the page loaded. Kept in memory, because the page may have no storage. Empty
   * after the user cleared the checkbox.
   */
  let acceptedTermsUrl: string | undefined

  // Runs in a microtask after a change of the kit.
  kit.subscribe(() => reduceAndDropPreview({ type: 'kit-changed', connection: getConnection() }))
  const reduceAndDropPreview = (event: ModalEvent) => {
    modalState = reduceModal(modalState, event)
    dropPreviewAndInvalidate()
  }
  const dropPreviewAndInvalidate: ModalStore['dropPreviewAndInvalidate'] = () => {
    preview = undefined
    openedPreview = undefined
    snapshotStore.invalidate()
  }
  // The listeners, such as the announcer and the components (`HostedView` in `ui/dom/mount.tsx`), run in another microtask.
  const snapshotStore = createStore(
    () => openedPreview ?? computeSnapshot({ modalState, openingId, announcement }),
  )
  // Clear the trigger in the microtask after a change, not in `close()`. In a listener of one click, a page can close the modal and
  // then start an attempt, whose events still belong to the button.
  snapshotStore.subscribe(() => {
    if (!modalState && !getConnection().attempt) trigger = undefined
  })
  /** Computes the snapshot of the current modal, or of the preview. Reads the modal data only if there is a state. */
  const computeSnapshot = (
    state: Pick<SnapshotSource, 'modalState' | 'openingId' | 'announcement'>,
  ): ModalSnapshot =>
    createSnapshot({
      ...state,
      options,
      connection: getConnection(),
      modalData: state.modalState && readModalData(),
      preview: preview?.snapshot,
    })

  const readModalData: ModalStore['readModalData'] = () => {
    const installed = kit.getState().installed_wallets
    const recentWalletName = getRecentWalletName()
    const environmentAndUrl = readEnvironmentAndUrl(installed)
    const isDesktop = hasExtensions(environmentAndUrl.environment)
    const available = getCatalogue(options).filter((wallet) => isDesktop || isAvailableOnPhone(wallet))
    return {
      ...environmentAndUrl,
      wallets: groupWallets(options, recentWalletName, available, installed),
      recentWalletName,
      acceptedTermsUrl: readAcceptedTermsUrl(),
    }
  }

  const readAcceptedTermsUrl = () => acceptedTermsUrl ?? storage.get('terms')

  /** Returns the state of the modal that would open. */
  const computeOpeningState = () => reduceModal(undefined, { type: 'open', connection: getConnection() })

  return {
    getSnapshot: snapshotStore.get,
    subscribe: snapshotStore.subscribe,
    dropPreviewAndInvalidate,
    readModalData,
    storeTermsAccepted(isAccepted: boolean): void {
      acceptedTermsUrl = isAccepted && options.terms ? options.terms.url : ''
      if (acceptedTermsUrl) storage.set('terms', acceptedTermsUrl)
      else storage.remove('terms')
      dropPreviewAndInvalidate()
    },
    getEventTarget: () => (trigger?.isConnected ? trigger : getRootTarget()),
    open(newTrigger) {
      trigger = newTrigger
      if (modalState) return reduceAndDropPreview({ type: 'open', connection: getConnection() })
      openingId++
      announcement = '' // Clear the text before the first render. Otherwise, the region in the dialog would repeat the text.
      modalState = computeOpeningState()
      const isPreviewCurrent =
        preview?.connection === getConnection() &&
        preview.snapshot.acceptedTermsUrl === readAcceptedTermsUrl() // Another tab may have stored it.
      // Keep the same object, whose content is already rendered.
      openedPreview = isPreviewCurrent ? preview?.snapshot : undefined
      preview = undefined
      snapshotStore.invalidate()
    },
    close() {
      if (modalState) reduceAndDropPreview({ type: 'close' })
    },
    addPreview() {
      if (modalState || preview) return
      // Opening the modal ends the previous announcement.
      const snapshot = computeSnapshot({
        modalState: computeOpeningState(),
        openingId: openingId + 1,
        announcement: '',
      }) as OpenSnapshot
      preview = { snapshot, connection: getConnection() }
      snapshotStore.invalidate()
    },
    showView: (selectedView) =>
      reduceAndDropPreview({ type: 'show-view', selectedView, connection: getConnection() }),
    setAnnouncement(text: string): void {
      if (text === announcement) return
      announcement = text
      if (text) openedPreview = undefined // The preview has no announcement.
      snapshotStore.invalidate()
    },
  }
}

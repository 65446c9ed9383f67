import type { Environment } from '../../catalogue/index.js'
import type { Connection, Session } from '../../core/index.js'
import type { UiOptions } from '../options.js'
import { isRightToLeft, type Placeholders, type StringKey, translate } from '../strings.js'
import { deriveView, type ModalView } from './derive-view.js'
import type { WalletGroups } from './group-wallets.js'
import type { ModalState } from './state.js'
import { createTermsSnapshot, type TermsSnapshot } from './terms.js'

const LEARN_MORE_URL = 'https://aptos.dev/'
const EXPLORER_URL = 'https://explorer.aptoslabs.com/account/{address}?network={network}'

/** Theme, language, and writing direction of everything that is in a shadow root of the kit. */
export interface Appearance {
  /** `light dark` if the theme follows the user's system. */
  readonly colorScheme: 'light dark' | 'light' | 'dark'
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** Data that the wallet button and both modals show. */
interface BaseSnapshot {
  readonly session: Session | undefined
  /** Whether a connection attempt that the user can see is pending. */
  readonly isConnecting: boolean
  /** Text of the status region, which screen readers announce. */
  readonly announcement: string
  /** The network that the page expects, as the page set it. Empty if the page expects no network. */
  readonly expectedNetwork: string
  /** Whether the wallet reports a network other than the expected one. An unknown network is not wrong. */
  readonly isWrongNetwork: boolean
  readonly appearance: Appearance
  /** Returns a string in the page's language. */
  translate(key: StringKey, values?: Placeholders): string
}

/** Data that the wallet button and the closed modal show. */
export interface ClosedSnapshot extends BaseSnapshot {
  /** `undefined` while no modal is open. */
  readonly view?: undefined
  /** The modal that would open now, which is rendered before the user opens it. */
  readonly preview: OpenSnapshot | undefined
}

/** Data that an open modal shows, read once for all of its components. */
export interface ModalData {
  readonly wallets: WalletGroups
  /** Name of the wallet that was used last. Empty if there is none. */
  readonly recentWalletName: string
  /** Environment of the page, on which the contents of the views depend. */
  readonly environment: Environment
  readonly pageUrl: string
  /** URL of the terms that the user has accepted. */
  readonly acceptedTermsUrl: string | null | undefined
}

/** Data that the wallet button and the open modal show. A preview has the data of the modal that would open now. */
export interface OpenSnapshot extends BaseSnapshot, ModalData {
  readonly view: ModalView
  readonly preview?: undefined
  /** `undefined` if the page has no terms. */
  readonly terms: TermsSnapshot | undefined
  /** Number of the opening, so that the components of one opening keep no state of another. */
  readonly openingId: number
  readonly learnMoreUrl: string
  /** URL of the account's page on an explorer. `undefined` without an account, and if its network is unknown. */
  readonly explorerUrl: string | undefined
  /** Whether the page can create QR codes. */
  readonly hasQrCodes: boolean
  /** Whether the page can load the balance of the account. */
  readonly hasBalance: boolean
}

/** Everything that the components show. Replaced when something changes, and computed once for all components. */
export type ModalSnapshot = ClosedSnapshot | OpenSnapshot

/** Sources of a snapshot. */
export interface SnapshotSource {
  readonly options: UiOptions
  readonly connection: Connection
  readonly modalState: ModalState
  readonly openingId: number
  readonly preview?: OpenSnapshot | undefined
  readonly announcement: string
  /** `undefined` without a modal, because computing the data groups the wallets, and reads the storage and the page. */
  readonly modalData: ModalData | undefined
}

/** Creates the snapshot of the open modal, or the one without a modal. Pure: reads only its argument. */
export function createSnapshot({
  options,
  connection,
  modalState,
  openingId,
  preview,
  announcement,
  modalData,
}: SnapshotSource): ModalSnapshot {
  const { session, status } = connection
  const { strings = {}, links, terms, network: expectedNetwork = '', createQrCode, balance } = options
  const base: BaseSnapshot = {
    session,
    isConnecting: status === 'connecting',
    announcement,
    expectedNetwork,
    isWrongNetwork:
      !!expectedNetwork && !!session?.network && session.network.name !== expectedNetwork.toLowerCase(),
    appearance: getAppearance(options),
    translate: (key, values) => translate(strings, key, values),
  }
  if (!modalState || !modalData) return { ...base, preview }
  return {
    ...base,
    ...modalData,
    view: deriveView(connection, modalState, modalData.wallets.popular),
    openingId,
    terms: terms && createTermsSnapshot(terms, strings, modalData.acceptedTermsUrl),
    learnMoreUrl: links?.learnMore ?? LEARN_MORE_URL,
    explorerUrl: formatExplorerUrl(links?.explorer ?? EXPLORER_URL, session),
    hasQrCodes: !!createQrCode,
    hasBalance: !!balance,
  }
}

function getAppearance({ theme = 'auto', locale = 'en' }: UiOptions): Appearance {
  return {
    colorScheme: theme === 'auto' ? 'light dark' : theme,
    lang: locale,
    dir: isRightToLeft(locale) ? 'rtl' : 'ltr',
  }
}

/** Returns `undefined` without a session, or if the network of the session is unknown. */
function formatExplorerUrl(template: string, session: Session | undefined): string | undefined {
  if (!session?.network) return
  const { account, network } = session
  return template
    .replaceAll('{address}', account.address)
    .replaceAll('{network}', () => encodeURIComponent(network.name))
}

import { getDeepLink, isPhoneBrowser } from '../catalogue/index.js'
import type { WalletEntry } from '../core/index.js'
import type { ModalController } from './modal-controller.js'
import type { ModalView } from './modal-view.js'

/** The text of a panel's two status regions. */
interface PanelText {
  readonly status: string
  readonly hint: string
}

/** Returns the link that opens this page in the wallet's app; empty if the device or the wallet has none. */
export const getAppLink = (wallet: WalletEntry): string =>
  isPhoneBrowser(navigator) ? getDeepLink(wallet, location.href) : ''

/** @param isSlow whether the wallet has not responded for a while */
export function describePanel({ text }: ModalController, view: ModalView, isSlow: boolean): PanelText {
  const name = view.wallet?.name ?? ''
  switch (view.kind) {
    case 'connecting':
      return { status: text('connecting', name), hint: text(isSlow ? 'slow' : 'waiting', name) }
    case 'failed':
      return { status: text(view.failure.error ? 'failed' : 'rejected', name), hint: '' }
    case 'install':
      return { status: getAppLink(view.wallet) ? text('openInText', name) : text('notInstalled'), hint: '' }
    default:
      return { status: '', hint: '' }
  }
}

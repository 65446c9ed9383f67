import { getDeepLink, getInstallUrl, hasExtensions } from '../../catalogue/index.js'
import type { WalletEntry } from '../../core/index.js'
import type { ModalController } from '../modal/controller.js'
import type { ModalView } from '../modal/view.js'

/** The text of a panel's two status regions. */
export interface PanelText {
  /** The view's main line. */
  readonly status?: string
  /** What to do, or what to know. */
  readonly hint?: string
}

/** The links that lead to a wallet from here. Each can be empty. */
interface WalletLinks {
  /** Opens this page in the wallet's app. */
  readonly app: string
  /** Opens this page in the wallet's app on another device. */
  readonly scan: string
  /** Installs the wallet. */
  readonly install: string
}

/** Returns the links that work on this device: a computer installs extensions, a phone opens apps. */
export function getWalletLinks(ui: ModalController, wallet: WalletEntry): WalletLinks {
  const isPhone = !hasExtensions(ui.getEnvironment())
  const link = getDeepLink(wallet, location.href)
  return {
    app: isPhone ? link : '',
    scan: isPhone ? '' : link,
    install: getInstallUrl(wallet, isPhone),
  }
}

/** @param isSlow whether the wallet has not responded for a while */
export function describePanel(ui: ModalController, view: ModalView, isSlow: boolean): PanelText {
  const { text } = ui
  const name = view.wallet?.name
  switch (view.kind) {
    case 'connecting':
      return { status: text('connecting', name), hint: text(isSlow ? 'slow' : 'waiting', name) }
    case 'failed':
      return { status: text(view.failure.error ? 'failed' : 'rejected', name) }
    case 'install':
      return { status: getWalletLinks(ui, view.wallet).app ? text('openInText', name) : text('notInstalled') }
    case 'default': {
      const environment = ui.getEnvironment()
      if (environment === 'frame') return { hint: text('inFrame') }
      if (environment === 'web-view') return { hint: text('inWebView') }
    }
  }
  return {}
}

import { getDeepLink, getInstallUrl, hasExtensions } from '../catalogue/index.js'
import type { WalletEntry } from '../core/index.js'
import type { ModalController } from './modal-controller.js'
import type { ModalView } from './modal-view.js'

/** The text of a panel's two status regions. */
interface PanelText {
  readonly status: string
  readonly hint: string
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
  const name = view.wallet?.name ?? ''
  switch (view.kind) {
    case 'connecting':
      return { status: text('connecting', name), hint: text(isSlow ? 'slow' : 'waiting', name) }
    case 'failed':
      return { status: text(view.failure.error ? 'failed' : 'rejected', name), hint: '' }
    case 'install': {
      const { app } = getWalletLinks(ui, view.wallet)
      return { status: app ? text('openInText', name) : text('notInstalled'), hint: '' }
    }
    case 'default': {
      const environment = ui.getEnvironment()
      const hint = environment === 'frame' ? text('inFrame') : environment === 'web-view' && text('inWebView')
      return { status: '', hint: hint || '' }
    }
    default:
      return { status: '', hint: '' }
  }
}

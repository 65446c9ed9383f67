import type { RequestQueue } from '../request-queue.js'
import type { Store } from '../state/store.js'
import type { AptosDevWallet } from '../types.js'
import { createApprovalDialog } from './approval-dialog.js'
import css from './dialogs.css'
import { createSettingsPanel } from './settings-panel.js'

interface DialogStackOptions {
  readonly store: Store
  readonly requests: RequestQueue
  readonly api: AptosDevWallet
  readonly hasPanel: boolean
}

/** The tag of the element that contains the dialogs in an open shadow root. */
export const HOST_TAG = 'aptos-dev-wallet'

/** Adds the dialogs to the page: the approval dialog with the first request, the badge when there is a body. */
export function createDialogStack(document: Document, options: DialogStackOptions): void {
  const { store, requests, api, hasPanel } = options
  const host = document.createElement(HOST_TAG)
  // The text is English, whatever the language and direction of the page.
  host.lang = 'en'
  host.dir = 'ltr'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  const attachHost = () => {
    if (!host.isConnected) (document.body ?? document.documentElement).append(host)
  }

  // Subscribe before the approval dialog does: it can only be shown while the host is in the document. A script in the
  // head can send a request before there is a body, and a framework can empty the body later.
  requests.subscribe(attachHost)
  root.append(createApprovalDialog(requests, store))
  if (!hasPanel) return
  root.append(createSettingsPanel(store, api))
  if (document.body) attachHost()
  else document.addEventListener('DOMContentLoaded', attachHost)
}

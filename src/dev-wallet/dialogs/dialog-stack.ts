import { createDocumentElement, getBody, getBodyOrRoot, getEventTarget } from '../page-document.js'
import type { RequestQueue } from '../request-queue.js'
import type { Store } from '../state/store.js'
import type { AptosDevWallet } from '../types.js'
import { createApprovalDialog } from './approval-dialog.js'
import css from './dialogs.css'
import { getKitTheme } from './kit-theme.js'
import { createSettingsPanel } from './settings-panel.js'

interface DialogStackOptions {
  readonly store: Store
  readonly requests: RequestQueue
  readonly api: AptosDevWallet
  readonly hasPanel: boolean
}

/** The tag of the element that contains the dialogs in an open shadow root. */
const HOST_TAG = 'aptos-dev-wallet'

/** Keeps a dialog of the page from closing when the user presses something in the host, and from hiding the host. */
function isolateFromPageDialogs(host: HTMLElement): void {
  for (const type of ['pointerdown', 'mousedown', 'click'])
    host.addEventListener(type, (event) => event.stopPropagation())
  new MutationObserver((records) => {
    for (const { attributeName } of records) host.removeAttribute(attributeName as string)
  }).observe(host, { attributeFilter: ['aria-hidden', 'inert'] })
}

/** Adds the dialogs to the page: the approval dialog when there is a request, and the badge when there is a body. */
export function createDialogStack({ store, requests, api, hasPanel }: DialogStackOptions): void {
  const host = createDocumentElement(HOST_TAG)
  // The text is English, independent of the language and direction of the page.
  host.lang = 'en'
  host.dir = 'ltr'
  isolateFromPageDialogs(host)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  const attachHost = () => {
    applyTheme()
    if (host.isConnected) return
    getBodyOrRoot().append(host)
    observer.observe(document, { childList: true, subtree: true })
  }
  const applyTheme = () => {
    host.style.colorScheme = getKitTheme()
  }

  // Subscribe before the approval dialog does, because a dialog can be shown only while its host is in the document. A script
  // in the head can send a request before there is a body.
  requests.subscribe(attachHost)
  const { dialog, showAgain } = createApprovalDialog(requests, store)
  root.append(dialog)
  // A framework, such as Turbo, can empty or replace the body at any time.
  const observer = new MutationObserver(() => {
    if (host.isConnected) return
    attachHost()
    showAgain()
  })
  if (!hasPanel) return
  const panel = createSettingsPanel(store, api)
  // The page can select a theme for the kit after the wallet starts.
  panel.addEventListener('click', applyTheme)
  root.append(panel)
  if (getBody()) attachHost()
  else getEventTarget(document).addEventListener('DOMContentLoaded', attachHost)
}

import {
  bindEventMethods,
  createDocumentElement,
  getBody,
  getBodyOrRoot,
  queryAll,
} from '../page-document.js'
import type { RequestQueue } from '../request-queue.js'
import type { Store } from '../state/store.js'
import type { AptosDevWallet } from '../types.js'
import { createApprovalDialog } from './approval-dialog.js'
import css from './dialogs.css'
import { getKitTheme } from './kit-theme.js'
import { createSettingsPanel } from './settings-panel.js'

interface MountDialogsOptions {
  readonly store: Store
  readonly requests: RequestQueue
  readonly api: AptosDevWallet
  readonly hasPanel: boolean
}

/** The tag of the element that contains the dialogs in an open shadow root. */
const HOST_TAG = 'aptos-dev-wallet'

/** Prevents a dialog of the page from closing when the user clicks in the host, and from hiding the host. */
function isolateFromPageDialogs(host: HTMLElement): void {
  for (const type of ['pointerdown', 'mousedown', 'click'])
    host.addEventListener(type, (event) => event.stopPropagation())
  new MutationObserver((records) => {
    for (const { attributeName } of records) host.removeAttribute(attributeName as string)
  }).observe(host, { attributeFilter: ['aria-hidden', 'inert'] })
}

/**
 * Adds the dialogs to the page: the badge now, or at `DOMContentLoaded` if the page has no body yet, and the approval dialog at
 * the latest at the first request.
 *
 * @param options.hasPanel Whether the page gets the badge with the settings panel.
 */
export function mountDialogs({ store, requests, api, hasPanel }: MountDialogsOptions): void {
  const host = createDocumentElement(HOST_TAG)
  // Set the language and the direction, because the text is English in every page.
  host.lang = 'en'
  host.dir = 'ltr'
  isolateFromPageDialogs(host)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  const attachHostWithTheme = () => {
    applyTheme()
    if (host.isConnected) return
    // htmx restores a copy of the body when the user goes back. The copy of the host has no shadow root.
    for (const copy of queryAll(HOST_TAG)) copy.remove()
    getBodyOrRoot().append(host)
    observer.observe(document, { childList: true, subtree: true })
  }
  const applyTheme = () => {
    host.style.colorScheme = getKitTheme()
  }

  // Subscribe before the approval dialog does, because a dialog can be shown only while its host is in the document.
  requests.subscribe(attachHostWithTheme)
  const { dialog, showAgain } = createApprovalDialog(requests, store)
  root.append(dialog)
  // A framework, such as Turbo, can empty or replace the body at any time, which removes the host.
  const observer = new MutationObserver(() => {
    if (host.isConnected) return
    attachHostWithTheme()
    showAgain()
  })
  if (!hasPanel) return
  const panel = createSettingsPanel(store, api)
  // Read the theme again, because the page can change the theme of the kit.
  panel.addEventListener('click', applyTheme)
  root.append(panel)
  if (getBody()) attachHostWithTheme()
  else bindEventMethods(document).addEventListener('DOMContentLoaded', attachHostWithTheme)
}

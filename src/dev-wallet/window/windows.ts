import type { Requests } from '../requests.js'
import type { Store } from '../state/store.js'
import type { AptosDevWallet } from '../types.js'
import { createApprovalWindow } from './approval.js'
import { createPanel } from './panel.js'
import css from './windows.css'

interface Parts {
  readonly store: Store
  readonly requests: Requests
  readonly surface: AptosDevWallet
  readonly showsPanel: boolean
}

/** The element that holds the wallet's windows, in an open shadow root of its own. */
export const HOST_TAG = 'aptos-dev-wallet'

/** Brings the windows to the page: the approval window with the first request, the badge when there is a body. */
export function createWindows(document: Document, { store, requests, surface, showsPanel }: Parts): void {
  const host = document.createElement(HOST_TAG)
  // Its words are English whatever the page's language and direction.
  host.lang = 'en'
  host.dir = 'ltr'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  const attach = () => {
    if (!host.isConnected) (document.body ?? document.documentElement).append(host)
  }

  // Before the approval window's own listener, which shows a dialog that must be in the page by then: a script
  // in the head may ask before there is a body, and a framework may have emptied it since.
  requests.subscribe(attach)
  root.append(createApprovalWindow(requests, store))
  if (!showsPanel) return
  root.append(createPanel(store, surface))
  if (document.body) attach()
  else document.addEventListener('DOMContentLoaded', attach)
}

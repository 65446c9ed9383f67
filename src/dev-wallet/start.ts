import { createDevWalletApi } from './api.js'
import { createDialogStack } from './dialogs/dialog-stack.js'
import { isLocalPage } from './is-local-page.js'
import { createRegistration } from './registration.js'
import { createRequestQueue } from './request-queue.js'
import { parseScriptOptions } from './script-options.js'
import { createStore, STORAGE_KEY } from './state/store.js'
import { createWallet } from './wallet.js'

/** The delay of the failure mode `late`. */
export const LATE_REGISTRATION_MS = 3000

/**
 * Starts the wallet on a page: its state, its dialogs, its global and its registration. Does nothing if the page already
 * has the wallet, and logs an error if the page is not served from localhost.
 */
export function startDevWallet(window: Window & typeof globalThis): void {
  if (window.AptosDevWallet) return
  const { document, location } = window
  const options = parseScriptOptions((document.currentScript as HTMLScriptElement | null)?.dataset ?? {})
  if (!isLocalPage(location) && !options.canRunRemotely) {
    logRemoteHostError(location.host)
    return
  }
  for (const warning of options.warnings) console.warn(warning)

  const store = createStore(getLocalStorage(window), options.state)
  const requests = createRequestQueue(() => store.get().autoApprove)
  const fetch: typeof window.fetch = (input, init) => window.fetch(input, init)
  const context = { store, requests, fetch, page: location, now: () => Date.now() }
  const registration = createRegistration(window, createWallet(context, setTimeout))
  const api = createDevWalletApi(store, requests, registration, fetch)

  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) store.reload()
  })
  Object.defineProperty(window, 'AptosDevWallet', { value: api, enumerable: true })
  createDialogStack(document, { store, requests, api, hasPanel: options.hasPanel })

  if (store.get().misbehave === 'late') registration.registerAfter(LATE_REGISTRATION_MS)
  else registration.register()
}

function logRemoteHostError(host: string): void {
  console.error(
    `Dev Wallet: it does not run on ${host}, because its private keys are readable by every script of the page. ` +
      'Serve the page from localhost. For a public demo, add data-allow-remote to the script tag.',
  )
}

/** Returns the page's storage. Reading the property throws if storage is blocked. */
function getLocalStorage(window: Window): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

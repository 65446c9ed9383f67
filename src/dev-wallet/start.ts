import { mountDialogs } from './dialogs/mount-dialogs.js'
import { isLocalPage } from './is-local-page.js'
import { startPageCheck } from './page-check/start-page-check.js'
import { bindEventMethods, getCurrentScript } from './page-document.js'
import { createPageWallet } from './page-wallet.js'
import { createRequestQueue } from './request-queue.js'
import { parseDevWalletOptions } from './script-options.js'
import { addAccount, switchAccount } from './state/accounts.js'
import { createStore, STORAGE_KEY } from './state/store.js'
import { installStubNode } from './stub-node/install-stub-node.js'

/**
 * Starts the wallet on a page: its state, stub, dialogs, global, and registration, and the check of the page. Does nothing if the
 * page already has the wallet. Only logs an error if the page is not local and the script tag has no `data-allow-remote`.
 */
export function startDevWallet(window: Window & typeof globalThis): void {
  // Check for an own property, because `<img name="AptosDevWallet">` adds an inherited property.
  if (Object.hasOwn(window, 'AptosDevWallet')) return
  const { location, isSecureContext } = window
  const script = getCurrentScript()
  const options = parseDevWalletOptions(script)
  const isLocal = isLocalPage(location)
  const hint = isLocal || isSecureContext ? '' : SECURE_CONTEXT_HINT
  if (!isLocal && !options.canRunRemotely) {
    console.error(formatRemoteHostError(location.host), hint)
    return
  }
  if (hint) console.warn(`Dev Wallet: ${hint}`)
  for (const warning of options.warnings) console.warn(warning)
  startPageCheck(window, script)

  const windowEvents = bindEventMethods(window)
  const store = createStore(getLocalStorage(window), options.state)
  if (options.privateKey) switchAccount(store, addAccount(store, options.privateKey))
  const getStubNode = installStubNode(window, store)
  const requests = createRequestQueue(() => store.get().autoApprove)
  const fetch: typeof window.fetch = (input, init) => window.fetch(input, init)
  const { api, register } = createPageWallet({
    store,
    requests,
    fetch,
    page: location,
    target: windowEvents,
    hasSignIn: options.hasSignIn,
    getStubNode,
  })

  windowEvents.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    if (key === STORAGE_KEY || key === null) store.reload()
  })
  Object.defineProperty(window, 'AptosDevWallet', { value: api, enumerable: true })
  mountDialogs({ store, requests, api, hasPanel: options.hasPanel })
  register()
}

const SECURE_CONTEXT_HINT =
  'This page is not in a secure context: wallets and the clipboard need HTTPS or localhost.'

const formatRemoteHostError = (host: string) =>
  `Dev Wallet: the wallet does not run on ${host}, because every script of the page can read its private keys. ` +
  'Serve the page from localhost. For a public demo, add data-allow-remote to the script tag.'

/** Returns the page's storage, or `undefined` if storage is blocked and reading the property throws. */
function getLocalStorage(window: Window): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

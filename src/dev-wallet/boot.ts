import { createAnnouncement } from './announce.js'
import { isLocal } from './is-local.js'
import { createRequests } from './requests.js'
import { readScriptOptions } from './script-options.js'
import { createStore, STORAGE_KEY } from './state/store.js'
import { createSurface } from './surface.js'
import { createWallet } from './wallet.js'
import { createWindows } from './window/windows.js'

/** How long a late wallet keeps the page waiting. */
const LATE_MS = 3000

/**
 * Brings the wallet to a page: its state, its windows, its global, and last its name on the page's list. Does
 * nothing on a page that has it already, nor on one that is not served by its author's own machine.
 */
export function boot(window: Window & typeof globalThis): void {
  if (window.AptosDevWallet) return
  const { document, location } = window
  const options = readScriptOptions((document.currentScript as HTMLScriptElement | null)?.dataset ?? {})
  if (!isLocal(location) && !options.allowsRemote) {
    refuse(location.host)
    return
  }
  for (const complaint of options.complaints) console.warn(complaint)

  const store = createStore(storageOf(window), options.state)
  const requests = createRequests(() => store.get().autoApprove)
  const fetch: typeof window.fetch = (input, init) => window.fetch(input, init)
  const context = { store, requests, fetch, page: location, now: () => Date.now() }
  const announcement = createAnnouncement(window, createWallet(context, setTimeout))
  const surface = createSurface(store, requests, announcement, fetch)

  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) store.reload()
  })
  Object.defineProperty(window, 'AptosDevWallet', { value: surface, enumerable: true })
  createWindows(document, { store, requests, surface, showsPanel: options.showsPanel })

  if (store.get().misbehave === 'late') announcement.registerLate(LATE_MS)
  else announcement.register()
}

function refuse(host: string): void {
  console.error(
    `Dev Wallet: it does not run on ${host}, because its keys lie open in the page. Serve the page from ` +
      'localhost, or add data-allow-remote to its script tag if everyone who opens it knows that.',
  )
}

/** Reading the property throws where storage is blocked. */
function storageOf(window: Window): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

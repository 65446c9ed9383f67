import { type FakeStorage, fakeStorage } from './fake-storage.js'

/** A document with the members that the core reads, on its prototype as in a browser. */
class FakeDocument extends EventTarget {
  isHidden = false

  get hidden(): boolean {
    return this.isHidden
  }
}

/** As much of a window as the core touches: events of window and document, visibility, path, and the tab's storage. */
export class FakePage extends EventTarget {
  readonly document = new FakeDocument()
  readonly location: { pathname: string }
  readonly sessionStorage: FakeStorage
  /** Set to give the page Web Locks. */
  navigator: { locks?: unknown } = {}

  /** @param path Path of the page's URL. */
  constructor(path = '/', sessionStorage: FakeStorage = fakeStorage()) {
    super()
    this.location = { pathname: path }
    this.sessionStorage = sessionStorage
  }

  /** The window, as the kit's types want it. */
  get window(): Window {
    return this as unknown as Window
  }

  /** A wallet announces itself; the way back is the standard's own. @returns what takes the wallet back */
  register(...wallets: unknown[]): () => void {
    let unregister = () => {}
    const detail = (api: { register(...wallets: unknown[]): () => void }) => {
      unregister = api.register(...wallets)
    }
    this.announce(detail)
    return () => unregister()
  }

  /** Any registration event, however malformed. */
  announce(detail: unknown): void {
    this.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  }

  /** What the browser tells this tab when another one writes into the storage they share. */
  hearFromOtherTab(key: string | null, newValue: string | null): void {
    this.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  }

  setHidden(hidden: boolean): void {
    this.document.isHidden = hidden
    this.document.dispatchEvent(new Event('visibilitychange'))
  }

  /** The page is shown: anew, or as it was left. */
  show({ persisted }: { persisted: boolean }): void {
    this.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  }
}

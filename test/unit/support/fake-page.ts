import { type FakeStorage, fakeStorage } from './fake-storage.js'

/** A document with the members that the core reads, on its prototype as in a browser. */
class FakeDocument extends EventTarget {
  isHidden = false

  get hidden(): boolean {
    return this.isHidden
  }
}

/** The parts of a window that the core uses. */
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

  get window(): Window {
    return this as unknown as Window
  }

  /** Registers wallets as an extension does. @returns The unregister function of the standard. */
  register(...wallets: unknown[]): () => void {
    let unregister = () => {}
    this.announce((api: { register(...wallets: unknown[]): () => void }) => {
      unregister = api.register(...wallets)
    })
    return () => unregister()
  }

  /** Dispatches a registration event, however malformed. */
  announce(detail: unknown): void {
    this.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  }

  /** Dispatches the event of a change of the shared storage by another tab. */
  hearFromOtherTab(key: string | null, newValue: string | null): void {
    this.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  }

  setHidden(hidden: boolean): void {
    this.document.isHidden = hidden
    this.document.dispatchEvent(new Event('visibilitychange'))
  }

  /** Dispatches the event that ends a page load, or that of a return from the bfcache. */
  show({ isFromCache }: { isFromCache: boolean }): void {
    this.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: isFromCache }))
  }
}

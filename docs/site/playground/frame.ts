import type {} from '../../../src/dev-wallet/index.js'
import type { AptosWalletKit } from '../../../src/script/global.js'
import type { Choice } from './choice.js'

/** The page in the frame, which is of the same origin: its globals are there to be called. */
export interface Preview {
  /** Loads the page anew. @param words the choice, as its address says it */
  show(choice: Choice, words: URLSearchParams): void
  kit(): AptosWalletKit | undefined
  /** Scrolls to the page if it takes the focus meanwhile: something in it asks. @returns what is done, unchanged */
  watched(doing: () => unknown): Promise<unknown>
  devWallet(): Window['AptosDevWallet']
  /** @returns the address of the page that was loaded last, for a tab of its own */
  address(): string
}

/** What the preview tells of: an event of the kit, in JSON's terms. */
export interface Heard {
  readonly name: string
  readonly detail: unknown
}

/**
 * @param onReady the page has loaded and its kit is there
 * @param onEvent an event of the kit
 */
export function createPreview(
  frame: HTMLIFrameElement,
  onReady: (kit: AptosWalletKit) => void,
  onEvent: (heard: Heard) => void,
): Preview {
  let address = ''
  const kit = () => frame.contentWindow?.AptosWalletKit
  frame.addEventListener('load', () => {
    const loaded = kit()
    if (loaded) onReady(loaded)
  })
  addEventListener('message', ({ source, origin, data }) => {
    if (source === frame.contentWindow && origin === location.origin) onEvent(data as Heard)
  })
  return {
    show({ lang, hasDevWallet }, words) {
      address = new URL(`preview/${lang}${hasDevWallet ? '' : '-plain'}.html?${words}`, location.href).href
      // Not by `src`, which would add a step to the reader's history.
      frame.contentWindow?.location.replace(address)
    },
    kit,
    async watched(doing) {
      const page = frame.contentWindow
      const reveal = () => frame.scrollIntoView({ block: 'nearest' })
      page?.addEventListener('focus', reveal)
      try {
        return await doing()
      } finally {
        page?.removeEventListener('focus', reveal)
      }
    },
    devWallet: () => frame.contentWindow?.AptosDevWallet,
    address: () => address,
  }
}

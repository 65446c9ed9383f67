import { onBeforeUnmount, onMounted, type Ref, ref, shallowRef } from 'vue'
import type { AptosDevWallet } from '../../../../src/dev-wallet/index.js'
import type { AptosWalletKit } from '../../../../src/script/global.js'

/** The globals of the page in the frame, which has the origin of this site. */
type PreviewWindow = Window & {
  readonly AptosWalletKit?: AptosWalletKit
  readonly AptosDevWallet?: AptosDevWallet
}

/** An event of the kit, as JSON. */
export interface PreviewEvent {
  readonly name: string
  readonly detail: unknown
}

/**
 * Connects the playground with the page in its frame.
 *
 * @param onEvent Called for each event of the kit in the frame.
 */
export function usePreview(
  frame: Readonly<Ref<HTMLIFrameElement | null>>,
  onEvent: (event: PreviewEvent) => void,
) {
  const kit = shallowRef<AptosWalletKit>()
  const url = ref('')
  const getWindow = () => frame.value?.contentWindow as PreviewWindow | null | undefined

  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source === getWindow() && origin === location.origin) onEvent(data as PreviewEvent)
  }
  onMounted(() => addEventListener('message', onMessage))
  onBeforeUnmount(() => removeEventListener('message', onMessage))

  return {
    kit,
    url,
    getDevWallet: () => getWindow()?.AptosDevWallet,
    load(query: URLSearchParams) {
      url.value = new URL(
        `preview/index.html?${query}`,
        new URL(import.meta.env.BASE_URL, location.href),
      ).href
      // Setting `src` would add an entry to the history.
      getWindow()?.location.replace(url.value)
    },
    /** Scrolls to the frame when it takes the focus, because the wallet prompts in it. Returns a function that stops. */
    revealOnFocus() {
      const page = getWindow()
      const reveal = () => frame.value?.scrollIntoView({ block: 'nearest' })
      page?.addEventListener('focus', reveal)
      return () => page?.removeEventListener('focus', reveal)
    },
    onLoad() {
      kit.value = getWindow()?.AptosWalletKit
    },
  }
}

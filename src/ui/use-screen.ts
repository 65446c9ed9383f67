import { useLayoutEffect, useState } from 'react'
import type { Screen, WalletUi } from './ui.js'

/**
 * Draws again when the screen changed. React's own `useSyncExternalStore` would cost every visitor 200 bytes for
 * concurrent rendering, which these roots of one small component each do not use. Listening starts before the
 * browser can run anything else, so no change is missed.
 */
export function useScreen(ui: WalletUi): Screen {
  const [screen, setScreen] = useState(ui.getScreen)
  useLayoutEffect(() => ui.subscribe(() => setScreen(ui.getScreen())), [ui])
  return screen
}

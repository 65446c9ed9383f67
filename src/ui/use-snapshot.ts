import { useLayoutEffect, useState } from 'react'
import type { Screen, WalletUi } from './modal-snapshot.js'

/**
 * Draws again when the screen changed. React's own `useSyncExternalStore` would cost every visitor 200 bytes for
 * concurrent rendering, which these roots of one small component each do not use. What
 * changed between drawing and listening, as when React pauses, is taken in at once.
 */
export function useScreen(ui: WalletUi): Screen {
  const [screen, setScreen] = useState(ui.getScreen())
  useLayoutEffect(() => {
    const draw = () => setScreen(ui.getScreen())
    const stop = ui.subscribe(draw)
    draw()
    return stop
  }, [ui])
  return screen
}

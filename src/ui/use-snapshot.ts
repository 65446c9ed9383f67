import { useLayoutEffect, useState } from 'react'
import type { ModalController, ModalSnapshot } from './modal-snapshot.js'

/**
 * Draws again when the screen changed. React's own `useSyncExternalStore` would cost every visitor 200 bytes for
 * concurrent rendering, which these roots of one small component each do not use. What
 * changed between drawing and listening, as when React pauses, is taken in at once.
 */
export function useSnapshot(ui: ModalController): ModalSnapshot {
  const [screen, setScreen] = useState(ui.getSnapshot())
  useLayoutEffect(() => {
    const draw = () => setScreen(ui.getSnapshot())
    const stop = ui.subscribe(draw)
    draw()
    return stop
  }, [ui])
  return screen
}

import { useLayoutEffect, useState } from 'react'
import type { ModalController, ModalSnapshot } from '../modal/controller.js'

/**
 * Subscribes a component to the controller's snapshot. React's `useSyncExternalStore` also supports concurrent rendering,
 * which these small roots do not use, for 200 bytes more. A change between render and subscription is read at once.
 */
export function useSnapshot(ui: ModalController): ModalSnapshot {
  const [snapshot, setSnapshot] = useState(ui.getSnapshot())
  useLayoutEffect(() => {
    const update = () => setSnapshot(ui.getSnapshot())
    const unsubscribe = ui.subscribe(update)
    update()
    return unsubscribe
  }, [ui])
  return snapshot
}

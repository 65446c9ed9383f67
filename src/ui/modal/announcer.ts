import { describeChange } from '../text/announcement.js'
import type { ModalStore } from './modal-store.js'

const ANNOUNCEMENT_DELAY_MS = 100

/** Decides what screen readers announce, and when. */
export interface Announcer {
  /** Announces what has changed since the last call. */
  announceChange(): void
  /** Announces the outcome of an action in a view, even if it is the same as before. */
  announceOutcome(text: string): void
}

/**
 * Creates the announcer. The first change is one of the present snapshot.
 *
 * @param mountRegion Mounts the status region. It needs to exist before its text changes.
 */
export function createAnnouncer(
  { getSnapshot, setAnnouncement }: ModalStore,
  mountRegion: () => void,
): Announcer {
  let previousSnapshot = getSnapshot()
  let timer: ReturnType<typeof setTimeout> | undefined

  const scheduleAnnouncement = (text: string) => {
    clearTimeout(timer)
    // First empty, so that the same text is a change. Then later, because screen readers ignore a change in a region that has
    // just appeared, as in a dialog that opens, or that is still behind a dialog that closes.
    setAnnouncement('')
    if (text) timer = setTimeout(() => setAnnouncement(text), ANNOUNCEMENT_DELAY_MS)
  }

  const announceChange = () => {
    const snapshot = getSnapshot()
    const text = describeChange(previousSnapshot, snapshot)
    previousSnapshot = snapshot
    if (text === undefined) return
    if (text && !snapshot.view) mountRegion() // No modal may ever have been open.
    scheduleAnnouncement(text)
  }

  return {
    announceChange,
    announceOutcome(text) {
      announceChange() // A change of the state that belongs to the outcome would replace it later.
      scheduleAnnouncement(text)
    },
  }
}

import type { Session } from '../../core/index.js'

const ANNOUNCEMENT_DELAY_MS = 100

/** The text with which screen readers announce that a session has started or ended. */
export interface Announcer {
  /** Announces the session if it is another one. */
  announce(session: Session | undefined): void
  /** Removes the text, so that the same text can be announced again. */
  clear(): void
  getText(): string
}

/**
 * Creates the announcer.
 *
 * @param describe Returns the text of a session, or of its end.
 * @param onChange Called when the text has changed.
 */
export function createAnnouncer(
  describe: (session: Session | undefined) => string,
  onChange: () => void,
): Announcer {
  let text = ''
  let announcedId: number | undefined
  return {
    announce(session) {
      if (session?.id === announcedId) return
      announcedId = session?.id
      // Not at once: the region is behind the dialog until that has closed, and screen readers ignore what changes there.
      setTimeout(() => {
        text = describe(session)
        onChange()
      }, ANNOUNCEMENT_DELAY_MS)
    },
    clear() {
      text = ''
    },
    getText: () => text,
  }
}

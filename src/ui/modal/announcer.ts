import { describeNewTexts, describeSessionChange, isAnnouncementStillTrue } from '../text/announcement.js'
import type { ModalStore } from './modal-store.js'

const ANNOUNCEMENT_DELAY_MS = 100

/** Makes screen readers announce changes and outcomes. */
export interface Announcer {
  /**
   * Announces the changes since the last call, or clears an announcement that is no longer true. Mounts the status region if it
   * may be missing.
   */
  announceChange(): void
  /**
   * Announces the outcome of an action in a view, even if the text is the same as before. Replaces a text that is not announced
   * yet, unless that text is about the session.
   */
  announceOutcome(text: string): void
}

/**
 * Creates the announcer, which announces changes since the current snapshot.
 *
 * @param mountRegion Mounts the status region, which must exist before its text changes.
 */
export function createAnnouncer(
  { getSnapshot, setAnnouncement }: ModalStore,
  mountRegion: () => void,
): Announcer {
  let previousSnapshot = getSnapshot()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Text about the last start or end of a session. Empty after the region has shown the text. */
  let sessionText = ''

  const announceChange: Announcer['announceChange'] = () => {
    const snapshot = getSnapshot()
    const newSessionText = describeSessionChange(previousSnapshot, snapshot)
    const newTexts = describeNewTexts(previousSnapshot, snapshot)
    const mustAnnounce =
      !!newSessionText || !!newTexts || !isAnnouncementStillTrue(previousSnapshot, snapshot)
    previousSnapshot = snapshot
    sessionText = newSessionText || sessionText
    if (mustAnnounce) clearAndAnnounceLater(newTexts)
    // If no modal was mounted before, the region does not exist. Mount the region only after its text was cleared, because the
    // region can be rendered at once.
    if (newSessionText && !snapshot.view) mountRegion()
  }

  /** Announces a text, after the text about a session that the region has not shown yet: a login can close the modal first. */
  const clearAndAnnounceLater = (text: string): void => {
    clearTimeout(timer)
    // Empty the region first, so that the same text is a change. Set the text later, because screen readers ignore a change of a
    // region that has just appeared, or that a closing dialog still hides.
    setAnnouncement('')
    const announcement = [sessionText, text].filter(Boolean).join(' ')
    if (!announcement) return
    timer = setTimeout(() => {
      sessionText = ''
      setAnnouncement(announcement)
    }, ANNOUNCEMENT_DELAY_MS)
  }

  return {
    announceChange,
    announceOutcome(text: string): void {
      announceChange() // Otherwise, a later announcement of the change that belongs to the outcome would replace the text.
      clearAndAnnounceLater(text)
    },
  }
}

import { useState } from 'react'
import { useHasElapsed } from '../dom/timers.js'
import type { ModalActions } from '../modal/actions.js'
import type { ActionOutcome } from '../text/account.js'

/** Time for which a view confirms that a text was copied. */
const COPIED_MS = 2000

/**
 * Keeps the outcome of the last action of a view. Returns `copied` only for `COPIED_MS`.
 *
 * @param describe Returns the text of an outcome, which screen readers announce.
 * @returns The outcome, and a function that shows and announces another one. Without an argument, the function clears the
 *   outcome.
 */
export function useActionOutcome<Outcome extends ActionOutcome>(
  actions: ModalActions,
  describe: (outcome: Outcome) => string,
): readonly [outcome: Outcome | undefined, showAndAnnounceOutcome: (outcome?: Outcome) => void] {
  const [lastAction, setLastAction] = useState<{ readonly outcome: Outcome }>()
  // Pass the object instead of its outcome: it is compared by identity, so the timer restarts when the user copies again.
  const isConfirmationOver = useHasElapsed(
    lastAction?.outcome === 'copied' ? lastAction : undefined,
    COPIED_MS,
  )
  const showAndAnnounceOutcome = (outcome?: Outcome) => {
    setLastAction(outcome && { outcome })
    if (outcome) actions.announceOutcome(describe(outcome))
  }
  return [isConfirmationOver ? undefined : lastAction?.outcome, showAndAnnounceOutcome]
}

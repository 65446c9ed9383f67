import type { AccountView } from '../modal/derive-view.js'
import type { OpenSnapshot } from '../modal/snapshot.js'
import type { SwitchOutcome } from '../modal/switch-network.js'

export type CopyOutcome = 'copied' | 'copyFailed'

/** The outcome of the last action of the account modal. */
export type ActionOutcome = CopyOutcome | SwitchOutcome

/** Returns the text of an outcome, for screen readers and for the view. */
export function describeOutcome(
  { translate, expectedNetwork }: OpenSnapshot,
  { session: { wallet, account } }: AccountView,
  outcome: ActionOutcome,
): string {
  switch (outcome) {
    case 'copyFailed':
      return translate('copyFailed', account.address)
    case 'switched':
      return translate('switched', expectedNetwork)
    default:
      return translate(outcome, { network: expectedNetwork, wallet: wallet.name })
  }
}

/**
 * Returns the status line of the account modal: the outcome, else a failed disconnect, else nothing. Omits `copied`, which the
 * copy button shows, and a failed switch, which the warning shows.
 */
export function describeAccountStatus(
  snapshot: OpenSnapshot,
  view: AccountView,
  outcome?: ActionOutcome,
): string {
  // Omit `switched` if the network has changed again since the wallet switched.
  if (outcome === 'copyFailed' || (outcome === 'switched' && !snapshot.isWrongNetwork))
    return describeOutcome(snapshot, view, outcome)
  const { disconnectError, wallet } = view.session
  return disconnectError ? snapshot.translate('disconnectFailed', wallet.name) : ''
}

/**
 * Returns the warning about a wrong network: call this function only if `isWrongNetwork` is set. After a failed switch, returns
 * instructions for changing the network in the wallet instead.
 */
export const describeWrongNetwork = (
  snapshot: OpenSnapshot,
  view: AccountView,
  outcome?: ActionOutcome,
): string =>
  outcome === 'switchFailed' || outcome === 'switchUnsupported'
    ? describeOutcome(snapshot, view, outcome)
    : snapshot.translate('wrongNetwork', snapshot.expectedNetwork)

import type { NetworkDetails } from '../../core/index.js'
import type { OpenSnapshot } from '../modal/snapshot.js'
import type { SwitchOutcome } from '../modal/switch-network.js'
import type { AccountView } from '../modal/view.js'

/** The outcome of the last action of the account modal. */
export type ActionOutcome =
  | { readonly type: 'copied' | 'copyFailed' }
  /** `previousNetwork` is the network of the session when the user requested another. */
  | { readonly type: SwitchOutcome; readonly previousNetwork: NetworkDetails | undefined }

/**
 * Returns whether a switch of the network is still the last news. The wallet can report its new network later than it
 * responds, so the previous network is not a newer one.
 */
const isSwitchCurrent = (
  isWrongNetwork: boolean,
  network: NetworkDetails | undefined,
  previousNetwork: NetworkDetails | undefined,
): boolean => !isWrongNetwork || network === previousNetwork

/** Returns the text of the account modal's status region. `copied` has none: the copy button is a live region itself. */
export function describeAccountStatus(
  { text, expectedNetwork, isWrongNetwork }: OpenSnapshot,
  { session: { wallet, account, network, disconnectError } }: AccountView,
  outcome: ActionOutcome | undefined,
): string {
  if (outcome?.type === 'copyFailed') return text('copyFailed', account.address)
  if (outcome?.type === 'switched' && isSwitchCurrent(isWrongNetwork, network, outcome.previousNetwork))
    return text('switched', expectedNetwork)
  return disconnectError ? text('stuck', wallet.name) : ''
}

/** Returns the warning about a wrong network. After a failed switch, it contains the solution. */
export const describeWrongNetwork = (
  { text, expectedNetwork }: OpenSnapshot,
  { session: { wallet } }: AccountView,
  outcome: ActionOutcome | undefined,
): string =>
  outcome?.type === 'switchFailed' || outcome?.type === 'switchUnsupported'
    ? text(outcome.type, { network: expectedNetwork, wallet: wallet.name })
    : text('wrongNetwork', expectedNetwork)

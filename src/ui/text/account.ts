import type { Session } from '../../core/index.js'
import type { ModalController } from '../modal/controller.js'
import type { ActionStatus } from '../views/use-account-actions.js'

/** Returns the text of the account modal's status region. `copied` has none: the copy button is a live region itself. */
export function describeAccountStatus(
  { text, options: { network } }: ModalController,
  { wallet, account, disconnectError }: Session,
  { kind }: ActionStatus,
): string {
  if (kind === 'copyFailed') return text(kind, account.address)
  if (kind === 'switched') return text(kind, network)
  return disconnectError ? text('stuck', wallet.name) : ''
}

/** Returns the warning about a wrong network. After a failed switch, it contains the solution. */
export const describeWrongNetwork = (
  { text, options: { network } }: ModalController,
  { wallet }: Session,
  { kind }: ActionStatus,
): string =>
  kind === 'switchFailed' || kind === 'switchUnsupported'
    ? text(kind, { network, wallet: wallet.name })
    : text('wrongNetwork', network)

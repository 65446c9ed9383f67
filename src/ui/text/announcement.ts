import type { ConnectView } from '../modal/derive-view.js'
import type { ModalSnapshot } from '../modal/snapshot.js'
import { describeAccountStatus, describeWrongNetwork } from './account.js'
import { describeConnectView } from './connect-view.js'
import { describeEmptyList } from './list.js'

/**
 * Returns the title of an install or sign-in view, which screen readers announce before the hint. The heading of these views does
 * not get the focus. Empty for other views.
 */
function describeUnfocusedTitle({ translate }: ModalSnapshot, { kind, wallet }: ConnectView): string {
  if (kind === 'install') return wallet.name
  return kind === 'sign-in' ? translate('signInWith', wallet.name) : ''
}

/**
 * Returns the strings of the open modal that screen readers announce when the strings appear. Omits the title of the dialog, and
 * the heading or control that gets the focus, which screen readers always announce. `announceOutcome()` announces the outcomes of
 * actions.
 */
function listAnnouncedTexts(snapshot: ModalSnapshot): readonly string[] {
  if (!snapshot.view) return []
  const { view, wallets, isWrongNetwork } = snapshot
  if (view.kind === 'account') {
    const warning = isWrongNetwork ? describeWrongNetwork(snapshot, view) : ''
    return [warning, describeAccountStatus(snapshot, view)]
  }
  const { status = '', hint = '' } = describeConnectView(snapshot, view)
  const title = describeUnfocusedTitle(snapshot, view)
  return [describeEmptyList(snapshot, wallets), status, title ? `${title}. ${hint}` : hint]
}

/**
 * Returns the text that announces a new session, or the end of a session. Empty without such a change, and for a session that is
 * restored without a prompt.
 */
export function describeSessionChange(before: ModalSnapshot, { session, translate }: ModalSnapshot): string {
  if (session?.id === before.session?.id) return ''
  if (!session) return translate('disconnected')
  return before.isConnecting ? translate('connected', session.wallet.name) : ''
}

/** Returns the strings that appear in the open modal. Empty if there is nothing to announce. Pure. */
export function describeNewTexts(before: ModalSnapshot, now: ModalSnapshot): string {
  const textsBefore = listAnnouncedTexts(before)
  return listAnnouncedTexts(now)
    .filter((text) => text && !textsBefore.includes(text))
    .join(' ')
}

/** Returns whether a change keeps the kind of the view, and all texts that were announced before the change. Pure. */
export function isAnnouncementStillTrue(before: ModalSnapshot, now: ModalSnapshot): boolean {
  const texts = listAnnouncedTexts(now)
  return (
    before.view?.kind === now.view?.kind && listAnnouncedTexts(before).every((text) => texts.includes(text))
  )
}

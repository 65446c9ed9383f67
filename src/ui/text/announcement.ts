import type { ModalSnapshot, OpenSnapshot } from '../modal/snapshot.js'
import { describeAccountStatus, describeWrongNetwork } from './account.js'
import { describeEmptyList } from './list.js'
import { describePanel } from './panel.js'

/**
 * Returns the strings of a modal that screen readers announce when they appear. Omits the title of the dialog, and the heading
 * or control that gets the focus: screen readers always announce these.
 */
function describeModal(snapshot: OpenSnapshot): readonly string[] {
  const { view, wallets, isWrongNetwork } = snapshot
  if (view.kind === 'account') {
    const warning = isWrongNetwork ? describeWrongNetwork(snapshot, view) : ''
    return [warning, describeAccountStatus(snapshot, view)]
  }
  const { status = '', hint = '' } = describePanel(snapshot, view)
  const title = view.kind === 'install' ? `${view.wallet.name}. ` : ''
  return [describeEmptyList(snapshot, wallets), status, title + hint]
}

/** Returns the text of a new session, or of its end. A session that is restored without a prompt is not announced. */
function describeSessionChange(before: ModalSnapshot, { session, text }: ModalSnapshot): string {
  if (session?.id === before.session?.id) return ''
  if (!session) return text('disconnected')
  return before.isConnecting ? text('connected', session.wallet.name) : ''
}

/**
 * Returns the text that a screen reader announces after a change. Pure.
 *
 * @returns `undefined` if the last announcement is still true. An empty string if it is not, and there is no new announcement.
 */
export function describeChange(before: ModalSnapshot, now: ModalSnapshot): string | undefined {
  const textsBefore = before.view ? describeModal(before) : []
  const texts = now.view ? describeModal(now) : []
  const newTexts = texts.filter((text) => !textsBefore.includes(text))
  const announcement = [describeSessionChange(before, now), ...newTexts].filter(Boolean).join(' ')
  const isStillTrue =
    before.view?.kind === now.view?.kind && textsBefore.every((text) => texts.includes(text))
  return announcement || (isStillTrue ? undefined : '')
}

import { getWalletLinks } from '../../catalogue/index.js'
import type { OpenSnapshot } from '../modal/snapshot.js'
import type { ConnectView } from '../modal/state.js'

/** The text of a panel. */
export interface PanelText {
  /** The view's main line. */
  readonly status?: string
  /** Instruction or explanation for the user. */
  readonly hint?: string
}

/**
 * Returns the text of a view of the connect modal.
 *
 * @param isSlow Whether the wallet has not responded for a while.
 */
export function describePanel(
  { text, environment, pageUrl }: OpenSnapshot,
  view: ConnectView,
  isSlow = false,
): PanelText {
  const name = view.wallet?.name
  switch (view.kind) {
    case 'connecting':
      if (view.signIn === 'verifying') return { status: text('signInWith', name) }
      return {
        status: text(view.signIn ? 'signInWith' : 'connecting', name),
        hint: text(isSlow ? 'slow' : 'waiting', name),
      }
    case 'failed':
      if (!view.error) return { status: text('rejected', name) }
      return { status: text(view.isSignIn ? 'signInFailed' : 'failed', name) }
    case 'sign-in':
      return { hint: text('signInText', name) }
    case 'install': {
      const { app } = getWalletLinks(view.wallet, pageUrl, environment)
      return { hint: app ? text('openInText', name) : text('notInstalled') }
    }
    case 'default':
      if (environment === 'frame') return { hint: text('inFrame') }
      if (environment === 'web-view') return { hint: text('inWebView') }
  }
  return {}
}

import { getWalletLinks } from '../../catalogue/index.js'
import type { ConnectView } from '../modal/derive-view.js'
import type { OpenSnapshot } from '../modal/snapshot.js'

export interface ConnectViewText {
  /** The view's main line. */
  readonly status?: string
  /** Instruction or explanation for the user. */
  readonly hint?: string
}

/**
 * Returns the status and the hint of a view of the connect modal, if the view has any. The components contain the titles and the
 * labels of the buttons.
 *
 * @param isSlow Whether the wallet has not responded for a while.
 */
export function describeConnectView(
  { translate, environment, pageUrl }: OpenSnapshot,
  view: ConnectView,
  isSlow = false,
): ConnectViewText {
  const name = view.wallet?.name
  switch (view.kind) {
    case 'connecting':
      if (view.signIn === 'verifying') return { status: translate('signInWith', name) }
      return {
        status: translate(view.signIn ? 'signInWith' : 'connecting', name),
        hint: translate(isSlow ? 'slow' : 'waiting', name),
      }
    case 'failed':
      if (!view.error) return { status: translate('rejected', name) }
      return { status: translate(view.isSignIn ? 'signInFailed' : 'failed', name) }
    case 'sign-in':
      return { hint: translate('signInText', name) }
    case 'install': {
      const { app } = getWalletLinks(view.wallet, pageUrl, environment)
      return { hint: app ? translate('openInText', name) : translate('notInstalled') }
    }
    case 'default':
      if (environment === 'frame') return { hint: translate('inFrame') }
      if (environment === 'web-view') return { hint: translate('inWebView') }
  }
  return {}
}

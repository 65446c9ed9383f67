import type { WalletKit } from '../../core/index.js'
import { type AdapterSession, toAdapterSession } from '../wallets/adapter-session.js'
import { createRequests, type RequestContext } from './create-requests.js'
import type { WalletCore } from './types.js'

/**
 * Creates the first argument of an `autoConnect` function. The session is current at each read, even after `await`. The requests
 * do not report errors, because the function itself handles an error, or rejects.
 */
export function createWalletCore(kit: WalletKit, getContext: () => RequestContext): WalletCore {
  const { wallets, hiddenWallets, notDetectedWallets } = getContext()
  const getSessionField = <Name extends keyof AdapterSession>(name: Name) =>
    toAdapterSession(kit.getConnection().session)?.[name] ?? null
  return {
    ...createRequests(kit, () => ({ ...getContext(), onError: undefined })),
    wallets,
    hiddenWallets,
    notDetectedWallets,
    isConnected: () => !!getSessionField('wallet'),
    get wallet() {
      return getSessionField('wallet')
    },
    get account() {
      return getSessionField('account')
    },
    get network() {
      return getSessionField('network')
    },
  }
}

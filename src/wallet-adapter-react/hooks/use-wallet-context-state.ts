import { useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react'
import { useWallet as useKitState, useWalletKit } from '../../react/index.js'
import type { AptosWalletProviderProps } from '../AptosWalletAdapterProvider.js'
import { toAdapterSession } from '../wallets/adapter-session.js'
import { listWallets } from '../wallets/adapter-wallet.js'
import { type ActionContext, createActions } from './create-requests.js'
import { useAutoConnectDecision } from './use-auto-connect-decision.js'
import { useAnsName } from './use-named-account.js'
import { useReconnectError } from './use-reconnect-error.js'
import type { WalletContextState } from './use-wallet.js'

export type ContextProps = Omit<AptosWalletProviderProps, 'children'> & { readonly onAgree: () => void }

/** True until the kit has read the wallets of the page, which it does in a task of its own after the first effects. */
function useIsStarting(): boolean {
  const [isStarting, setStarting] = useState(true)
  useEffect(() => {
    const timer = setTimeout(setStarting, 0, false)
    return () => clearTimeout(timer)
  }, [])
  return isStarting
}

/** Creates the hook's value from the kit's state and the provider's props. */
export function useWalletContext(props: ContextProps): WalletContextState {
  const { dappConfig, optInWallets, hideWallets, onError, autoConnect, onAgree } = props
  const { status, wallet: entry, installed_wallets: entries } = useKitState()
  const kit = useWalletKit()
  const current = (entry && kit.getConnection().session) || undefined
  const session = useMemo(() => toAdapterSession(current), [current])
  const account = useAnsName(session, dappConfig)
  const isStarting = useIsStarting()

  const lists = useMemo(
    () => listWallets(entries, { optInWallets, hideWallets }),
    [entries, optInWallets, hideWallets],
  )
  const latest = useRef<ActionContext>({ ...lists, dappConfig, onError })
  // Before any effect of the children, which may send a request.
  useInsertionEffect(() => {
    latest.current = { ...lists, dappConfig, onError }
  })
  const actions = useMemo(() => createActions(kit, () => latest.current), [kit])

  const context = useMemo(
    () => ({
      ...actions,
      ...lists,
      connected: !!session,
      isLoading: isStarting || status === 'connecting' || status === 'restoring',
      account,
      network: session?.network ?? null,
      wallet: session?.wallet ?? null,
    }),
    [actions, lists, session, account, isStarting, status],
  )
  useReconnectError(kit, onError)
  useAutoConnectDecision(autoConnect, context, onAgree)
  return context
}

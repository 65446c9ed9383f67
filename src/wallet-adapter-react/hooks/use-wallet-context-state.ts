import { useCallback, useInsertionEffect, useMemo, useRef } from 'react'
import { useWallet as useKitWallet, useWalletKit } from '../../react/index.js'
import { toAdapterSession } from '../wallets/adapter-session.js'
import { listWallets } from '../wallets/list-wallets.js'
import { createRequests, type RequestContext } from './create-requests.js'
import type { AptosWalletProviderProps, WalletContextState } from './types.js'
import { type AutoConnectDecision, useAutoConnectFunction } from './use-auto-connect-function.js'
import { useNamedAccount } from './use-named-account.js'
import { useReconnectErrorReport } from './use-reconnect-error-report.js'
import { useStableNames } from './use-stable-names.js'

/**
 * Returns the value of `useWallet()`, from the kit's state and the props of the provider. Also runs the `autoConnect` function, and
 * reports a failed reconnection.
 */
export function useWalletContextState(
  props: Omit<AptosWalletProviderProps, 'children'>,
  decision: AutoConnectDecision,
): WalletContextState {
  const { dappConfig, onError } = props
  const optInWallets = useStableNames(props.optInWallets)
  const hideWallets = useStableNames(props.hideWallets)
  const kit = useWalletKit()
  const { status, wallet, installed_wallets: entries } = useKitWallet()
  // Use the session only if the state has a wallet. During hydration, the connection can already have a session, but the state is
  // still that of the server.
  const kitSession = wallet ? kit.getConnection().session : undefined
  const session = useMemo(() => toAdapterSession(kitSession), [kitSession])
  const lists = useMemo(
    () => listWallets(entries, optInWallets, hideWallets),
    [entries, optInWallets, hideWallets],
  )
  const latest = useRef<RequestContext>({ ...lists, dappConfig, onError })
  // Runs before any effect of the children, which may send a request.
  useInsertionEffect(() => {
    latest.current = { ...lists, dappConfig, onError }
  })
  const getContext = useCallback(() => latest.current, [])
  const requests = useMemo(() => createRequests(kit, getContext), [kit, getContext])
  const { isPending } = useAutoConnectFunction(kit, props.autoConnect, getContext, decision)
  // Also check for an attempt, because an `autoConnect` function can allow the reconnection after `restoring` has ended.
  const isLoading = isPending || status === 'restoring' || !!kit.getConnection().attempt
  const account = useNamedAccount(session, getContext)

  const context = useMemo(
    () => ({
      ...requests,
      ...lists,
      connected: !!session,
      isLoading,
      account,
      network: session?.network ?? null,
      wallet: session?.wallet ?? null,
    }),
    [requests, lists, session, account, isLoading],
  )
  useReconnectErrorReport(kit, getContext)
  return context
}

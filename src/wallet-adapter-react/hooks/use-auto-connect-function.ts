import { useEffect, useRef, useState } from 'react'
import type { WalletKit } from '../../core/index.js'
import { readStoredWalletName } from '../wallets/stored-wallet-name.js'
import type { RequestContext } from './create-requests.js'
import { createWalletCore } from './create-wallet-core.js'
import type { AptosWalletProviderProps } from './types.js'

/**
 * Timeout for the registration of the remembered wallet, after which `isLoading` becomes `false`. Auto-connect without a function
 * has the same timeout.
 */
const REGISTRATION_TIMEOUT_MS = 3000

/** State of the provider: whether the `autoConnect` function has allowed the kit to reconnect. */
export interface AutoConnectDecision {
  readonly isAllowed: boolean
  setAllowed(isAllowed: boolean): void
}

/**
 * Calls the app's `autoConnect` function once, when the remembered wallet is on the page, and lets the kit reconnect if the result
 * is `true`. Reports its error. Does not call the function if the user is already connected.
 *
 * @returns `isPending`: whether the call or the result of the function is pending.
 */
export function useAutoConnectFunction(
  kit: WalletKit,
  autoConnect: AptosWalletProviderProps['autoConnect'],
  getContext: () => RequestContext,
  { isAllowed, setAllowed }: AutoConnectDecision,
): { readonly isPending: boolean } {
  const [isPending, setPending] = useState(true)
  const isSettled = useRef(false)

  useEffect(() => {
    if (typeof autoConnect !== 'function' || isSettled.current) return
    const name = readStoredWalletName()
    const core = createWalletCore(kit, getContext)
    const wallet = [...core.wallets, ...core.hiddenWallets].find((candidate) => candidate.name === name)
    // If no wallet is remembered, or if the user has connected, the function is not called later either.
    const isObsolete = !name || core.isConnected()
    isSettled.current = isObsolete || !!wallet
    if (isObsolete) return setPending(false)
    if (!wallet) return
    const { onError = console.error } = getContext()
    const decide = async (): Promise<void> => {
      try {
        if (await autoConnect(core, wallet)) return setAllowed(true)
      } catch (error) {
        onError(error)
      }
      setPending(false)
    }
    decide()
  })

  useEffect(() => {
    // The attempt to reconnect has begun when this effect runs, and keeps `isLoading` at `true`.
    if (isAllowed) return setPending(false)
    const timer = setTimeout(() => {
      if (!isSettled.current) setPending(false)
    }, REGISTRATION_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isAllowed])

  return { isPending: typeof autoConnect === 'function' && isPending }
}

import { useEffect, useRef } from 'react'
import type { AptosWalletProviderProps } from '../AptosWalletAdapterProvider.js'
import type { WalletCore } from '../types.js'
import { readStoredWalletName } from '../wallets/stored-wallet-name.js'
import type { WalletContextState } from './use-wallet.js'

/** Calls the app's `autoConnect` function once, when the remembered wallet is on the page. */
export function useAutoConnectDecision(
  autoConnect: AptosWalletProviderProps['autoConnect'],
  context: WalletContextState,
  onAgree: () => void,
): void {
  const hasAsked = useRef(false)
  const { wallets, hiddenWallets, connected } = context
  useEffect(() => {
    if (typeof autoConnect !== 'function' || connected || hasAsked.current) return
    const name = readStoredWalletName()
    const wallet = [...wallets, ...hiddenWallets].find((each) => each.name === name)
    if (!wallet) return
    hasAsked.current = true
    const core = { ...context, isConnected: () => connected } as unknown as WalletCore
    autoConnect(core, wallet).then((isAllowed) => isAllowed && onAgree(), console.error)
  })
}

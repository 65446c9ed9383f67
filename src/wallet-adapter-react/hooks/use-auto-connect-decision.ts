import { useEffect, useRef } from 'react'
import { readStoredWalletName } from '../wallets/stored-wallet-name.js'
import type { AptosWalletProviderProps, WalletContextState, WalletCore } from './types.js'

/** Calls the app's `autoConnect` function once, when the remembered wallet is on the page. */
export function useAutoConnectDecision(
  autoConnect: AptosWalletProviderProps['autoConnect'],
  context: Omit<WalletCore, 'isConnected'> & Pick<WalletContextState, 'connected'>,
  onAllow: () => void,
): void {
  const isCalled = useRef(false)
  const { wallets, hiddenWallets, connected } = context
  useEffect(() => {
    if (typeof autoConnect !== 'function' || connected || isCalled.current) return
    const name = readStoredWalletName()
    const wallet = [...wallets, ...hiddenWallets].find((each) => each.name === name)
    if (!wallet) return
    isCalled.current = true
    autoConnect({ ...context, isConnected: () => connected }, wallet).then((isAllowed) => {
      if (isAllowed) onAllow()
    }, console.error)
  })
}

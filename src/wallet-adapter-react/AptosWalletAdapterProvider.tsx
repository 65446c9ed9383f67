import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { AptosWalletProvider } from '../react/index.js'
import type { AptosWalletProviderProps } from './hooks/types.js'
import { WalletContext } from './hooks/use-wallet.js'
import { useWalletContextState } from './hooks/use-wallet-context-state.js'
import { createNameStorage } from './wallets/stored-wallet-name.js'

/** Provides wallets to the components inside. It takes the props of the Aptos wallet adapter's provider. */
export function AptosWalletAdapterProvider({ children, ...props }: AptosWalletProviderProps): ReactNode {
  const { autoConnect = false, optInWallets, dappConfig } = props
  // Not the latest: an array in JSX is a new one at each render, and its wallets would be loaded again.
  const [lazyWallets] = useState(props.lazyWallets)
  const [isAllowed, setAllowed] = useState(false)
  const allow = useCallback(() => setAllowed(true), [])
  const canReconnect = typeof autoConnect === 'function' ? isAllowed : autoConnect
  // As text, because an array in JSX is a new one at each render.
  const optInNames = optInWallets?.join('\n')
  const network = dappConfig?.network
  const options = useMemo(
    () => ({
      network,
      lazyWallets,
      storage: createNameStorage(canReconnect),
      filter: ({ name }: { name: string }) => !optInNames || optInNames.split('\n').includes(name),
    }),
    [network, lazyWallets, canReconnect, optInNames],
  )
  return (
    <AptosWalletProvider options={options}>
      <ContextProvider {...props} onAllow={allow}>
        {children}
      </ContextProvider>
    </AptosWalletProvider>
  )
}

interface ContextProviderProps extends AptosWalletProviderProps {
  readonly onAllow: () => void
}

function ContextProvider({ children, onAllow, ...props }: ContextProviderProps) {
  return (
    <WalletContext.Provider value={useWalletContextState(props, onAllow)}>{children}</WalletContext.Provider>
  )
}

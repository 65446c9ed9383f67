import { type ReactNode, useMemo, useState } from 'react'
import { AptosWalletProvider } from '../react/index.js'
import type { AptosWalletProviderProps } from './hooks/types.js'
import type { AutoConnectDecision } from './hooks/use-auto-connect-function.js'
import { useStableNames } from './hooks/use-stable-names.js'
import { WalletContext } from './hooks/use-wallet.js'
import { useWalletContextState } from './hooks/use-wallet-context-state.js'
import { isOptedIn } from './wallets/list-wallets.js'
import { createNameStorage } from './wallets/stored-wallet-name.js'

/** Provides wallets to its descendants. Accepts the props of the Aptos wallet adapter's provider. */
export function AptosWalletAdapterProvider({ children, ...props }: AptosWalletProviderProps): ReactNode {
  const { autoConnect = false, dappConfig } = props
  // Keep the first array. An array in JSX is a new array at each render, so the wallets would be loaded again.
  const [lazyWallets] = useState(props.lazyWallets)
  const [isAllowed, setAllowed] = useState(false)
  const canReconnect = typeof autoConnect === 'function' ? isAllowed : autoConnect
  const optInWallets = useStableNames(props.optInWallets)
  const network = dappConfig?.network
  const options = useMemo(
    () => ({
      network,
      lazyWallets,
      storage: createNameStorage(canReconnect),
      filter: ({ name }: { name: string }) => isOptedIn(name, optInWallets),
    }),
    [network, lazyWallets, canReconnect, optInWallets],
  )
  return (
    <AptosWalletProvider options={options}>
      <ContextProvider {...props} decision={{ isAllowed, setAllowed }}>
        {children}
      </ContextProvider>
    </AptosWalletProvider>
  )
}

interface ContextProviderProps extends AptosWalletProviderProps {
  readonly decision: AutoConnectDecision
}

function ContextProvider({ children, decision, ...props }: ContextProviderProps) {
  const value = useWalletContextState(props, decision)
  return <WalletContext.Provider value={value}>{children}</WalletContext.Provider>
}

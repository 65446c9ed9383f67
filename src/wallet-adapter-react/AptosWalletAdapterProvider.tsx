import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { LazyWallet } from '../core/index.js'
import { AptosWalletProvider } from '../react/index.js'
import { WalletContext } from './hooks/use-wallet.js'
import { useWalletContext } from './hooks/use-wallet-context-state.js'
import type { AdapterWallet, AvailableWallets, DappConfig, WalletCore } from './types.js'
import { createNameStorage } from './wallets/stored-wallet-name.js'

export interface AptosWalletProviderProps {
  children: ReactNode
  /** The only wallets to list; all of them by default. */
  optInWallets?: readonly AvailableWallets[]
  /** Wallets to list in `hiddenWallets`. */
  hideWallets?: readonly AvailableWallets[]
  /** Whether to reconnect the remembered wallet on page load, or a function that decides. Default: `false`. */
  autoConnect?: boolean | ((core: WalletCore, adapter: AdapterWallet) => Promise<boolean>)
  dappConfig?: DappConfig
  /**
   * Wallets whose code is loaded when they can be needed, such as those of `aptos-wallet-kit/petra-web`. Read on the first
   * render only.
   */
  lazyWallets?: readonly LazyWallet[]
  /** Without effect: nothing is sent. */
  disableTelemetry?: boolean
  // biome-ignore lint/suspicious/noExplicitAny: the adapter's type
  onError?: (error: any) => void
}

/** Provides wallets to the components inside. It takes the props of the Aptos wallet adapter's provider. */
export function AptosWalletAdapterProvider({ children, ...props }: AptosWalletProviderProps): ReactNode {
  const { autoConnect = false, optInWallets, dappConfig } = props
  // Not the latest: an array in JSX is a new one at each render, and its wallets would be loaded again.
  const [lazyWallets] = useState(props.lazyWallets)
  const [isAgreed, setAgreed] = useState(false)
  const agree = useCallback(() => setAgreed(true), [])
  const canReconnect = autoConnect === true || (!!autoConnect && isAgreed)
  const names = optInWallets?.join('\n')
  const network = dappConfig?.network
  const options = useMemo(
    () => ({
      network,
      lazyWallets,
      storage: createNameStorage(canReconnect),
      filter: ({ name }: { name: string }) => !names || names.split('\n').includes(name),
    }),
    [network, lazyWallets, canReconnect, names],
  )
  return (
    <AptosWalletProvider options={options}>
      <ContextProvider {...props} onAgree={agree}>
        {children}
      </ContextProvider>
    </AptosWalletProvider>
  )
}

function ContextProvider({ children, ...props }: AptosWalletProviderProps & { onAgree: () => void }) {
  return <WalletContext.Provider value={useWalletContext(props)}>{children}</WalletContext.Provider>
}

import { type ReactNode, useEffect, useInsertionEffect, useState } from 'react'
import type { UiOptions } from '../ui/index.js'
import { ClientContext, createClient } from './client.js'

/** Props of the provider. */
export interface AptosWalletProviderProps {
  /** The options of `configure`. They can change at any time. */
  readonly options?: UiOptions | undefined
  readonly children?: ReactNode
}

const defaults: UiOptions = {}

/**
 * Provides the kit to its descendants. On mount, the provider detects wallets and reconnects. On unmount, the provider removes
 * its listeners and its modals. Wrap the whole application in one provider.
 *
 * @example
 * <AptosWalletProvider options={{ preferredWallet: 'Petra' }}>
 *   <WalletButton />
 * </AptosWalletProvider>
 */
export function AptosWalletProvider({ options = defaults, children }: AptosWalletProviderProps) {
  const [client] = useState(() => createClient(options))
  const { replaceOptions, startKit, allowModalsAndReconnect } = client
  // Use insertion effects, which run before all effects of the children: these effects may connect or open the modal.
  useInsertionEffect(() => replaceOptions(options), [replaceOptions, options])
  useInsertionEffect(startKit, [startKit])
  useEffect(allowModalsAndReconnect, [allowModalsAndReconnect])
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>
}

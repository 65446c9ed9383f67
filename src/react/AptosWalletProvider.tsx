import { type ReactNode, useEffect, useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Modal, type UiOptions } from '../ui/index.js'
import { createClient } from './client.js'
import { ClientContext } from './client-context.js'

/** Props of the provider. */
export interface AptosWalletProviderProps {
  /** The options of `configure`. They can change at any time. */
  readonly options?: UiOptions | undefined
  readonly children?: ReactNode
}

const defaults: UiOptions = {}

/**
 * Provides the kit to its descendants. On mount, it detects wallets and reconnects. On unmount, it removes its listeners and
 * its modals. Wrap the whole application in one provider.
 *
 * @example
 * <AptosWalletProvider options={{ preferredWallet: 'Petra' }}>
 *   <WalletButton />
 * </AptosWalletProvider>
 */
export function AptosWalletProvider({ options = defaults, children }: AptosWalletProviderProps) {
  const [client] = useState(() => createClient(options))
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const { ui, container, mounted, markMounted } = client

  // Insertion effects run before all effects of the children, which can connect or open the modal.
  useInsertionEffect(() => client.setOptions(options), [client, options])
  useInsertionEffect(() => {
    const removeHost = container.setRenderer(setRoot)
    const stop = ui.controls.start(undefined, mounted)
    return () => {
      stop()
      ui.controls.cancel()
      ui.close()
      removeHost()
    }
  }, [ui, container, mounted])
  useEffect(markMounted, [markMounted])

  return (
    <ClientContext.Provider value={client}>
      {children}
      {root && createPortal(<Modal ui={ui} host={root.host as HTMLElement} />, root)}
    </ClientContext.Provider>
  )
}

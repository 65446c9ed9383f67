import { type ReactNode, useEffect, useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Modal, type UiOptions } from '../ui/index.js'
import { createClient } from './client.js'
import { ClientContext } from './client-context.js'

export interface AptosWalletProviderProps {
  /** What the script tag or `configure` would say; may change at any time. */
  readonly options?: UiOptions | undefined
  readonly children?: ReactNode
}

const defaults: UiOptions = {}

/**
 * Brings the kit to the components inside. It hears of wallets and takes up the visitor's wallet once it is mounted;
 * unmounting it removes every listener and the modal. One is enough for an application.
 *
 * @example
 * <AptosWalletProvider options={{ preferredWallet: 'Petra' }}>
 *   <WalletButton />
 * </AptosWalletProvider>
 */
export function AptosWalletProvider({ options = defaults, children }: AptosWalletProviderProps) {
  const [client] = useState(() => createClient(options))
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const { ui, outlet } = client

  useEffect(() => client.setOptions(options), [client, options])
  // Sooner than any other effect of what is inside: that may connect, or open the modal. Nothing is set here.
  useInsertionEffect(() => {
    const removeModal = outlet.attach(setRoot)
    const stop = ui.kit.start()
    return () => {
      stop()
      ui.kit.cancel()
      ui.close()
      removeModal()
    }
  }, [ui, outlet])

  return (
    <ClientContext.Provider value={client}>
      {children}
      {root && createPortal(<Modal ui={ui} />, root)}
    </ClientContext.Provider>
  )
}

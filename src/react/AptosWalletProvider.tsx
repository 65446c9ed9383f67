import { type ReactNode, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Modal, type ModalController, type UiOptions } from '../ui/index.js'
import { createClient } from './client.js'
import { ClientContext } from './client-context.js'

/** What a provider is told. */
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
  const { ui, container, mounted, markMounted } = client

  // Insertion effects: before any effect of the children, which may connect or open the modal. No state is set here.
  useInsertionEffect(() => client.setOptions(options), [client, options])
  useInsertionEffect(() => {
    const removeModal = container.mount(setRoot)
    const stop = ui.kit.start(undefined, mounted)
    return () => {
      stop()
      ui.kit.cancel()
      ui.close()
      removeModal()
    }
  }, [ui, container, mounted])
  useEffect(markMounted, [markMounted])

  return (
    <ClientContext.Provider value={client}>
      {children}
      {root && createPortal(<VisibleModal ui={ui} root={root} />, root)}
    </ClientContext.Provider>
  )
}

/** The modal. What is suspended or in a hidden tree React hides by its style: an open dialog would block the page unseen. */
function VisibleModal({ ui, root }: { ui: ModalController; root: ShadowRoot }) {
  const justClosed = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    // StrictMode takes effects back and does them anew, at once: nobody has heard of the closing yet.
    justClosed.current?.showModal()
    return () => {
      const dialog = root.querySelector('dialog')
      if (!dialog?.open) return
      dialog.close()
      justClosed.current = dialog
      queueMicrotask(() => {
        justClosed.current = null
      })
    }
  }, [root])
  return <Modal ui={ui} />
}

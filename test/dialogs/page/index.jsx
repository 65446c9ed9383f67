import { DialogPanel, Dialog as HeadlessDialog } from '@headlessui/react'
import * as Radix from '@radix-ui/react-dialog'
import BootstrapModal from 'bootstrap/js/dist/modal'
import { createFocusTrap } from 'focus-trap'
import { useEffect, useRef, useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import FocusLock from 'react-focus-lock'
import { Drawer } from 'vaul'
import { AptosWalletProvider, WalletButton } from '../../../dist/react.js'

const box = { position: 'fixed', top: 40, left: 40, background: '#fff' }
const overlay = { position: 'fixed', inset: 0 }
const { library, kit } = window.setup

/** The kit as a script, under a provider around the page, and under one inside the dialog, where React events bubble. */
const buttons = {
  script: () => <aptos-wallet-button />,
  react: () => <WalletButton />,
  'nested react': () => (
    <AptosWalletProvider>
      <WalletButton />
    </AptosWalletProvider>
  ),
}

function Content() {
  const Button = buttons[kit]
  return (
    <div>
      <input aria-label="Note" />
      <Button />
      <button type="button">Pay</button>
    </div>
  )
}

/** The markup of the libraries that only handle focus or keys. */
const Order = (props) => (
  <div role="dialog" aria-label="Order" style={box} {...props}>
    <Content />
  </div>
)

function useElement(onMount) {
  const ref = useRef(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => onMount(ref.current), [])
  return ref
}

const libraries = {
  radix: ({ onClose }) => (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay style={overlay} />
        <Radix.Content style={box} aria-describedby={undefined}>
          <Radix.Title>Order</Radix.Title>
          <Content />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  ),
  'react-aria': ({ onClose }) => (
    <ModalOverlay isOpen onOpenChange={onClose} isDismissable style={overlay}>
      <Modal style={box}>
        <Dialog aria-label="Order">
          <Content />
        </Dialog>
      </Modal>
    </ModalOverlay>
  ),
  vaul: ({ onClose }) => (
    <Drawer.Root open onOpenChange={onClose}>
      <Drawer.Portal>
        <Drawer.Overlay style={overlay} />
        <Drawer.Content style={box} aria-describedby={undefined}>
          <Drawer.Title>Order</Drawer.Title>
          <Content />
        </Drawer.Content>
      </Drawer.Portal>
    </Drawer.Root>
  ),
  'react-focus-lock': ({ onClose }) => (
    <FocusLock>
      <Order onKeyDown={({ key }) => key === 'Escape' && onClose()} />
    </FocusLock>
  ),
  headless: ({ onClose }) => (
    <HeadlessDialog open onClose={onClose} aria-label="Order">
      <DialogPanel style={box}>
        <Content />
      </DialogPanel>
    </HeadlessDialog>
  ),
  'focus-trap': ({ onClose }) => {
    const ref = useElement((element) => {
      const trap = createFocusTrap(element, { onDeactivate: onClose })
      trap.activate()
      return () => trap.deactivate()
    })
    return <Order ref={ref} />
  },
  bootstrap: ({ onClose }) => {
    const ref = useElement((element) => {
      const modal = new BootstrapModal(element)
      element.addEventListener('hidden.bs.modal', onClose)
      modal.show()
      return () => modal.dispose()
    })
    return (
      <div ref={ref} className="modal" tabIndex={-1} role="dialog" aria-label="Order">
        <div className="modal-dialog">
          <div className="modal-content" style={box}>
            <Content />
          </div>
        </div>
      </div>
    )
  },
  native: ({ onClose }) => {
    const ref = useElement((element) => element.showModal())
    return (
      <dialog ref={ref} aria-label="Order" onClose={onClose}>
        <Content />
      </dialog>
    )
  },
  // Closes on the release of Escape and on any press elsewhere, in the capture phase, and takes the focus back.
  'hand-written': ({ onClose }) => {
    const ref = useElement((element) => {
      const abort = new AbortController()
      const listen = (target, type, listener) =>
        target.addEventListener(type, listener, { capture: true, signal: abort.signal })
      const isOutside = (event) => !element.contains(event.target)
      for (const type of ['keydown', 'keyup'])
        listen(window, type, ({ key }) => key === 'Escape' && onClose())
      for (const type of ['pointerdown', 'mousedown', 'touchstart', 'click'])
        listen(document, type, (event) => isOutside(event) && onClose())
      for (const type of ['focus', 'focusin'])
        listen(document, type, (event) => isOutside(event) && element.querySelector('input').focus())
      listen(document, 'wheel', (event) => isOutside(event) && event.preventDefault())
      element.querySelector('input').focus()
      return () => abort.abort()
    })
    return <Order ref={ref} />
  },
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  const Library = libraries[library]
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Order
      </button>
      {isOpen && <Library onClose={() => setOpen(false)} />}
    </>
  )
}

createRoot(document.getElementById('root')).render(
  kit === 'react' ? (
    <AptosWalletProvider options={{ autoConnect: false }}>
      <Page />
    </AptosWalletProvider>
  ) : (
    <Page />
  ),
)

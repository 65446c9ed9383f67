// The floor: a minimal button and modal on Preact, built with the options of the kit.
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'

function Hello() {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null))
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Wallet Connect
      </button>
      <dialog ref={dialog}>
        <h2>Hello, world</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  )
}

createRoot(/** @type {HTMLElement} */ (document.getElementById('app'))).render(<Hello />)

/** Opens the modal. Resolves with its dialog in the task that showed it. */
export function openModal(): Promise<HTMLDialogElement> {
  const { showModal } = HTMLDialogElement.prototype
  return new Promise((resolve) => {
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this)
      resolve(this)
    }
    window.AptosWalletKit.open()
  })
}

/** Resolves in the task after the next frame, before anything else changes the page. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    requestAnimationFrame(() => port2.postMessage(null))
  })

/** Opens the modal. @returns its dialog, in the task that showed it: microtasks, one after the other, belong to it too */
export function shown(): Promise<HTMLDialogElement> {
  const { showModal } = HTMLDialogElement.prototype
  return new Promise((resolve) => {
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this)
      resolve(this)
    }
    window.AptosWalletKit.open()
  })
}

/** The task after the next frame: what that one has drawn can be looked at, and nothing has come since. */
export const firstFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    requestAnimationFrame(() => port2.postMessage(null))
  })

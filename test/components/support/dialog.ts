/**
 * What happy-dom leaves out of `<dialog>`: that an open modal one matches `:modal`. Everything else is its own.
 */
const { matches } = Element.prototype
const { showModal, close } = HTMLDialogElement.prototype
const modals = new WeakSet<Element>()

HTMLDialogElement.prototype.showModal = function () {
  showModal.call(this)
  modals.add(this)
}
HTMLDialogElement.prototype.close = function (value?: string) {
  modals.delete(this)
  close.call(this, ...(value === undefined ? [] : [value]))
}
Element.prototype.matches = function (this: Element, selector: string) {
  return selector === ':modal' ? modals.has(this) : matches.call(this, selector)
} as typeof matches

export {} // A module, so that its names are its own.

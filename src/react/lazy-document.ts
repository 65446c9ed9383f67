/**
 * The page's document as a place for events, looked up when it is used and not before: a kit can be made while a
 * server renders, where there is none.
 */
export const lazyDocument: EventTarget = {
  addEventListener: (type, listener, options) =>
    listener && document.addEventListener(type, listener, options),
  removeEventListener: (type, listener, options) =>
    listener && document.removeEventListener(type, listener, options),
  dispatchEvent: (event) => document.dispatchEvent(event),
}

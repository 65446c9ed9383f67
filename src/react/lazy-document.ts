/** An event target that forwards to `document` and reads it on use: servers, which also create clients, have none. */
export const lazyDocument: EventTarget = {
  addEventListener: (type, listener, options) =>
    listener && document.addEventListener(type, listener, options),
  removeEventListener: (type, listener, options) =>
    listener && document.removeEventListener(type, listener, options),
  dispatchEvent: (event) => document.dispatchEvent(event),
}

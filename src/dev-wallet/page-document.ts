/**
 * Reads `document` and `window` through their prototypes. An element with a name, such as `<img name="body">`, shadows
 * members of `document`, and members that `window` inherits from `EventTarget`.
 */

const readDocument = <T>(name: 'currentScript' | 'body' | 'documentElement' | 'readyState'): T =>
  Object.getOwnPropertyDescriptor(Document.prototype, name)?.get?.call(document) as T

/** Returns the element of the script that is running, or `null` in a module and in an event listener. */
export function getCurrentScript(): HTMLScriptElement | null {
  const script = readDocument<Element | null>('currentScript')
  return script instanceof HTMLScriptElement ? script : null
}

/** Returns whether the event `load` has been dispatched, or is about to be. */
export const isPageLoaded = (): boolean => readDocument('readyState') === 'complete'

export const getBody = (): HTMLElement | null => readDocument('body')

/** Returns the body, or the root element while the page has no body yet. */
export const getBodyOrRoot = (): HTMLElement => getBody() ?? readDocument('documentElement')

export const createDocumentElement = (tag: string): HTMLElement =>
  (Document.prototype.createElement as (tag: string) => HTMLElement).call(document, tag)

export const queryAll = (selector: string): NodeListOf<HTMLElement> =>
  Document.prototype.querySelectorAll.call(document, selector) as NodeListOf<HTMLElement>

const { addEventListener, removeEventListener, dispatchEvent } = EventTarget.prototype

/** Returns the methods of `EventTarget`, bound to a target. An element with the name of a method would shadow the method. */
export const bindEventMethods = (
  target: EventTarget,
): Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'> => ({
  addEventListener: addEventListener.bind(target),
  removeEventListener: removeEventListener.bind(target),
  dispatchEvent: dispatchEvent.bind(target),
})

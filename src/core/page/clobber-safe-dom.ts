/**
 * Functions that read members of `document` and `window` from their prototypes, as a protection against DOM clobbering: an
 * element named `body` or `hidden` replaces that member of `document`, and an element named `addEventListener` replaces that
 * member of `window` (HTML standard, "named access").
 */

/** Returns `EventTarget.prototype`, or the target itself if it is not an `EventTarget`, such as the window of happy-dom. */
const getEventTargetPrototype = (target: EventTarget) =>
  target instanceof EventTarget ? EventTarget.prototype : target

export const addListener = (
  target: EventTarget,
  type: string,
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
): void => getEventTargetPrototype(target).addEventListener.call(target, type, listener, options)

export const dispatchEvent = (target: EventTarget, event: Event): boolean =>
  getEventTargetPrototype(target).dispatchEvent.call(target, event)

/**
 * Reads a member of the document, even if an element has the name of the member. A method is not bound to the document. Not for
 * `location`, which no element can replace, and which the prototype lacks.
 */
export const readDocument = <Name extends Exclude<keyof Document, 'location'>>(
  document: Document,
  name: Name,
): Document[Name] => Reflect.get(Object.getPrototypeOf(document), name, document)

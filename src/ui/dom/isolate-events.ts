import { addListener } from '../../core/internal.js'

/** Types of the events that dialogs, focus traps, scroll locks, and shortcuts of a page listen for. */
const EVENT_TYPES = [
  ...['keydown', 'keypress', 'keyup'],
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'],
  ...['touchstart', 'touchmove', 'touchend', 'wheel', 'paste'],
  ...['focus', 'focusin', 'blur', 'focusout'],
]

/** An event of one of these types. Members that the type does not have are `undefined`. */
type IsolatedEvent = KeyboardEvent & FocusEvent

/**
 * Copies the members of an event that the components read. The copy is a plain `Event`, which stays in the shadow root. In
 * Firefox, a `KeyboardEvent` leaves the shadow root even if it is not composed. The copy needs no default action, because the
 * browser performs the default action of the original event.
 */
const copyEvent = ({ type, key, altKey, ctrlKey, metaKey }: IsolatedEvent): Event =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), { key, altKey, ctrlKey, metaKey })

/** Function that adds the listeners, which are removed when the signal is aborted. */
export type AddIsolationListeners = (signal: AbortSignal) => void

/**
 * Hides the events of the modals from the page. Otherwise, a dialog of the page could close or take the focus, and shortcuts could
 * run. Only a capture listener of the window runs before the listeners of the document. Such a listener stops each event of a modal,
 * and dispatches a copy inside the shadow root if the event was inside. Also prevents the second click of a double click.
 *
 * @param getHost Returns the host of the modals, if there is one.
 * @returns A function that adds the listeners. Call this function before the page adds listeners, and again after
 *   `document.open()`, which removes all listeners.
 */
export function createEventIsolation(getHost: () => Element | undefined): AddIsolationListeners {
  /**
   * The key that was pressed last, if the press was inside a modal. The release of the key also belongs to the modal, even if
   * Escape has closed the modal by then.
   */
  let heldKey: string | undefined

  /**
   * Returns whether an event outside the modals still belongs to a modal: the focus moves to or from the modal, a key is released
   * that was pressed inside, or the scroll bar is pressed while the modal is open.
   *
   * @param targetParent The parent of the event's target.
   */
  const isOutsideEventOfModal = (
    { key, relatedTarget }: IsolatedEvent,
    host: Element,
    targetParent?: EventTarget,
  ): boolean => {
    const isFocusMove = relatedTarget === host
    const isRelease = !!key && key === heldKey
    // While a modal is open, the page is inert. Only a press on the scroll bar then has the root element as its target.
    const isOnScrollbar = targetParent === document && !!host.shadowRoot?.querySelector('[open]')
    return isFocusMove || isRelease || isOnScrollbar
  }

  /**
   * Stops an event of a modal, and dispatches a copy if the event was inside. Prevents the default action if a listener of the
   * copy does. The second click of a double click has neither a copy nor a default action.
   */
  const isolateEventOfModal = (event: IsolatedEvent): void => {
    const host = getHost()
    if (!host) return
    const { type, key, repeat } = event
    const path = event.composedPath()
    // An event on the host itself, which is then at index 0, is not inside.
    const isInside = path.indexOf(host) > 0
    if (type === 'keydown' && !repeat) heldKey = isInside ? key : undefined
    if (!isInside && !isOutsideEventOfModal(event, host, path[1])) return
    event.stopImmediatePropagation()
    if (!isInside) return
    // Ignore the second click of a double click, which could hit a control that the first click revealed.
    const isDoubleClick = type === 'click' && event.detail > 1
    const isDefaultPrevented = isDoubleClick || !path[0]?.dispatchEvent(copyEvent(event))
    if (isDefaultPrevented) event.preventDefault()
  }
  return (signal) => {
    for (const type of EVENT_TYPES)
      addListener(window, type, isolateEventOfModal as (event: Event) => void, {
        capture: true,
        signal,
      })
  }
}

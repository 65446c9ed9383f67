import { addListener } from '../../core/internal.js'

/** Types of the events that dialogs, focus traps, scroll locks, and shortcuts of a page listen for. */
const EVENT_TYPES = [
  ...['keydown', 'keypress', 'keyup'],
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'],
  ...['touchstart', 'touchmove', 'touchend', 'wheel', 'paste'],
  ...['focus', 'focusin', 'blur', 'focusout'],
]

/** An event of any of the types. Members of the other types are `undefined`. */
type IsolatedEvent = KeyboardEvent & FocusEvent

/**
 * Copies the members of an event that the components read. The copy does not leave the shadow root. It has no default action,
 * because the original event has one. The copy is a plain `Event`: in Firefox, a `KeyboardEvent` leaves the shadow root even if
 * it is not composed.
 */
const copyEvent = ({ type, key, altKey, ctrlKey, metaKey }: IsolatedEvent): Event =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), { key, altKey, ctrlKey, metaKey })

/** Function that adds the listeners, which are removed when the signal is aborted. */
export type AddIsolationListeners = (signal: AbortSignal) => void

/**
 * Hides the events of the modals from the page, so that a dialog of the page does not close or take the focus, and shortcuts do
 * not run. Only a capture listener of the window runs before the listeners of the document. Such a listener stops each event,
 * and dispatches a copy inside the shadow root.
 *
 * @param getHost Returns the host of the modals, if there is one.
 * @returns A function that adds the listeners until the signal is aborted. Call it before the page adds its own, and again after
 *   `document.open()`, which removes them.
 */
export function createEventIsolation(getHost: () => Element | undefined): AddIsolationListeners {
  /**
   * The last key that was pressed inside a modal. The release of the key also belongs to the modal, even if Escape has closed
   * the modal by then.
   */
  let heldKey: string | undefined

  /**
   * Returns whether an event outside the modals still belongs to them.
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
    // A press on the scroll bar has the root element as its target. The rest of the page is inert while a modal is open.
    const isOnScrollbar = targetParent === document && !!host.shadowRoot?.querySelector('[open]')
    return isFocusMove || isRelease || isOnScrollbar
  }

  const stopAndDispatchCopyInside = (event: IsolatedEvent): void => {
    const host = getHost()
    if (!host) return
    const { type, key, repeat } = event
    const path = event.composedPath()
    // Index 0 is the target, which must not be the host itself.
    const isInside = path.indexOf(host) > 0
    if (type === 'keydown' && !repeat) heldKey = isInside ? key : undefined
    if (!isInside && !isOutsideEventOfModal(event, host, path[1])) return
    event.stopImmediatePropagation()
    if (!isInside) return
    // The second click of a double click would hit a control that the first click revealed.
    const isDoubleClick = type === 'click' && event.detail > 1
    if (isDoubleClick || !path[0]?.dispatchEvent(copyEvent(event))) event.preventDefault()
  }
  return (signal) => {
    for (const type of EVENT_TYPES)
      addListener(window, type, stopAndDispatchCopyInside as (event: Event) => void, {
        capture: true,
        signal,
      })
  }
}

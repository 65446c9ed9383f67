import { setTimeout } from '../original-timers.js'
import type { RequestQueue } from '../request-queue.js'
import type { Store } from '../state/store.js'
import type { PendingRequest, RequestKind } from '../types.js'
import { createAccountField } from './account-field.js'
import { createDetailList } from './detail-list.js'
import { createButton, createElement, createScroller } from './dom.js'
import { createHeader, createWarning } from './header.js'

/** The title of each prompt and the label of its approve button. */
const PROMPT_TEXT: Readonly<Record<RequestKind, readonly [title: string, approveLabel: string]>> = {
  connect: ['Connect to this page?', 'Connect'],
  signMessage: ['Sign this message?', 'Sign'],
  signIn: ['Sign in to this page?', 'Sign in'],
  signTransaction: ['Sign this transaction?', 'Sign'],
  signAndSubmitTransaction: ['Sign and submit this transaction?', 'Sign and submit'],
  changeNetwork: ['Switch the network?', 'Switch'],
}

/** The dialog that shows the first pending request. */
export interface ApprovalDialog {
  readonly dialog: HTMLDialogElement
  /** Shows the request again, if there is one, after the page removed the dialog from the document. */
  showAgain(): void
}

type CreateClickHandler = (isApproved: boolean) => (event: MouseEvent) => void

/**
 * Creates the modal dialog that shows the first pending request. When a request is shown, the approve button gets the focus if it
 * is visible. Escape rejects.
 */
export function createApprovalDialog(requests: RequestQueue, store: Store): ApprovalDialog {
  const dialog = createElement('dialog', {
    class: 'window',
    'aria-labelledby': 'question',
    'aria-describedby': 'details',
  })
  let shown: PendingRequest | undefined

  const settleShown = (isApproved: boolean) => {
    if (shown) requests.settle(shown.id, isApproved)
  }
  // Ignore the second click of a double click and the repeats of a held key: the user has not read the next request.
  const createClickHandler: CreateClickHandler = (isApproved) => (event) => {
    if (event.detail < 2) settleShown(isApproved)
  }
  dialog.addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault()
  })
  // Escape closes the dialog. The event `close` follows in a later task. If the dialog is open again by then, it shows the next
  // request, which must not be rejected.
  dialog.addEventListener('close', () => {
    if (!dialog.open) settleShown(false)
  })

  const accountField = createAccountField(store)
  accountField.update(store.get())
  store.subscribe(accountField.update)

  const show = () => {
    showAsModal(dialog)
    const content = dialog.firstElementChild as HTMLElement
    // `showModal()` scrolls to the first focusable element, which can hide the start of the request.
    content.scrollTop = 0
    focusButtonOrTitle(content)
  }

  const showFirstRequest = () => {
    const [first] = requests.getPending()
    if (first === shown) return
    shown = first
    if (!first) return dialog.close()
    dialog.replaceChildren(createScroller(...createContent(first, accountField.element, createClickHandler)))
    show()
  }
  // Show the dialog in a later task, as an extension opens its window. On a phone, the kit calls the wallet before the kit opens
  // its own modal. If the dialog opened first, the modal would cover it.
  requests.subscribe(() => setTimeout(showFirstRequest))
  return {
    dialog,
    showAgain() {
      if (shown) show()
    },
  }
}

/**
 * Shows a dialog as modal, unless it is modal already. A dialog that the page removed from the document keeps the attribute
 * `open`, but is not modal.
 */
function showAsModal(dialog: HTMLDialogElement): void {
  if (dialog.matches(':modal')) return
  dialog.open = false
  dialog.showModal()
}

/**
 * Focuses the approve button, or the title if the button is below the visible part. The user must not approve a request
 * that is not completely visible.
 */
function focusButtonOrTitle(content: HTMLElement): void {
  const find = (selector: string) => content.querySelector(selector) as HTMLElement
  const approveButton = find('.primary')
  const isVisible = approveButton.getBoundingClientRect().bottom <= content.getBoundingClientRect().bottom
  const target = isVisible ? approveButton : find('h2')
  target.focus({ preventScroll: true })
}

function createContent(
  request: PendingRequest,
  accountField: HTMLElement,
  createClickHandler: CreateClickHandler,
): Node[] {
  const [title, approveLabel] = PROMPT_TEXT[request.kind]
  return [
    createHeader(),
    createElement(
      'div',
      { class: 'body' },
      createElement('h2', { id: 'question', tabindex: '-1' }, title),
      ...(request.text === undefined ? [] : [createMessage(request.text)]),
      createDetailList(request.details),
      ...(request.kind === 'connect' ? [accountField] : []),
    ),
    createElement(
      'footer',
      {},
      createWarning(),
      createButton('Reject', 'secondary', createClickHandler(false)),
      createButton(approveLabel, 'primary', createClickHandler(true)),
    ),
  ]
}

/** Creates the element with the text to sign. The element is focusable, so that users can scroll it with the keyboard. */
const createMessage = (text: string): HTMLElement =>
  createElement('pre', { tabindex: '0', role: 'region', 'aria-label': 'Text to sign' }, text)

import type { Requests } from '../requests.js'
import type { Store } from '../state/store.js'
import type { PendingRequest, RequestKind } from '../types.js'
import { accountField } from './account-field.js'
import { button, h, scroller } from './dom.js'
import { head, warning } from './head.js'

/** What is asked, and what the button that says yes is called. */
const WORDS: Readonly<Record<RequestKind, readonly [question: string, yes: string]>> = {
  connect: ['Connect to this page?', 'Connect'],
  signMessage: ['Sign this message?', 'Sign'],
  signIn: ['Sign in to this page?', 'Sign in'],
  signTransaction: ['Sign this transaction?', 'Sign'],
  signAndSubmitTransaction: ['Sign and submit this transaction?', 'Sign and submit'],
  changeNetwork: ['Switch the network?', 'Switch'],
}

/**
 * The window that asks. It shows the first request that waits, on top of any dialog the page has open; Enter
 * approves, where the button that does so is in sight, and Escape rejects.
 */
export function createApprovalWindow(requests: Requests, store: Store): HTMLDialogElement {
  const dialog = h('dialog', {
    class: 'window',
    'aria-labelledby': 'question',
    'aria-describedby': 'details',
  })
  let shown: PendingRequest | undefined

  const answer = (approved: boolean) => {
    if (shown) requests.answer(shown.id, approved)
  }
  // The second click of a double click, and a key that is held, are for what was here before: nobody has read this.
  const press = (approved: boolean) => (event: MouseEvent) => event.detail < 2 && answer(approved)
  dialog.addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault()
  })
  // Escape. The event comes a task after the closing: by then the window may be open again with the next request.
  dialog.addEventListener('close', () => dialog.open || answer(false))

  const accounts = accountField(store)
  accounts.show(store.get())
  store.subscribe(accounts.show)

  requests.subscribe(() => {
    const [first] = requests.pending()
    if (first?.id === shown?.id) return
    shown = first
    if (!first) return dialog.close()
    const content = scroller(...contents(first, accounts.element, press))
    dialog.replaceChildren(content)
    showOnTop(dialog)
    focusFirst(content)
  })
  return dialog
}

/** A dialog that the page took out of the document on the way is still marked open, but no longer shown. */
function showOnTop(dialog: HTMLDialogElement): void {
  if (dialog.matches(':modal')) return
  dialog.open = false
  dialog.showModal()
}

/**
 * The button that says yes, for Enter; the question where that button is further down, since nobody has read by then
 * what it would sign. Either way the window begins at its top.
 */
function focusFirst(content: HTMLElement): void {
  const find = (selector: string) => content.querySelector(selector) as HTMLElement
  const yes = find('.primary')
  content.scrollTop = 0 // A dialog that opens has scrolled to the first thing it could focus.
  const isSeen = yes.getBoundingClientRect().bottom <= content.getBoundingClientRect().bottom
  const first = isSeen ? yes : find('h2')
  first.focus({ preventScroll: true })
}

function contents(
  request: PendingRequest,
  accounts: HTMLElement,
  press: (approved: boolean) => (event: MouseEvent) => void,
): Node[] {
  const [question, yes] = WORDS[request.kind]
  return [
    head(),
    h(
      'div',
      { class: 'body' },
      h('h2', { id: 'question', tabindex: '-1' }, question),
      ...(request.text === undefined ? [] : [message(request.text)]),
      details(request),
      ...(request.kind === 'connect' ? [accounts] : []),
    ),
    h(
      'footer',
      {},
      warning(),
      button('Reject', 'secondary', press(false)),
      button(yes, 'primary', press(true)),
    ),
  ]
}

const details = ({ details: rows }: PendingRequest): HTMLElement =>
  h(
    'dl',
    { id: 'details' },
    ...rows.map(([label, value]) => h('div', {}, h('dt', {}, label), h('dd', {}, value))),
  )

/** Can be scrolled by keyboard. */
const message = (text: string): HTMLElement =>
  h('pre', { tabindex: '0', role: 'region', 'aria-label': 'Text to sign' }, text)

import type { Requests } from '../requests.js'
import type { Store } from '../state/store.js'
import type { PendingRequest, RequestKind } from '../types.js'
import { accountField } from './account-field.js'
import { button, h } from './dom.js'
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
 * approves, Escape rejects.
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
    dialog.replaceChildren(...contents(first, accounts.element, press))
    showOnTop(dialog)
    dialog.querySelector<HTMLElement>('.primary')?.focus()
  })
  return dialog
}

/** A dialog that the page took out of the document on the way is still marked open, but no longer shown. */
function showOnTop(dialog: HTMLDialogElement): void {
  if (dialog.matches(':modal')) return
  dialog.open = false
  dialog.showModal()
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
      h('h2', { id: 'question' }, question),
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

import { shortenAddress } from '../../core/index.js'
import type { UiOptions } from '../../ui/types.js'
import { describeTransaction } from '../describe-transaction.js'
import { getText } from '../explain-vm-status.js'
import type { FollowedTransaction } from '../followed-transaction.js'
import { createElement, createIcon } from './create-element.js'

/** Functions that run when the user presses a control of a card. */
export interface CardActions {
  readonly checkAgain: (transaction: FollowedTransaction) => void
  readonly dismiss: (transaction: FollowedTransaction) => void
}

/** The card of one transaction. */
export interface Card {
  readonly element: HTMLElement
  readonly closeButton: HTMLElement
  /** Renders the present status of the transaction. */
  render(options: UiOptions): void
}

const EXPLORER_URL = 'https://explorer.aptoslabs.com/txn/{hash}?network={network}'

/**
 * Creates the card of a transaction. Its controls stay the same elements, because a browser dispatches no `click` if the
 * pressed element is replaced before the pointer is released.
 */
export function createCard(transaction: FollowedTransaction, actions: CardActions): Card {
  const { hash, network } = transaction
  const sign = createElement('span', { ariaHidden: 'true' })
  const title = createElement('p', { part: 'status' })
  const text = createElement('small', {})
  const summary = createElement('summary', {})
  const rawStatus = createElement('small', { dir: 'ltr', translate: false })
  const details = createElement('details', {}, summary, rawStatus)
  const checkAgainButton = createElement('button', {
    part: 'link',
    onclick: () => actions.checkAgain(transaction),
  })
  const explorerText = new Text()
  const explorerLink = createElement(
    'a',
    { part: 'link', target: '_blank', rel: 'noreferrer', hidden: !network },
    explorerText,
    createIcon('out'),
  )
  const closeButton = createElement(
    'button',
    { part: 'close', onclick: () => actions.dismiss(transaction) },
    createIcon('cross'),
  )
  const body = createElement('div', {}, title, text, details, checkAgainButton, explorerLink)

  const element = createElement('li', {}, sign, body, closeButton)
  return {
    element,
    closeButton,
    render({ strings: { transactions: strings } = {}, links }) {
      const { status, vmStatus } = transaction
      const description = describeTransaction(transaction, strings)
      const isRunning = status === 'sent' || status === 'waiting'
      const mark = isRunning ? '' : '!'
      const canCheckAgain = status === 'late' || status === 'unknown'
      if (!canCheckAgain && checkAgainButton.matches(':focus')) closeButton.focus()

      element.className = status
      sign.part = isRunning ? 'spinner' : ''
      sign.replaceChildren(status === 'confirmed' ? createIcon('check') : mark)
      title.textContent = description.title
      text.textContent = description.details || shortenAddress(hash)
      summary.textContent = getText(strings, 'details')
      rawStatus.textContent = vmStatus
      details.hidden = description.reason === vmStatus
      checkAgainButton.textContent = getText(strings, 'checkAgain')
      checkAgainButton.hidden = !canCheckAgain
      explorerText.data = getText(strings, 'explorer')
      explorerLink.href = (links?.transaction ?? EXPLORER_URL)
        .replaceAll('{hash}', hash)
        .replaceAll('{network}', encodeURIComponent(`${network?.name}`))
      closeButton.ariaLabel = getText(strings, 'dismiss')
    },
  }
}

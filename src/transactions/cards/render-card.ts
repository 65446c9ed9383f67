import { shortenAddress } from '../../core/index.js'
import type { UiOptions } from '../../ui/types.js'
import { explainVmStatus, getText } from '../explain-vm-status.js'
import type { FollowedTransaction } from '../followed-transaction.js'
import { createElement, createIcon } from './create-element.js'

/** What the user can do with a transaction. */
export interface CardActions {
  readonly checkAgain: (transaction: FollowedTransaction) => void
  readonly dismiss: (transaction: FollowedTransaction) => void
}

const EXPLORER_URL = 'https://explorer.aptoslabs.com/txn/{hash}?network={network}'

/**
 * Renders the status of a transaction into its card.
 *
 * @returns The text of the card for screen readers.
 */
export function renderCard(
  card: HTMLElement,
  transaction: FollowedTransaction,
  { strings: { transactions: strings } = {}, links }: UiOptions,
  actions: CardActions,
): string {
  const { hash, network, description, status, vmStatus } = transaction
  const title = getText(strings, status)
  const reason = explainVmStatus(vmStatus, strings)
  const sentences = [description, reason].filter(Boolean)
  const hadFocus = card.matches(':focus-within')
  const isRunning = /sent|waiting/.test(status)
  const closeButton = createElement(
    'button',
    { part: 'close', ariaLabel: getText(strings, 'dismiss'), onclick: () => actions.dismiss(transaction) },
    createIcon('cross'),
  )
  card.className = status
  card.replaceChildren(
    createElement(
      'span',
      { ariaHidden: 'true', part: isRunning ? 'spinner' : '' },
      status === 'confirmed' ? createIcon('check') : isRunning ? '' : '!',
    ),
    createElement(
      'div',
      {},
      createElement('p', { part: 'status' }, title),
      createElement('small', {}, sentences.join('. ') || shortenAddress(hash)),
      reason !== vmStatus &&
        createElement(
          'details',
          {},
          createElement('summary', {}, getText(strings, 'details')),
          createElement('small', { dir: 'ltr', translate: false }, vmStatus),
        ),
      /late|unknown/.test(status) &&
        createElement(
          'button',
          { part: 'link', onclick: () => actions.checkAgain(transaction) },
          getText(strings, 'checkAgain'),
        ),
      network &&
        createElement(
          'a',
          {
            part: 'link',
            href: (links?.transaction ?? EXPLORER_URL)
              .replace('{hash}', hash)
              .replace('{network}', encodeURIComponent(network.name)),
            target: '_blank',
            rel: 'noreferrer',
          },
          getText(strings, 'explorer'),
          createIcon('out'),
        ),
    ),
    closeButton,
  )
  // The element that had it may be gone.
  if (hadFocus) closeButton.focus()
  return [title, ...sentences].join('. ')
}

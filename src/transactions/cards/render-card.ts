import { shortenAddress } from '../../core/index.js'
import { englishTransactions, type TransactionStrings } from '../../ui/shared.js'
import type { UiOptions } from '../../ui/types.js'
import { explainVmStatus } from '../explain-vm-status.js'
import type { FollowedTransaction } from '../followed-transaction.js'
import { createElement, createIcon } from './create-element.js'

/** What the user can do with a transaction. */
export interface CardActions {
  readonly checkAgain: (transaction: FollowedTransaction) => void
  readonly dismiss: (transaction: FollowedTransaction) => void
}

const EXPLORER_URL = 'https://explorer.aptoslabs.com/txn/{hash}?network={network}'

/** Returns a string in the language of the options. */
export const getText = ({ strings }: UiOptions, key: keyof TransactionStrings): string =>
  strings?.transactions?.[key] || englishTransactions[key]

/** Returns why a transaction failed. Empty for all others. */
export const getReason = ({ vmStatus }: FollowedTransaction, { strings }: UiOptions): string =>
  explainVmStatus(vmStatus, strings?.transactions)

/** Renders the status of a transaction into its card. */
export function renderCard(
  card: HTMLElement,
  transaction: FollowedTransaction,
  options: UiOptions,
  actions: CardActions,
): void {
  const { hash, network, description, status, vmStatus } = transaction
  const reason = getReason(transaction, options)
  const hadFocus = card.matches(':focus-within')
  const isRunning = /sent|waiting/.test(status)
  const closeButton = createElement(
    'button',
    { part: 'close', ariaLabel: getText(options, 'dismiss'), onclick: () => actions.dismiss(transaction) },
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
      createElement('p', { part: 'status' }, getText(options, status)),
      createElement('small', {}, reason || description || shortenAddress(hash)),
      reason !== vmStatus &&
        createElement(
          'details',
          {},
          createElement('summary', {}, getText(options, 'details')),
          createElement('small', { dir: 'ltr', translate: false }, vmStatus),
        ),
      /late|unknown/.test(status) &&
        createElement(
          'button',
          { part: 'link', onclick: () => actions.checkAgain(transaction) },
          getText(options, 'checkAgain'),
        ),
      network &&
        createElement(
          'a',
          {
            part: 'link',
            href: (options.links?.transaction ?? EXPLORER_URL)
              .replace('{hash}', hash)
              .replace('{network}', () => encodeURIComponent(network.name)),
            target: '_blank',
            rel: 'noreferrer',
          },
          getText(options, 'explorer'),
          createIcon('out'),
        ),
    ),
    closeButton,
  )
  // The element that had it may be gone.
  if (hadFocus) closeButton.focus()
}

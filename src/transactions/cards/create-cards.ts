import type { PublicApi, UiOptions } from '../../ui/types.js'
import { describeTransaction } from '../describe-transaction.js'
import { getText } from '../explain-vm-status.js'
import type { FollowedTransaction } from '../followed-transaction.js'
import cardStyles from './cards.css'
import { type Card, type CardActions, createCard } from './create-card.js'
import { createElement } from './create-element.js'
import { isUnderModal, keepPageReachable } from './keep-page-reachable.js'
import { leave, moveWith } from './motion.js'

/** Screen readers ignore a change of a region that has just appeared. */
const ANNOUNCEMENT_DELAY_MS = 100

/** Time until the next attempt to announce a status under a modal, or to remove a card that may be in use. */
export const RETRY_MS = 1000

/** The cards of all transactions, in a corner of the page. */
export interface Cards {
  /**
   * Shows a transaction, or its new status.
   *
   * @param isAnnounced Whether screen readers announce the status.
   */
  show(transaction: FollowedTransaction, isAnnounced: boolean): void
  remove(transaction: FollowedTransaction): void
  /**
   * Returns whether a modal is above the cards, or the pointer or the focus is on a card, which would move if another card were
   * removed.
   */
  isInUse(): boolean
  destroy(): void
}

/**
 * @param createHost Creates the host of the cards, with the styles of the kit.
 * @param onOptions Called with the options of the kit at once, and after each change of the kit.
 */
export function createCards(
  createHost: PublicApi['createHost'],
  actions: CardActions,
  onOptions: (options: UiOptions) => void,
): Cards {
  const cards = new Map<FollowedTransaction, Card>()
  let options: UiOptions = {}
  const list = createElement('ul', { popover: 'manual' })
  /** The element of the page that had the focus before a card. */
  let focusBefore: HTMLElement | undefined
  list.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !list.contains(relatedTarget)) focusBefore = relatedTarget
  })
  // A log, not a status: two announcements at once are both read.
  const log = createElement('div', { part: 'announcement', role: 'log' })
  const region = createElement('div', { role: 'region' }, list, log)

  const { host, remove } = createHost((kitOptions) => {
    options = kitOptions
    onOptions(kitOptions)
    region.ariaLabel = getText(options.strings?.transactions, 'label')
    for (const card of cards.values()) card.render(options)
  })
  const root = host.shadowRoot as ShadowRoot
  const sheet = new CSSStyleSheet()
  sheet.replaceSync?.(cardStyles) // The jsdom of Jest has no `replaceSync`.
  root.adoptedStyleSheets.push(sheet)
  root.append(region)
  // A dialog of the page closes when something outside of it is pressed.
  for (const type of ['pointerdown', 'mousedown', 'click'])
    host.addEventListener(type, (event) => event.stopPropagation())
  const placeCards = keepPageReachable(host, region, list)

  function announce(text: string, delayMs: number) {
    setTimeout(() => {
      if (isUnderModal()) return announce(text, RETRY_MS) // Screen readers ignore a region that is inert.
      log.append(createElement('p', {}, text))
    }, delayMs)
  }

  return {
    show(transaction, isAnnounced) {
      const card = cards.get(transaction) ?? createCard(transaction, actions)
      cards.set(transaction, card)
      moveWith(list, () => {
        card.render(options)
        if (!card.element.parentNode) list.append(card.element)
        placeCards()
        // In a low window, such as a phone in landscape, the list scrolls.
        card.element.scrollIntoView({ block: 'nearest' })
      })
      const { title, details } = describeTransaction(transaction, options.strings?.transactions)
      if (isAnnounced) announce(details ? `${title}. ${details}` : title, ANNOUNCEMENT_DELAY_MS)
    },
    remove(transaction) {
      const element = cards.get(transaction)?.element
      if (!element) return
      cards.delete(transaction)
      const nextFocus = [...cards.values()].pop()?.closeButton ?? focusBefore
      if (element.matches(':focus-within')) nextFocus?.focus({ preventScroll: true })
      leave(element, () => moveWith(list, () => element.remove()))
    },
    isInUse: () =>
      isUnderModal() ||
      // A click leaves the focus on a control, and a tap also leaves `:hover`. Neither shows that the user still uses the card.
      list.matches(
        matchMedia('(hover: hover)').matches ? ':hover, :has(:focus-visible)' : ':has(:focus-visible)',
      ),
    destroy() {
      list.replaceChildren()
      placeCards()
      remove()
    },
  }
}

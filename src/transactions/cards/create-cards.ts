import type { PublicApi, UiOptions } from '../../ui/types.js'
import { getText } from '../explain-vm-status.js'
import type { FollowedTransaction } from '../followed-transaction.js'
import cardStyles from './cards.css'
import { createElement } from './create-element.js'
import { keepPageReachable } from './keep-page-reachable.js'
import { leave, moveWith } from './motion.js'
import { type CardActions, renderCard } from './render-card.js'

/** The cards of all transactions, in a corner of the page. */
export interface Cards {
  /**
   * Shows a transaction, or its new status.
   *
   * @param isAnnounced Whether screen readers announce it.
   */
  show(transaction: FollowedTransaction, isAnnounced: boolean): void
  remove(transaction: FollowedTransaction): void
  /** Returns whether the pointer or the focus is on a card. It would move if another one left. */
  isInUse(): boolean
  destroy(): void
}

/**
 * Creates the cards.
 *
 * @param createHost Creates the host of the cards, in the look of the kit.
 * @param onOptions Called with the options of the kit.
 */
export function createCards(
  createHost: PublicApi['createHost'],
  actions: CardActions,
  onOptions: (options: UiOptions) => void,
): Cards {
  const cards = new Map<FollowedTransaction, HTMLElement>()
  let options: UiOptions = {}
  const list = createElement('ul', { popover: 'manual' })
  // A log, not a status: two announcements at once are both read.
  const log = createElement('div', { part: 'announcement', role: 'log' })
  const region = createElement('div', { role: 'region' }, list, log)

  const render = (transaction: FollowedTransaction, card: HTMLElement) =>
    renderCard(card, transaction, options, actions)

  const { host, remove } = createHost((kitOptions) => {
    options = kitOptions
    onOptions(kitOptions)
    region.ariaLabel = getText(options.strings?.transactions, 'label')
    for (const [transaction, card] of cards) render(transaction, card)
  })
  const root = host.shadowRoot as ShadowRoot
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(cardStyles)
  root.adoptedStyleSheets.push(sheet)
  root.append(region)
  // A dialog of the page closes when something outside of it is pressed.
  host.onpointerdown = host.onmousedown = host.onclick = (event: Event) => event.stopPropagation()
  const layOut = keepPageReachable(host, region, list)

  function announce(text: string) {
    // Screen readers ignore a change of a region that has just appeared.
    const ANNOUNCEMENT_DELAY_MS = 100
    setTimeout(() => {
      log.append(createElement('p', {}, text))
      if (log.children[3]) log.firstChild?.remove()
    }, ANNOUNCEMENT_DELAY_MS)
  }

  return {
    show(transaction, isAnnounced) {
      const card = cards.get(transaction) ?? createElement('li', {})
      cards.set(transaction, card)
      moveWith(list, () => {
        const text = render(transaction, card)
        if (!card.parentNode) list.append(card)
        layOut()
        if (isAnnounced) announce(text)
      })
    },
    remove(transaction) {
      const card = cards.get(transaction)
      if (!card) return
      cards.delete(transaction)
      if (card.matches(':focus-within'))
        [...cards.values()].pop()?.querySelector<HTMLElement>('[part=close]')?.focus()
      leave(card, () => moveWith(list, () => card.remove()))
    },
    isInUse: () => list.matches(':hover, :focus-within'),
    destroy() {
      list.replaceChildren()
      remove()
    },
  }
}

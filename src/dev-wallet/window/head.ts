import { ICON } from '../icon.js'
import { h } from './dom.js'

/** The top of both windows: whose they are, and that it is no wallet to trust with money. */
export const head = (...end: readonly Node[]): HTMLElement =>
  h(
    'header',
    {},
    h('img', { src: ICON, alt: '', width: '32', height: '32' }),
    h('div', { class: 'name' }, 'Dev Wallet', h('span', { class: 'tag' }, 'Development only')),
    ...end,
  )

/** The warning both windows carry. */
export const warning = (): HTMLElement =>
  h('p', { class: 'warning' }, 'Its keys are kept in this page, in the open. Never let it hold real value.')

import { ICON } from '../icon.js'
import { createElement } from './dom.js'

/** Creates the header of both dialogs: the name of the wallet and its purpose. */
export const createHeader = (...actions: readonly Node[]): HTMLElement =>
  createElement(
    'header',
    {},
    createElement('img', { src: ICON, alt: '', width: '32', height: '32' }),
    createElement(
      'div',
      { class: 'name' },
      'Dev Wallet',
      createElement('span', { class: 'tag' }, 'Development only'),
    ),
    ...actions,
  )

/** Creates the warning of both dialogs. */
export const createWarning = (): HTMLElement =>
  createElement(
    'p',
    { class: 'warning' },
    'Private keys are stored unencrypted in this page. Never send real assets to this wallet.',
  )

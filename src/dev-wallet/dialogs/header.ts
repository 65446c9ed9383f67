import { ICON } from '../icon.js'
import { createElement } from './dom.js'

/** Creates the header of both dialogs: the icon, name, and purpose of the wallet, then the buttons of the dialog. */
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

import type { PendingRequest } from '../types.js'
import { createElement } from './dom.js'

/** Creates the list of labels and values of a request. */
export const createDetailList = (details: PendingRequest['details']): HTMLElement =>
  createElement(
    'dl',
    { id: 'details' },
    ...details.map(([label, value]) =>
      createElement(
        'div',
        {},
        createElement('dt', {}, label),
        createElement('dd', {}, ...splitAtLineBreaks(value)),
      ),
    ),
  )

/** Lets the browser break the name of a function, such as `0x1::aptos_account::transfer`, between its words. */
const splitAtLineBreaks = (value: string): (Node | string)[] =>
  value.split(/(?<=::|_)/).flatMap((part) => [part, createElement('wbr')])

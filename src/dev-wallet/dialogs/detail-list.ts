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
        createElement('dd', {}, ...addWordBreaks(value)),
      ),
    ),
  )

/** Adds `<wbr>` elements, so that a long name such as `0x1::aptos_account::transfer` can break between its words. */
const addWordBreaks = (value: string): (Node | string)[] =>
  value.split(/(?<=::|_)/).flatMap((part) => [part, createElement('wbr')])

import type { PendingRequest } from '../types.js'
import { createElement } from './dom.js'

/** Creates the list of labels and values of a request. */
export const createDetailList = (details: PendingRequest['details']): HTMLElement =>
  createElement(
    'dl',
    { id: 'details' },
    ...details.map(([label, value]) =>
      createElement('div', {}, createElement('dt', {}, label), createElement('dd', {}, value)),
    ),
  )

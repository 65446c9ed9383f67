import { parsePrivateKey } from '../chain/key-pair.js'
import { addAccount, switchAccount } from '../state/accounts.js'
import type { Store } from '../state/store.js'
import { createElement } from './dom.js'
import { createTextField, type Field } from './fields.js'

/** Creates the field that adds the account of a private key and switches to it. */
export function createImportField(store: Store): Field<unknown> {
  const errorMessage = createElement('p', { class: 'problem', role: 'alert' })
  const field = createTextField('Import private key', 'text', (value) => {
    const privateKey = parsePrivateKey(value)
    errorMessage.textContent = privateKey || !value ? '' : 'Enter 0x and 64 hex digits.'
    if (!privateKey) return
    switchAccount(store, addAccount(store, privateKey))
    field.update('')
  })
  field.element.append(errorMessage)
  return { element: field.element, update() {} }
}

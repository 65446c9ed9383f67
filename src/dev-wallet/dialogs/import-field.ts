import { parsePrivateKey } from '../chain/key-pair.js'
import { addAccount, switchAccount } from '../state/accounts.js'
import type { Store } from '../state/store.js'
import { createTextField, type Field } from './fields.js'

/** Creates the field that adds the account of a private key and switches to it. */
export function createImportField(store: Store): Field<unknown> {
  const { element, update } = createTextField('Import private key', 'text', (value) => {
    const privateKey = parsePrivateKey(value)
    if (!privateKey) return value && 'Enter 0x and 64 hex digits.'
    switchAccount(store, addAccount(store, privateKey))
    update('')
    return ''
  })
  return { element, update() {} }
}

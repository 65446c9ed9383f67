import { formatAccountNames } from '../features/request-details.js'
import { addAccount, switchAccount } from '../state/accounts.js'
import type { WalletState } from '../state/state.js'
import type { Store } from '../state/store.js'
import { createButton } from './dom.js'
import { createSelectField, type Field, mapField } from './fields.js'

/** Creates the field that selects the current account, with a button that adds and selects a new account. */
export function createAccountField(store: Store): Field<WalletState> {
  const addButton = createButton('Add', 'small', () => switchAccount(store, addAccount(store)))
  addButton.setAttribute('aria-label', 'Add account')
  return mapField(
    createSelectField('Account', (index) => switchAccount(store, index), addButton),
    (state) => ({ options: formatAccountNames(state), selectedIndex: state.current }),
  )
}

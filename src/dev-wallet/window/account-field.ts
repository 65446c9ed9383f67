import { accountNames } from '../features/rows.js'
import { addAccount, switchAccount } from '../state/accounts.js'
import type { WalletState } from '../state/state.js'
import type { Store } from '../state/store.js'
import { button } from './dom.js'
import { type Field, selectField } from './fields.js'

/** Chooses the current account, or makes a new one and chooses that. */
export function accountField(store: Store): Field<WalletState> {
  const add = button('Add', 'small', () => switchAccount(store, addAccount(store)))
  add.setAttribute('aria-label', 'Add account')
  const { element, show } = selectField('Account', (index) => switchAccount(store, index), add)
  return { element, show: (state) => show({ options: accountNames(state), current: state.current }) }
}

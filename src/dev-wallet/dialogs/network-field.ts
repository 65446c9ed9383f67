import { NETWORK_NAMES } from '../chain/networks.js'
import type { WalletState } from '../state/state.js'
import type { NetworkName } from '../types.js'
import { createElement } from './dom.js'
import { createSelectField, type Field, mapField } from './fields.js'

/** Creates the field that selects the network. If a switch fails, the field shows the reason and the current network. */
export function createNetworkField(
  getState: () => WalletState,
  switchNetwork: (network: NetworkName) => Promise<void>,
): Field<WalletState> {
  const errorMessage = createElement('p', { class: 'problem', role: 'alert' })
  const select = createSelectField('Network', async (index) => {
    errorMessage.textContent = ''
    try {
      await switchNetwork(NETWORK_NAMES[index] ?? 'local')
    } catch (error) {
      errorMessage.textContent = error instanceof Error ? error.message : String(error)
      field.update(getState())
    }
  })
  select.element.append(errorMessage)
  const field = mapField(select, ({ network }: WalletState) => ({
    options: NETWORK_NAMES,
    selectedIndex: NETWORK_NAMES.indexOf(network),
  }))
  return field
}

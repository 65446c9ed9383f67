import { NETWORK_NAMES } from '../chain/networks.js'
import type { WalletState } from '../state/state.js'
import type { NetworkName } from '../types.js'
import { h } from './dom.js'
import { type Field, selectField } from './fields.js'

/** Chooses the network. One whose chain id cannot be read is not gone to, and the reason is shown. */
export function networkField(
  current: () => WalletState,
  go: (network: NetworkName) => Promise<void>,
): Field<WalletState> {
  const problem = h('p', { class: 'problem', role: 'alert' })
  const { element, show } = selectField('Network', async (index) => {
    problem.textContent = ''
    try {
      await go(NETWORK_NAMES[index] ?? 'local')
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error)
      field.show(current())
    }
  })
  element.append(problem)
  const field: Field<WalletState> = {
    element,
    show: ({ network }) => show({ options: NETWORK_NAMES, current: NETWORK_NAMES.indexOf(network) }),
  }
  return field
}

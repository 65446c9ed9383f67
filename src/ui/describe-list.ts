import type { ModalController } from './modal-controller.js'
import type { WalletGroups } from './sort-wallets.js'

/**
 * Returns the text of the list's status region: the number of search results, that there are none, or a wallet that has
 * registered while the list is shown.
 */
export function describeList(
  { text, kit }: ModalController,
  groups: WalletGroups,
  query: string,
  hasNewWallet: boolean,
): string {
  const count = groups.installed.length + groups.popular.length
  if (!count) return text(query ? 'noneFound' : 'noneOnDevice')
  if (query) return text('resultCount', `${count}`)
  return hasNewWallet ? text('registered', kit.getState().installed_wallets.at(-1)?.name) : ''
}

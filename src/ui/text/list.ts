import type { ModalController } from '../modal/controller.js'
import type { WalletGroups } from '../modal/group-wallets.js'

/** Returns the text of the list's status region: the number of search results, or that there is no wallet. */
export function describeList({ text }: ModalController, groups: WalletGroups, query: string): string {
  const count = groups.installed.length + groups.popular.length
  if (!count) return text(query ? 'noneFound' : 'noneOnDevice')
  return query ? text('resultCount', `${count}`) : ''
}

import type { WalletGroups } from '../modal/group-wallets.js'
import type { OpenSnapshot } from '../modal/snapshot.js'

/** Returns the text of the list's status region: the number of search results, or that there is no wallet. */
export function describeList({ text }: OpenSnapshot, groups: WalletGroups, query: string): string {
  const count = groups.installed.length + groups.popular.length
  if (!count) return text(query ? 'noneFound' : 'noneOnDevice')
  return query ? text('resultCount', `${count}`) : ''
}

import type { WalletGroups } from '../modal/group-wallets.js'
import type { OpenSnapshot } from '../modal/snapshot.js'

export const countWallets = ({ installed, popular }: WalletGroups): number =>
  installed.length + popular.length

/**
 * Returns the text of a list without wallets. Empty if the list has wallets.
 *
 * @param query Text in the search field.
 */
export function describeEmptyList({ translate }: OpenSnapshot, found: WalletGroups, query = ''): string {
  if (countWallets(found)) return ''
  return translate(query ? 'noneFound' : 'noneOnDevice')
}

/** Returns the text that states how many wallets the search has found, for screen readers. */
export function describeSearchResult({ translate }: OpenSnapshot, found: WalletGroups): string {
  const count = countWallets(found)
  return count ? translate('resultCount', `${count}`) : translate('noneFound')
}

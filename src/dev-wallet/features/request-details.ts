import { shortenAddress } from '../chain/address.js'
import { toHex } from '../chain/hex.js'
import type { KeyPair } from '../chain/key-pair.js'
import { getKeyPairs } from '../state/accounts.js'
import type { WalletState } from '../state/state.js'
import type { Context } from './context.js'

export type DetailRow = readonly [label: string, value: string]

const formatAccountName = ({ address }: KeyPair, index: number): string =>
  `Account ${index + 1} (${shortenAddress(toHex(address))})`

export const formatAccountNames = (state: WalletState): string[] => getKeyPairs(state).map(formatAccountName)

/** Lists the rows with which every signing request starts: page, account, and network. */
export function listSigningDetails({ store, page }: Context, key: KeyPair): DetailRow[] {
  const state = store.get()
  const index = getKeyPairs(state).indexOf(key)
  return [
    ['Page', page.host],
    ['Account', formatAccountName(key, index)],
    ['Network', state.network],
  ]
}

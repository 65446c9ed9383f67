import { shortenAddress } from '../chain/address.js'
import { toHex } from '../chain/hex.js'
import type { KeyPair } from '../chain/key-pair.js'
import { getKeyPairs } from '../state/accounts.js'
import type { WalletState } from '../state/state.js'
import type { Context } from './context.js'

export type DetailRow = readonly [label: string, value: string]

/** Formats the name of an account for prompts and account lists. */
const formatAccountName = ({ address }: KeyPair, index: number): string =>
  `Account ${index + 1} (${shortenAddress(toHex(address))})`

export const formatAccountNames = (state: WalletState): string[] => getKeyPairs(state).map(formatAccountName)

/** Lists the rows that every signing request starts with. */
export function listAccountDetails({ store, page }: Context, key: KeyPair): DetailRow[] {
  const state = store.get()
  const index = getKeyPairs(state).indexOf(key)
  return [
    ['Page', page.host],
    ['Account', formatAccountName(key, index)],
    ['Network', state.network],
  ]
}

import { shortenAddress } from '../chain/address.js'
import { toHex } from '../chain/hex.js'
import type { KeyPair } from '../chain/key-pair.js'
import { getKeyPairs } from '../state/accounts.js'
import type { WalletState } from '../state/state.js'
import type { Context } from './context.js'

export type DetailRow = readonly [label: string, value: string]

/** Formats the name of an account for prompts and account lists. */
const formatAccountName = (address: string, index: number): string =>
  `Account ${index + 1} (${shortenAddress(address)})`

export const formatAccountNames = (state: WalletState): string[] =>
  getKeyPairs(state).map((key, index) => formatAccountName(toHex(key.address), index))

/** Lists the rows that every signing request starts with. */
export function listAccountDetails({ store, page }: Context, key: KeyPair): DetailRow[] {
  const state = store.get()
  const index = getKeyPairs(state).indexOf(key)
  return [
    ['Page', page.host],
    ['Account', formatAccountName(toHex(key.address), index)],
    ['Network', state.network],
  ]
}

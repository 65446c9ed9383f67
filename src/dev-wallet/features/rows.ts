import { shorten } from '../chain/address.js'
import { toHex } from '../chain/hex.js'
import type { KeyPair } from '../chain/key-pair.js'
import { keysOf } from '../state/accounts.js'
import type { WalletState } from '../state/state.js'
import type { Context } from './context.js'

export type Row = readonly [label: string, value: string]

/** How an account is named wherever a person chooses or checks it. */
export const accountName = (address: string, index: number): string =>
  `Account ${index + 1} (${shorten(address)})`

export const accountNames = (state: WalletState): string[] =>
  keysOf(state).map((key, index) => accountName(toHex(key.address), index))

/** The lines every signing request starts with. */
export function accountRows({ store, page }: Context, key: KeyPair): Row[] {
  const state = store.get()
  const index = keysOf(state).indexOf(key)
  return [
    ['Page', page.host],
    ['Account', accountName(toHex(key.address), index)],
    ['Network', state.network],
  ]
}

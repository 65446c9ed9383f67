import type { Hex } from '../chain/hex.js'
import { generateSecret, type KeyPair, keyPair } from '../chain/key-pair.js'
import type { WalletState } from './state.js'
import type { Store } from './store.js'

const known = new Map<Hex, KeyPair>()

/** Deriving a public key costs a millisecond or two: each is derived once. */
function keyOf(secret: Hex): KeyPair {
  const found = known.get(secret) ?? keyPair(secret)
  known.set(secret, found)
  return found
}

export const keysOf = (state: WalletState): readonly KeyPair[] => state.secrets.map(keyOf)

export const currentKey = (state: WalletState): KeyPair =>
  keyOf(state.secrets[state.current] ?? (state.secrets[0] as Hex))

/** Adds an account and gives its position. */
export function addAccount(store: Store): number {
  store.update(({ secrets }) => ({ secrets: [...secrets, generateSecret()] }))
  return store.get().secrets.length - 1
}

/** @throws RangeError when there is no account at `index` */
export function switchAccount(store: Store, index: number): void {
  const { length } = store.get().secrets
  if (!Number.isInteger(index) || index < 0 || index >= length) {
    throw new RangeError(`There is no account ${index}. Give a number from 0 to ${length - 1}.`)
  }
  store.update({ current: index })
}

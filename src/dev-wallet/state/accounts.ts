import type { Hex } from '../chain/hex.js'
import { createKeyPair, generatePrivateKey, type KeyPair } from '../chain/key-pair.js'
import type { WalletState } from './state.js'
import type { Store } from './store.js'

/** Deriving a public key takes about a millisecond, so every key pair is created once. */
const keyPairBySecret = new Map<Hex, KeyPair>()

function getKeyPair(secret: Hex): KeyPair {
  const key = keyPairBySecret.get(secret) ?? createKeyPair(secret)
  keyPairBySecret.set(secret, key)
  return key
}

export const getKeyPairs = (state: WalletState): readonly KeyPair[] => state.secrets.map(getKeyPair)

export const getCurrentKeyPair = (state: WalletState): KeyPair =>
  getKeyPair(state.secrets[state.current] ?? (state.secrets[0] as Hex))

/**
 * Adds an account and returns its index. If the wallet already has the key, it returns the index of that account.
 *
 * @param store The state of the wallet.
 * @param privateKey Private key of the account. Default: a new key.
 */
export function addAccount(store: Store, privateKey = generatePrivateKey()): number {
  store.update(({ secrets }) => (secrets.includes(privateKey) ? {} : { secrets: [...secrets, privateKey] }))
  return store.get().secrets.indexOf(privateKey)
}

/**
 * Switches to an account.
 *
 * @throws RangeError if there is no account at `index`.
 */
export function switchAccount(store: Store, index: number): void {
  const { length } = store.get().secrets
  if (!Number.isInteger(index) || index < 0 || index >= length) {
    throw new RangeError(`There is no account ${index}. Pass a number from 0 to ${length - 1}.`)
  }
  store.update({ current: index })
}

import { type Hex, toHex } from '../chain/hex.js'
import { createKeyPair, generatePrivateKey, type KeyPair } from '../chain/key-pair.js'
import type { DevAccount } from '../types.js'
import type { WalletState } from './state.js'
import type { Store } from './store.js'

/** A cache of key pairs, because deriving a public key takes about a millisecond. */
const keyPairBySecret = new Map<Hex, KeyPair>()

function getKeyPair(secret: Hex): KeyPair {
  const key = keyPairBySecret.get(secret) ?? createKeyPair(secret)
  keyPairBySecret.set(secret, key)
  return key
}

export const getKeyPairs = (state: WalletState): readonly KeyPair[] => state.secrets.map(getKeyPair)

export const getCurrentKeyPair = (state: WalletState): KeyPair =>
  getKeyPair(state.secrets[state.current] ?? (state.secrets[0] as Hex))

export const listAccounts = (state: WalletState): readonly DevAccount[] =>
  getKeyPairs(state).map(({ address, publicKey }, index) =>
    Object.freeze({
      address: toHex(address),
      publicKey: toHex(publicKey),
      isCurrent: index === state.current,
    }),
  )

/**
 * Adds an account and returns its index. If the wallet already has the key, returns the index of the account with this key.
 *
 * @param store The state of the wallet.
 * @param privateKey The private key of the account. Default: a new key.
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
  assertAccountExists(store.get(), index)
  store.update({ current: index })
}

/** Throws a RangeError if there is no account at `index`. */
export function assertAccountExists({ secrets: { length } }: WalletState, index: number): void {
  if (!Number.isInteger(index) || index < 0 || index >= length)
    throw new RangeError(`There is no account ${index}. Pass a number from 0 to ${length - 1}.`)
}

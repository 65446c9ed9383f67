/** The objects of wallets behind the kit's own values. */
const objectByValue = new WeakMap<object, unknown>()

/** Remembers the wallet's own object behind a value of the kit. @returns the value */
export function setWalletObject<Value extends object>(value: Value, object: unknown): Value {
  objectByValue.set(value, object)
  return value
}

/**
 * Returns the wallet's own object, unchecked: the registered wallet behind an entry, the account or network that the
 * wallet gave behind a session's, what the wallet threw behind a rejection that `connect()` returned.
 *
 * @param value an entry of `installed_wallets`, `account` or `network` of a session, a result of `connect()`
 * @returns `undefined` if no object of a wallet is behind the value
 */
export const getWalletObject = (value: object): unknown => objectByValue.get(value)

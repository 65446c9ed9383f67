import { WalletKitError } from '../errors.js'
import type { KitContext } from '../kit-context.js'
import type { WalletEntry } from '../types.js'
import type { WalletRegistry } from './registry.js'

/**
 * Finds the wallet that a call names, else the preferred one. If a page passes a function of the kit as a click listener, the
 * argument is an event, which counts as no name.
 *
 * @returns `undefined` if there is neither a name nor a preferred wallet.
 * @throws WalletKitError `WALLET_NOT_FOUND`, which is also logged as a warning.
 */
export type FindNamedOrPreferredWallet = (
  nameOrEntry: string | WalletEntry | undefined,
) => WalletEntry | undefined

export const createWalletFinder =
  ({ options }: KitContext, { findWallet }: WalletRegistry): FindNamedOrPreferredWallet =>
  (nameOrEntry) => {
    // Look up an entry by its name: the wallet of a catalogue entry may have registered in the meantime.
    const name =
      (typeof nameOrEntry === 'string' ? nameOrEntry : nameOrEntry?.name) || options.preferredWallet
    const entry = name ? findWallet(name) : undefined
    if (!name || entry) return entry
    const message = `Wallet not found: ${name}`
    console.warn(message)
    throw new WalletKitError('WALLET_NOT_FOUND', message, { wallet: name })
  }

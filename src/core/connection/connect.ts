import { createCancelledError, createNoWalletError, WalletKitError } from '../errors.js'
import type { KitContext } from '../kit-context.js'
import { type ConnectOptions, copyOwnProperties, type KitDependencies } from '../options.js'
import type { ConnectionResult, WalletEntry } from '../types.js'
import type { WalletRegistry } from '../wallets/registry.js'
import type { AttemptManager } from './attempts.js'

/** Finds the wallet of a call, and connects to it. */
export interface WalletConnector {
  /**
   * Finds the wallet that a call names, else the preferred one. A function of the kit that handles clicks receives an event,
   * which names no wallet.
   *
   * @returns `undefined` if there is neither a name nor a preferred wallet.
   * @throws WalletKitError `WALLET_NOT_FOUND`
   */
  findWalletOrThrow(nameOrEntry: string | WalletEntry | undefined): WalletEntry | undefined
  /** Connects at the request of the page or the user. Auto-connect does nothing after it. */
  connectOnRequest: AttemptManager['joinOrStart']
}

/**
 * Creates the connector.
 *
 * @param preventAutoConnect Called before an attempt, which replaces an automatic one.
 */
export const createWalletConnector = (
  { options }: KitContext,
  { findWallet }: WalletRegistry,
  { joinOrStart }: AttemptManager,
  preventAutoConnect: () => void,
): WalletConnector => ({
  findWalletOrThrow(nameOrEntry: string | WalletEntry | undefined): WalletEntry | undefined {
    // Entries are looked up by name: the wallet of a catalogue entry may have registered since.
    const name =
      (typeof nameOrEntry === 'string' ? nameOrEntry : nameOrEntry?.name) || options.preferredWallet
    const entry = name ? findWallet(name) : undefined
    if (!name || entry) return entry
    const message = `Wallet not found: ${name}`
    console.warn(message)
    throw new WalletKitError('WALLET_NOT_FOUND', message, { wallet: name })
  },
  connectOnRequest(wallet, connectOptions): Promise<ConnectionResult> {
    preventAutoConnect()
    return joinOrStart(wallet, connectOptions)
  },
})

/** Creates `connect()`, which connects to the given wallet, else the preferred one, else the one that the user chooses. */
export const createConnect =
  (
    { findWalletOrThrow, connectOnRequest }: WalletConnector,
    promptForWallet: KitDependencies['promptForWallet'],
  ) =>
  async (nameOrEntry?: string | WalletEntry, connectOptions?: ConnectOptions): Promise<ConnectionResult> => {
    const { silent, signal } = copyOwnProperties(connectOptions)
    if (signal?.aborted) throw createCancelledError()
    const wallet = findWalletOrThrow(nameOrEntry)
    if (wallet) return connectOnRequest(wallet, { silent, signal })
    if (promptForWallet && !silent) return promptForWallet({ signal })
    throw createNoWalletError()
  }

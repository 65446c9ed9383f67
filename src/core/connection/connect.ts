import { createCancelledError, createNoWalletNamedError } from '../errors.js'
import { type ConnectOptions, copyOwnProperties, type KitDependencies } from '../options.js'
import type { ConnectionResult, WalletEntry } from '../types.js'
import type { FindNamedOrPreferredWallet } from '../wallets/find-wallet.js'
import type { AttemptManager } from './attempts.js'

/**
 * Creates `connect()`, which connects to the given wallet, else the preferred one, else the one that the user chooses. A click in
 * the modal calls `connectAndSignIn()` instead.
 */
export const createConnect =
  (
    findNamedOrPreferredWallet: FindNamedOrPreferredWallet,
    { joinOrStart }: Pick<AttemptManager, 'joinOrStart'>,
    promptForWallet: KitDependencies['promptForWallet'],
  ) =>
  async (nameOrEntry?: string | WalletEntry, connectOptions?: ConnectOptions): Promise<ConnectionResult> => {
    const { silent, signal } = copyOwnProperties(connectOptions)
    if (signal?.aborted) throw createCancelledError()
    const wallet = findNamedOrPreferredWallet(nameOrEntry)
    if (wallet) return joinOrStart(wallet, { silent, signal })
    if (promptForWallet && !silent) return promptForWallet({ signal })
    throw createNoWalletNamedError()
  }

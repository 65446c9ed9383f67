import { approveAttempt, endAttempt, type Failure, startAttempt } from './connection.js'
import { delay } from './delay.js'
import { createCancelledError, type WalletKitError } from './errors.js'
import type { KitContext } from './kit-context.js'
import type { ConnectOptions } from './options.js'
import { isRejection, parseNetwork, parseRequiredAccount, rejectedResponse } from './parse-response.js'
import type { SessionSync } from './session-sync.js'
import type { ConnectionResult, NetworkDetails, WalletEntry } from './types.js'
import { callFeature } from './wallet-entry.js'
import { getWalletObject, setWalletObject } from './wallet-object.js'

/** How long a connection waits for the wallet to name its network, in milliseconds. After that it is told as a change. */
const NETWORK_TIMEOUT_MS = 1000

/** Makes attempts to connect, one at a time: a new one calls the old one off. */
export interface ConnectManager {
  connect(wallet: WalletEntry, options?: ConnectOptions): Promise<ConnectionResult>
  /** Calls off what is under way: its promise rejects `CANCELLED`, its late answer is dropped. */
  cancel(): void
}

export function createConnectManager(
  context: KitContext,
  watchWallet: SessionSync['subscribeToWallet'],
): ConnectManager {
  const { emit, storage, options, apply } = context
  let lastAttemptId = 0
  let cancel = () => {}

  return {
    cancel: () => cancel(),
    connect: (wallet, { silent = false, signal } = {}) => {
      let abort = () => {}
      return new Promise<ConnectionResult>((resolve, reject) => {
        const id = ++lastAttemptId
        // What nobody asked for leaves no trace in the state: a silent attempt comes to nothing unseen.
        const end = (error?: Failure['error']) => apply(endAttempt(id, silent ? undefined : error))
        abort = () => {
          // What has an outcome keeps it: the page may act in the very event that tells of it.
          if (end()) reject(createCancelledError(wallet.name))
        }
        cancel()
        cancel = abort
        signal?.addEventListener('abort', abort)
        apply(startAttempt({ id, wallet, silent }))

        callFeature(wallet, 'connect', silent)
          .then(async (response) => {
            if (isRejection(response)) {
              if (!end(null)) return
              console.warn('User rejected the connection request')
              return resolve(setWalletObject({ ...rejectedResponse }, getWalletObject(response as object)))
            }
            const account = parseRequiredAccount(wallet.name, response)
            const networkPromise = requestNetwork(wallet)
            const network = await Promise.race([
              networkPromise.catch(() => undefined),
              delay(NETWORK_TIMEOUT_MS),
            ])
            // An answer to an attempt that is over changes nothing.
            if (!apply(approveAttempt(id, { account, network }))) return
            storage.set('disconnected', '')
            if (options.autoConnect !== false) storage.set('wallet-name', wallet.name)
            emit('wallet-connected', { ...account, wallet })
            resolve({ status: 'Approved', args: account })
            // Last: a wallet may report a change in the very call that subscribes to it.
            watchWallet(wallet, networkPromise)
          })
          .catch((error: WalletKitError) => {
            if (!end(error)) return
            console.error('Failed to connect wallet:', error)
            emit('wallet-error', error)
            reject(error)
          })
      }).finally(() => signal?.removeEventListener('abort', abort))
    },
  }
}

/** @throws WalletKitError `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA` */
export const requestNetwork = async (wallet: WalletEntry): Promise<NetworkDetails> =>
  parseNetwork(wallet.name, await callFeature(wallet, 'network'))

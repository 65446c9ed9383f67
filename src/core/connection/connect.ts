import {
  isRejection,
  parseNetwork,
  parseRequiredAccount,
  rejectedResponse,
} from '../boundary/parse-response.js'
import { copyOptions } from '../boundary/read-property.js'
import { getWalletObject, setWalletObject } from '../boundary/wallet-object.js'
import { createCancelledError, type WalletKitError } from '../errors.js'
import type { KitContext } from '../kit-context.js'
import type { ConnectOptions } from '../options.js'
import { delay } from '../page/delay.js'
import type { ConnectionResult, NetworkDetails, WalletEntry } from '../types.js'
import { callFeature } from '../wallets/entry.js'
import { approveAttempt, endAttempt, type Failure, startAttempt } from './connection.js'
import type { WalletSubscription } from './wallet-subscription.js'

/** Time that a connection waits for the wallet's network. A network that arrives later counts as a change of network. */
const NETWORK_TIMEOUT_MS = 1000

/** Connects to wallets, one attempt at a time. A new attempt cancels the previous one. */
export interface ConnectManager {
  connect(wallet: WalletEntry, options?: ConnectOptions): Promise<ConnectionResult>
  /** Cancels the current attempt: its promise rejects `CANCELLED`, and a late response is dropped. */
  cancel(): void
  /** Ends the current attempt with an error. */
  fail(error: WalletKitError): void
}

/**
 * Creates the connect manager.
 *
 * @param subscribeToWallet Called after each new session.
 */
export function createConnectManager(
  context: KitContext,
  subscribeToWallet: WalletSubscription['subscribeToWallet'],
): ConnectManager {
  const { emit, storage, options, apply } = context
  let lastAttemptId = 0
  let cancel = () => {}
  let fail = (_: WalletKitError) => {}

  /** @returns The account if the attempt became a session, `undefined` if it had ended before. */
  const startSession = async (id: number, wallet: WalletEntry, response: unknown) => {
    const account = parseRequiredAccount(wallet.name, response)
    const networkPromise = readNetwork(wallet)
    const network = await Promise.race([networkPromise.catch(() => undefined), delay(NETWORK_TIMEOUT_MS)])
    if (!apply(approveAttempt(id, { account, network }))) return
    storage.set('disconnected', '')
    if (options.autoConnect !== false) storage.set('wallet-name', wallet.name)
    emit('wallet-connected', { ...account, wallet })
    return { account, networkPromise }
  }

  return {
    cancel: () => cancel(),
    fail: (error) => fail(error),
    connect: (wallet, connectOptions) => {
      const { silent = false, signal } = copyOptions(connectOptions)
      let abort = () => {}
      return new Promise<ConnectionResult>((resolve, reject) => {
        const id = ++lastAttemptId
        // Returns whether the attempt was pending. A failed silent attempt is not shown: the user did not request it.
        const end = (error?: Failure['error']) => apply(endAttempt(id, silent ? undefined : error))
        abort = () => {
          // An attempt that has ended keeps its outcome. The page can call this in the listener of that outcome.
          if (end()) reject(createCancelledError(wallet.name))
        }
        cancel()
        cancel = abort
        fail = (error) => {
          if (!end(error)) return
          console.error('Failed to connect wallet:', error)
          emit('wallet-error', error)
          reject(error)
        }
        signal?.addEventListener('abort', abort)
        apply(startAttempt({ id, wallet, silent }))

        callFeature(wallet, 'connect', silent)
          .then(async (response) => {
            if (isRejection(response)) {
              if (!end(null)) return
              console.warn('User rejected the connection request')
              return resolve(setWalletObject({ ...rejectedResponse }, getWalletObject(response as object)))
            }
            const session = await startSession(id, wallet, response)
            if (!session) return
            resolve({ status: 'Approved', args: session.account })
            // Subscribe last: a wallet can report a change during the call that subscribes.
            subscribeToWallet(wallet, session.networkPromise)
          })
          .catch(fail)
      }).finally(() => signal?.removeEventListener('abort', abort))
    },
  }
}

/**
 * Reads the network of a wallet.
 *
 * @throws WalletKitError `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
 */
export const readNetwork = async (wallet: WalletEntry): Promise<NetworkDetails> =>
  parseNetwork(wallet.name, await callFeature(wallet, 'network'))

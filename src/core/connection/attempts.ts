import type { SignInInput } from '../aip62-types.js'
import { callFeature, readNetwork } from '../boundary/call-wallet.js'
import {
  createApproval,
  isRejection,
  parseRequiredAccount,
  rejectedResponse,
} from '../boundary/parse-response.js'
import { parseSignInOutput, type WalletSignature } from '../boundary/parse-signed-output.js'
import { getWalletObject, linkWalletObject } from '../boundary/wallet-object.js'
import { createCancelledError, type WalletKitError } from '../errors.js'
import type { KitContext } from '../kit-context.js'
import type { ConnectOptions } from '../options.js'
import { delay } from '../page/delay.js'
import type { ConnectionResult, WalletEntry } from '../types.js'
import type { WalletRegistry } from '../wallets/registry.js'
import {
  type Attempt,
  approveAttempt,
  cancelAttempt,
  failAttempt,
  rejectAttempt,
  startAttempt,
} from './connection.js'
import type { WalletSync } from './wallet-sync.js'

/** Time for which an attempt waits for the wallet's network. A network that arrives later counts as a change of network. */
const NETWORK_TIMEOUT_MS = 1000

/**
 * Functions that connect to wallets, one attempt at a time. A new attempt cancels the previous one. If the wallet approves, a
 * session starts, its wallet is stored for the next page load, and `wallet-connected` is emitted.
 */
export interface AttemptManager {
  /**
   * Joins a pending attempt for the same wallet, else starts an attempt. A call that may prompt does not join a silent attempt,
   * but cancels it. The signal ends the wait of this call, and cancels the attempt if no other call waits for it.
   *
   * @param options.input Input that the wallet signs with `aptos:signIn`, which also connects. Ignored if the call joins an attempt.
   */
  joinOrStart(
    wallet: WalletEntry,
    options?: ConnectOptions & { readonly input?: SignInInput | undefined },
  ): Promise<ConnectionResult>
  /** Returns whether any attempt has started on this page, including attempts that have ended. */
  hasStartedAttempt(): boolean
  /** Cancels the pending attempt: its promise rejects with `CANCELLED`, and a late response is dropped. */
  cancel(): void
  /** Ends the pending attempt: its promise rejects with the error, which is logged and dispatched unless the attempt is silent. */
  failAndReport(error: WalletKitError): void
}

/** An attempt that was started, with the outcome that all of its callers share. */
interface AttemptHandle extends Pick<AttemptManager, 'cancel' | 'failAndReport'> {
  readonly attempt: Attempt
  readonly outcome: Promise<ConnectionResult>
  /** Number of callers that wait for the outcome. */
  callerCount: number
}

/** @param verifyAndUpdateLogin Called when a session has started whose wallet has also signed the input. */
export function createAttemptManager(
  context: KitContext,
  registry: WalletRegistry,
  {
    updateNetworkOnceRead,
    subscribeToWallet,
  }: Pick<WalletSync, 'updateNetworkOnceRead' | 'subscribeToWallet'>,
  verifyAndUpdateLogin: (input: SignInInput, signature: WalletSignature) => void,
): AttemptManager {
  const { emit, apply, getConnection } = context
  let lastAttemptId = 0
  /**
   * The handle of the last attempt. Read it with `getPendingHandle()`: this variable keeps the handle after the attempt has
   * ended.
   */
  let lastHandle: AttemptHandle | undefined

  const joinOrStart: AttemptManager['joinOrStart'] = (wallet, { silent = false, signal, input } = {}) => {
    const pending = getPendingHandle()
    // A call that may prompt can't join a silent attempt, because wallets approve a silent attempt only for known sites.
    const canJoin = pending?.attempt.wallet === wallet && (silent || !pending.attempt.silent)
    return waitForOutcomeUntilAborted(
      canJoin ? pending : cancelAndStartAttempt(wallet, silent, input),
      signal,
    )
  }

  /** Cancels a pending attempt, starts another one, and calls the wallet. */
  const cancelAndStartAttempt = (
    wallet: WalletEntry,
    silent: boolean,
    input: SignInInput | undefined,
  ): AttemptHandle => {
    getPendingHandle()?.cancel()
    const attempt: Attempt = { id: ++lastAttemptId, wallet, silent, input }
    let resolve!: (result: ConnectionResult) => void
    let reject!: (error: WalletKitError) => void
    const outcome = new Promise<ConnectionResult>((resolvePromise, rejectPromise) => {
      resolve = resolvePromise
      reject = rejectPromise
    })
    const handle: AttemptHandle = {
      attempt,
      outcome,
      callerCount: 0,
      cancel() {
        // An attempt that has ended keeps its outcome, even if a listener of `wallet-connected` aborts the signal.
        if (apply(cancelAttempt(attempt.id))) reject(createCancelledError(wallet.name))
      },
      failAndReport(error) {
        if (!apply(failAttempt(attempt.id, error))) return
        // The user did not request a silent attempt, so its failure is only a part of the connection.
        if (!silent) {
          console.error('Failed to connect wallet:', error)
          emit('wallet-error', error)
        }
        reject(error)
      },
    }
    lastHandle = handle
    apply(startAttempt(attempt))
    const call = input ? callFeature(wallet, 'signIn', input) : callFeature(wallet, 'connect', silent)
    call
      .then((response) => endAttemptWithResponse(attempt, response))
      // Without a result, the attempt has already ended, and its outcome is settled.
      .then((result) => result && resolve(result))
      .catch(handle.failAndReport)
    return handle
  }

  /**
   * Ends an attempt with the wallet's response. After an approval, waits up to a second for the network, starts the session,
   * stores the wallet for the next page load, emits `wallet-connected`, starts to verify a signed input, and subscribes to the
   * wallet. A network that arrives later updates the session. Logs a rejection as a warning, unless the attempt is silent.
   *
   * @returns The outcome. Returns `undefined`, and changes nothing, if the attempt has already ended.
   * @throws WalletKitError `BAD_WALLET_DATA`, with which the caller fails the attempt. Also thrown if the attempt has already
   *   ended, when `failAndReport()` does nothing.
   */
  const endAttemptWithResponse = async (
    { id, wallet, silent, input }: Attempt,
    response: unknown,
  ): Promise<ConnectionResult | undefined> => {
    if (isRejection(response)) {
      if (!apply(rejectAttempt(id))) return
      if (!silent) console.warn('User rejected the connection request')
      // Keep the value that the wallet threw, because the drop-in for the Aptos adapter rejects with this value.
      return linkWalletObject({ ...rejectedResponse }, getWalletObject(response as object))
    }
    const signature = input && parseSignInOutput(wallet.name, response)
    const account = signature?.account ?? parseRequiredAccount(wallet.name, response)
    const reading = readNetwork(wallet)
    const network = await Promise.race([reading.catch(() => undefined), delay(NETWORK_TIMEOUT_MS)])
    if (!apply(approveAttempt(id, { account, network }))) return
    storeConnectedWallet(context, registry, wallet)
    emit('wallet-connected', { ...account, wallet })
    await waitForStoreListeners() // The listeners get the session before its sign-in changes.
    if (signature) verifyAndUpdateLogin(input, signature)
    updateNetworkOnceRead(reading)
    // Subscribe last: a wallet can report a change during the call that subscribes, and the change must follow the connection.
    subscribeToWallet(wallet)
    return createApproval(account)
  }

  const getPendingHandle = () => (getConnection().attempt ? lastHandle : undefined)

  return {
    joinOrStart,
    hasStartedAttempt: () => !!lastHandle,
    cancel: () => getPendingHandle()?.cancel(),
    failAndReport: (error) => getPendingHandle()?.failAndReport(error),
  }
}

/**
 * Waits for the outcome of an attempt as one of its callers. The signal ends only the wait of this caller. If no other caller
 * waits, the signal cancels the attempt.
 *
 * @param signal Must not be aborted yet. `connect()` checks the signal first.
 */
function waitForOutcomeUntilAborted(
  handle: AttemptHandle,
  signal: AbortSignal | undefined,
): Promise<ConnectionResult> {
  handle.callerCount++
  return new Promise((resolve, reject) => {
    const stopWaitingOrCancelAttempt = () => {
      handle.callerCount--
      if (handle.callerCount > 0) reject(createCancelledError(handle.attempt.wallet.name))
      else handle.cancel()
    }
    signal?.addEventListener('abort', stopWaitingOrCancelAttempt)
    handle.outcome
      .then(resolve, reject)
      .finally(() => signal?.removeEventListener('abort', stopWaitingOrCancelAttempt))
  })
}

/** Waits for the microtask in which the listeners of the store run, and which the change of the connection has queued. */
const waitForStoreListeners = () => Promise.resolve()

/**
 * Stores the wallet of a new session, so that the next page load reconnects it, or stores none if two wallets have its name.
 * Removes the wallet that was stored as disconnected. If the page disables auto-connect, the wallet to reconnect stays unchanged.
 */
function storeConnectedWallet(
  { storage, options }: KitContext,
  { findRememberedWallet }: WalletRegistry,
  wallet: WalletEntry,
): void {
  storage.remove('disconnected')
  if (options.autoConnect === false) return
  // If two wallets have the name, neither is restored. One of them then has a suffix, under which no wallet registers.
  if (findRememberedWallet(wallet.name) === wallet) storage.set('wallet-name', wallet.name)
  else storage.remove('wallet-name')
}

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
import { createCancelledError, createNoWalletError, WalletKitError } from '../errors.js'
import type { KitContext } from '../kit-context.js'
import { type ConnectOptions, copyOwnProperties, type KitDependencies } from '../options.js'
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

/** Time that a connection waits for the wallet's network. A network that arrives later counts as a change of network. */
const NETWORK_TIMEOUT_MS = 1000

/** Connects to wallets, one attempt at a time. A new attempt cancels the previous one. */
export interface ConnectManager {
  /**
   * Joins the pending attempt if that is for the same wallet, else starts an attempt.
   *
   * @param options.input Input that the wallet signs with `aptos:signIn`, which also connects.
   */
  joinOrStart(
    wallet: WalletEntry,
    options?: ConnectOptions & { readonly input?: SignInInput | undefined },
  ): Promise<ConnectionResult>
  /** Cancels the pending attempt: its promise rejects with `CANCELLED`, and a late response is dropped. */
  cancel(): void
  /** Ends the pending attempt with an error, which is logged and dispatched unless the attempt is silent. */
  failAndReport(error: WalletKitError): void
}

/** An attempt that was started, with its outcome, which all callers of `connect()` share. */
interface StartedAttempt {
  readonly attempt: Attempt
  readonly outcome: Promise<ConnectionResult>
  /** Number of callers that wait for the outcome. */
  callerCount: number
  cancel(): void
  failAndReport(error: WalletKitError): void
}

/** @param onSigned Called after a new session whose wallet has also signed in. */
export function createConnectManager(
  context: KitContext,
  registry: WalletRegistry,
  { applyNetwork, subscribeToWallet }: Pick<WalletSync, 'applyNetwork' | 'subscribeToWallet'>,
  onSigned: (input: SignInInput, signature: WalletSignature) => void,
): ConnectManager {
  const { emit, apply, getConnection } = context
  let lastAttemptId = 0
  let lastStartedAttempt: StartedAttempt | undefined

  const getPendingAttempt = () => (getConnection().attempt ? lastStartedAttempt : undefined)

  /** Cancels the pending attempt, and calls the wallet for another one. */
  const cancelAndStartAttempt = (
    wallet: WalletEntry,
    silent: boolean,
    input?: SignInInput,
  ): StartedAttempt => {
    getPendingAttempt()?.cancel()
    const attempt: Attempt = { id: ++lastAttemptId, wallet, silent, input }
    let resolve!: (result: ConnectionResult) => void
    let reject!: (error: WalletKitError) => void
    const outcome = new Promise<ConnectionResult>((resolvePromise, rejectPromise) => {
      resolve = resolvePromise
      reject = rejectPromise
    })

    const handleResponse = async (response: unknown): Promise<void> => {
      if (isRejection(response)) {
        if (!apply(rejectAttempt(attempt.id))) return
        if (!silent) console.warn('User rejected the connection request')
        return resolve(linkWalletObject({ ...rejectedResponse }, getWalletObject(response as object)))
      }
      const signature = input && parseSignInOutput(wallet.name, response)
      const account = signature?.account ?? parseRequiredAccount(wallet.name, response)
      const reading = readNetwork(wallet)
      const network = await Promise.race([reading.catch(() => undefined), delay(NETWORK_TIMEOUT_MS)])
      if (!apply(approveAttempt(attempt.id, { account, network }))) return
      storeConnectedWallet(context, registry, wallet)
      emit('wallet-connected', { ...account, wallet })
      await undefined // Listeners of the store get the session before its sign-in changes.
      if (signature) onSigned(input, signature)
      resolve(createApproval(account))
      applyNetwork(reading)
      // Subscribe last: a wallet can report a change during the call that subscribes.
      subscribeToWallet(wallet)
    }

    const failAndReport = (error: WalletKitError): void => {
      if (!apply(failAttempt(attempt.id, error))) return
      // The user did not request a silent attempt. Its failure is a part of the state.
      if (!silent) {
        console.error('Failed to connect wallet:', error)
        emit('wallet-error', error)
      }
      reject(error)
    }

    lastStartedAttempt = {
      attempt,
      outcome,
      callerCount: 0,
      cancel() {
        // An attempt that has ended keeps its outcome. The page can call this in the listener of that outcome.
        if (apply(cancelAttempt(attempt.id))) reject(createCancelledError(wallet.name))
      },
      failAndReport,
    }
    const startedAttempt = lastStartedAttempt
    apply(startAttempt(attempt))
    const call = input ? callFeature(wallet, 'signIn', input) : callFeature(wallet, 'connect', silent)
    call.then(handleResponse).catch(failAndReport)
    return startedAttempt
  }

  return {
    cancel: () => getPendingAttempt()?.cancel(),
    failAndReport: (error) => getPendingAttempt()?.failAndReport(error),
    joinOrStart(wallet, { silent = false, signal, input } = {}): Promise<ConnectionResult> {
      const pending = getPendingAttempt()
      // A call that may prompt can't join a silent attempt, because wallets approve that only for known sites.
      const canJoin = pending?.attempt.wallet === wallet && (silent || !pending.attempt.silent)
      return waitForOutcomeUntilAborted(
        canJoin ? pending : cancelAndStartAttempt(wallet, silent, input),
        signal,
      )
    },
  }
}

/**
 * Waits for the outcome of an attempt as one of its callers. The signal ends only the wait of this caller. If it is the last
 * caller, the signal cancels the attempt.
 */
function waitForOutcomeUntilAborted(
  startedAttempt: StartedAttempt,
  signal: AbortSignal | undefined,
): Promise<ConnectionResult> {
  startedAttempt.callerCount++
  return new Promise((resolve, reject) => {
    const leaveOrCancelAttempt = () => {
      startedAttempt.callerCount--
      if (startedAttempt.callerCount > 0) reject(createCancelledError(startedAttempt.attempt.wallet.name))
      else startedAttempt.cancel()
    }
    signal?.addEventListener('abort', leaveOrCancelAttempt)
    startedAttempt.outcome
      .then(resolve, reject)
      .finally(() => signal?.removeEventListener('abort', leaveOrCancelAttempt))
  })
}

/** Stores the wallet of a new session, so that the next page load reconnects it. */
function storeConnectedWallet(
  { storage, options }: KitContext,
  { findRememberedWallet }: WalletRegistry,
  wallet: WalletEntry,
): void {
  storage.remove('disconnected')
  if (options.autoConnect === false) return
  // If two wallets have the name, neither is restored.
  if (findRememberedWallet(wallet.name) === wallet) storage.set('wallet-name', wallet.name)
  else storage.remove('wallet-name')
}

/** Finds the wallet of a call, and connects to it. */
export interface Connector {
  /**
   * Finds the wallet that a call names, else the preferred one. A function of the kit that handles clicks receives an event,
   * which names no wallet.
   *
   * @returns `undefined` if there is neither a name nor a preferred wallet.
   * @throws WalletKitError `WALLET_NOT_FOUND`
   */
  findWalletOrThrow(nameOrEntry: string | WalletEntry | undefined): WalletEntry | undefined
  /** Connects at the request of the page or the user. Auto-connect does nothing after it. */
  connectOnRequest: ConnectManager['joinOrStart']
}

/**
 * Creates the connector.
 *
 * @param skipAutoConnect Called before an attempt, which replaces an automatic one.
 */
export const createConnector = (
  { options }: KitContext,
  { findWallet }: WalletRegistry,
  { joinOrStart }: ConnectManager,
  skipAutoConnect: () => void,
): Connector => ({
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
    skipAutoConnect()
    return joinOrStart(wallet, connectOptions)
  },
})

/** Creates `connect()`, which connects to the given wallet, else the preferred one, else the one that the user chooses. */
export const createConnect =
  ({ findWalletOrThrow, connectOnRequest }: Connector, promptForWallet: KitDependencies['promptForWallet']) =>
  async (nameOrEntry?: string | WalletEntry, connectOptions?: ConnectOptions): Promise<ConnectionResult> => {
    const { silent, signal } = copyOwnProperties(connectOptions)
    if (signal?.aborted) throw createCancelledError()
    const wallet = findWalletOrThrow(nameOrEntry)
    if (wallet) return connectOnRequest(wallet, { silent, signal })
    if (promptForWallet && !silent) return promptForWallet({ signal })
    throw createNoWalletError()
  }

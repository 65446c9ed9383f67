import type { SignInInput } from '../aip62-types.js'
import { callFeature, readNetwork } from '../boundary/call-wallet.js'
import {
  createApproval,
  isRejection,
  parseRequiredAccount,
  rejectedResponse,
} from '../boundary/parse-response.js'
import { parseSignInOutput, type Signed } from '../boundary/parse-signed-output.js'
import { getWalletObject, setWalletObject } from '../boundary/wallet-object.js'
import { createCancelledError, createNoWalletError, WalletKitError } from '../errors.js'
import type { KitContext } from '../kit-context.js'
import { type ConnectOptions, copyOwnProperties, type KitDependencies } from '../options.js'
import { delay } from '../page/delay.js'
import type { AccountDetails, ConnectionResult, NetworkDetails, WalletEntry } from '../types.js'
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
  connect(
    wallet: WalletEntry,
    options?: ConnectOptions & { readonly input?: SignInInput | undefined },
  ): Promise<ConnectionResult>
  /** Cancels the pending attempt: its promise rejects with `CANCELLED`, and a late response is dropped. */
  cancel(): void
  /** Ends the pending attempt with an error. */
  fail(error: WalletKitError): void
}

/** An attempt that was started, with its outcome, which all callers of `connect()` share. */
interface StartedAttempt {
  readonly attempt: Attempt
  readonly outcome: Promise<ConnectionResult>
  /** Number of callers that wait for the outcome. */
  callerCount: number
  cancel(): void
  fail(error: WalletKitError): void
}

/**
 * Creates the connect manager.
 *
 * @param subscribeToWallet Called after each new session.
 * @param onSigned Called after a new session whose wallet has also signed in.
 */
export function createConnectManager(
  context: KitContext,
  registry: WalletRegistry,
  subscribeToWallet: WalletSync['subscribeToWallet'],
  onSigned: (input: SignInInput, signed: Signed) => void,
): ConnectManager {
  const { emit, apply, getConnection } = context
  let lastAttemptId = 0
  let lastStarted: StartedAttempt | undefined

  const getPendingAttempt = () => (getConnection().attempt ? lastStarted : undefined)

  /** Cancels the pending attempt, and calls the wallet for another one. */
  const startNewAttempt = (wallet: WalletEntry, silent: boolean, input?: SignInInput): StartedAttempt => {
    getPendingAttempt()?.cancel()
    const attempt: Attempt = { id: ++lastAttemptId, wallet, silent, input }
    let settle!: { resolve(result: ConnectionResult): void; reject(error: WalletKitError): void }
    const outcome = new Promise<ConnectionResult>((resolve, reject) => {
      settle = { resolve, reject }
    })
    const started: StartedAttempt = {
      attempt,
      outcome,
      callerCount: 0,
      cancel() {
        // An attempt that has ended keeps its outcome. The page can call this in the listener of that outcome.
        if (apply(cancelAttempt(attempt.id))) settle.reject(createCancelledError(wallet.name))
      },
      fail(error) {
        if (!apply(failAttempt(attempt.id, error))) return
        // The user did not request a silent attempt. Its failure is a part of the state.
        if (!silent) {
          console.error('Failed to connect wallet:', error)
          emit('wallet-error', error)
        }
        settle.reject(error)
      },
    }
    lastStarted = started
    apply(startAttempt(attempt))
    const call = input ? callFeature(wallet, 'signIn', input) : callFeature(wallet, 'connect', silent)
    call
      .then(async (response) => {
        if (!isRejection(response)) {
          const signed = input && parseSignInOutput(wallet.name, response)
          const account = signed?.account ?? parseRequiredAccount(wallet.name, response)
          const session = await startSession(context, registry, attempt, account)
          if (!session) return
          if (signed) onSigned(input, signed)
          settle.resolve(createApproval(account))
          // Subscribe last: a wallet can report a change during the call that subscribes.
          subscribeToWallet(wallet, session.network)
        } else if (apply(rejectAttempt(attempt.id))) {
          if (!silent) console.warn('User rejected the connection request')
          settle.resolve(setWalletObject({ ...rejectedResponse }, getWalletObject(response as object)))
        }
      })
      .catch(started.fail)
    return started
  }

  return {
    cancel: () => getPendingAttempt()?.cancel(),
    fail: (error) => getPendingAttempt()?.fail(error),
    connect(wallet, { silent = false, signal, input } = {}) {
      const pending = getPendingAttempt()
      // A call that may prompt can't join a silent attempt, because wallets approve that only for known sites.
      const canJoin = pending?.attempt.wallet === wallet && (silent || !pending.attempt.silent)
      return joinAttempt(canJoin ? pending : startNewAttempt(wallet, silent, input), signal)
    },
  }
}

/**
 * Waits for the outcome of an attempt as one of its callers. The signal ends only the wait of this caller. If it is the last
 * caller, the signal cancels the attempt.
 */
function joinAttempt(started: StartedAttempt, signal: AbortSignal | undefined): Promise<ConnectionResult> {
  started.callerCount++
  return new Promise((resolve, reject) => {
    const handleAbort = () => {
      started.callerCount--
      if (started.callerCount > 0) reject(createCancelledError(started.attempt.wallet.name))
      else started.cancel()
    }
    signal?.addEventListener('abort', handleAbort)
    started.outcome.then(resolve, reject).finally(() => signal?.removeEventListener('abort', handleAbort))
  })
}

/**
 * Turns an approved attempt into a session, and dispatches `wallet-connected`.
 *
 * @returns The network that the wallet still reads. `undefined` if the attempt has ended in the meantime.
 */
async function startSession(
  { apply, emit, storage, options }: KitContext,
  { findRememberedWallet }: WalletRegistry,
  { id, wallet }: Attempt,
  account: AccountDetails,
): Promise<{ network: Promise<NetworkDetails> } | undefined> {
  const reading = readNetwork(wallet)
  const network = await Promise.race([reading.catch(() => undefined), delay(NETWORK_TIMEOUT_MS)])
  if (!apply(approveAttempt(id, { account, network }))) return
  storage.set('disconnected', '')
  // If two wallets have the name, neither is restored.
  const isRestorable = findRememberedWallet(wallet.name) === wallet
  if (options.autoConnect !== false) storage.set('wallet-name', isRestorable ? wallet.name : '')
  emit('wallet-connected', { ...account, wallet })
  return { network: reading }
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
  resolveWallet(wallet: string | WalletEntry | undefined): WalletEntry | undefined
  /** Connects at the request of the page or the user. Auto-connect does nothing after it. */
  connectOnRequest: ConnectManager['connect']
}

/**
 * Creates the connector.
 *
 * @param skipAutoConnect Called before an attempt, which replaces an automatic one.
 */
export const createConnector = (
  { options }: KitContext,
  { findWallet }: WalletRegistry,
  { connect }: ConnectManager,
  skipAutoConnect: () => void,
): Connector => ({
  resolveWallet(wallet) {
    // Entries are looked up by name: the wallet of a catalogue entry may have registered since.
    const name = (typeof wallet === 'string' ? wallet : wallet?.name) || options.preferredWallet
    const entry = name ? findWallet(name) : undefined
    if (!name || entry) return entry
    const message = `Wallet not found: ${name}`
    console.warn(message)
    throw new WalletKitError('WALLET_NOT_FOUND', message, { wallet: name })
  },
  connectOnRequest(wallet, connectOptions) {
    skipAutoConnect()
    return connect(wallet, connectOptions)
  },
})

/** Creates `connect()`, which connects to the given wallet, else the preferred one, else the one that the user chooses. */
export const createConnect =
  ({ resolveWallet, connectOnRequest }: Connector, promptForWallet: KitDependencies['promptForWallet']) =>
  async (name?: string | WalletEntry, connectOptions?: ConnectOptions): Promise<ConnectionResult> => {
    const { silent, signal } = copyOwnProperties(connectOptions)
    if (signal?.aborted) throw createCancelledError()
    const wallet = resolveWallet(name)
    if (wallet) return connectOnRequest(wallet, { silent, signal })
    if (promptForWallet && !silent) return promptForWallet({ signal })
    throw createNoWalletError()
  }

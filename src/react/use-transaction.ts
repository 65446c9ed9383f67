import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  explainVmStatus,
  type TransactionResult,
  type WaitOptions,
  waitForTransaction,
} from '../transactions/index.js'
import { useClient } from './client.js'

/** Result of `useTransaction()`. */
export interface TransactionState {
  /**
   * `none` without a hash, `pending` until the transaction has ended, and `unknown` if the end could not be read: see `error`.
   */
  readonly status: 'none' | 'pending' | 'confirmed' | 'failed' | 'unknown'
  /** Reason for the failure, in the language of the provider. Empty in every other status. */
  readonly reason: string
  /** Result of `waitForTransaction()`. `undefined` until the status is `confirmed` or `failed`. */
  readonly result: TransactionResult | undefined
  /**
   * Reason why the status is `unknown`: a `TransactionError`, or a `TypeError` if the hash is invalid or no full node is known.
   */
  readonly error: Error | undefined
  /** Queries the full node again. */
  readonly checkAgain: () => void
}

/** The outcome of one wait. */
interface Outcome {
  readonly hash: string
  /** Object that identifies the wait. */
  readonly wait: object
  readonly result?: TransactionResult
  readonly error?: Error
}

/**
 * Follows a transaction to its end. Without `network`, the hook uses the network that the wallet has when the hash is first passed,
 * or when `checkAgain` is called. If there is no `nodeUrl` either, the hook first waits while the kit has the status `restoring`.
 *
 * @param hash The hash that `signAndSubmitTransaction` returned. Without a hash, the status is `none`.
 * @example
 * const { status, reason } = useTransaction(hash)
 *
 * @throws Error outside an `<AptosWalletProvider>`
 */
export function useTransaction(
  hash: string | undefined,
  options: Omit<WaitOptions, 'signal'> = {},
): TransactionState {
  const { ui } = useClient()
  const { network, nodeUrl, timeoutMs } = options
  /** Object that identifies the wait. Another object starts another wait. */
  const [wait, setWait] = useState({})
  const [outcome, setOutcome] = useState<Outcome>()
  /** Returns whether the network is not known yet: neither option names one, and a session may still be restored. */
  const isNetworkPending = () => !network && !nodeUrl && ui.kit.getState().status === 'restoring'
  const mustWaitForNetwork = useSyncExternalStore(ui.kit.subscribe, isNetworkPending, isNetworkPending)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other options concern the next wait
  useEffect(() => {
    if (!hash || mustWaitForNetwork) return
    const controller = new AbortController()
    const { network: name, url } = ui.kit.getState()
    const { signal } = controller
    waitForTransaction(hash, { network: network ?? { name, url }, nodeUrl, timeoutMs, signal }).then(
      (result) => setOutcome({ hash, wait, result }),
      (error) => {
        if (!signal.aborted) setOutcome({ hash, wait, error })
      },
    )
    return () => controller.abort()
  }, [hash, wait, ui, mustWaitForNetwork])

  const { result, error } = outcome?.wait === wait && outcome.hash === hash ? outcome : {}
  return {
    status: getTransactionStatus(hash, result, error),
    reason:
      result && !result.success ? explainVmStatus(result.vmStatus, ui.options.strings?.transactions) : '',
    result,
    error,
    checkAgain: () => setWait({}),
  }
}

/**
 * Returns the status of a transaction: after an error `unknown`, because the transaction can still succeed, and `failed` only if the
 * chain has reported the failure.
 */
function getTransactionStatus(
  hash: string | undefined,
  result: TransactionResult | undefined,
  error: Error | undefined,
): TransactionState['status'] {
  if (!hash) return 'none'
  if (error) return 'unknown'
  if (!result) return 'pending'
  return result.success ? 'confirmed' : 'failed'
}

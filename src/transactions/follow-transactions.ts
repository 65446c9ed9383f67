import { addListener, readDocument } from '../core/internal.js'
import type { PublicApi, UiOptions } from '../ui/types.js'
import { createCards, RETRY_MS } from './cards/create-cards.js'
import { checkTransaction } from './check-transaction.js'
import {
  type FollowedTransaction,
  readTransactions,
  storeTransactions,
  type TransactionStatus,
} from './followed-transaction.js'
import { findNodeUrl } from './node-url.js'

/** Minimum time for which a confirmed transaction is shown. */
const CONFIRMED_MS = 6000

/** Members of the kit that the follower uses. Pass `AptosWalletKit`, or the result of `useWalletKit()`. */
export type FollowedKit = Pick<PublicApi, 'on' | 'createHost'>

/** Options of `followTransactions`. Theme, language, strings, and links are those of the kit. */
export interface FollowOptions {
  /**
   * URL of the REST API of a full node, with its version: `https://…/v1`. Used if the wallet names no full node and the network
   * has no public one. `http:` is allowed only on `localhost` and `127.0.0.1`.
   */
  readonly nodeUrl?: string | undefined
  /**
   * Returns a description of a transaction, such as `Send 1 APT`, which the card shows instead of the hash. Called for each
   * status, and again after a reload. If it returns `undefined`, the last description stays.
   */
  readonly describe?: ((transaction: DescribedTransaction) => string | undefined) | undefined
}

/** Fields of a transaction that `describe` receives. */
export type DescribedTransaction = Pick<FollowedTransaction, 'hash' | 'network'>

/**
 * Follows every transaction that the wallet of a kit submits, until the transaction ends, and shows its status in a corner of
 * the page. Continues after a reload. Call it once, in the browser.
 *
 * @returns A function that stops following, and removes the cards.
 * @example
 * const stop = followTransactions(AptosWalletKit, { describe: () => 'Send 1 APT' })
 */
export function followTransactions(kit: FollowedKit, { nodeUrl, describe }: FollowOptions = {}): () => void {
  /** The followed transactions, each with a controller that stops waiting for it. */
  const waits = new Map<FollowedTransaction, AbortController>()
  const stopController = new AbortController()
  const { signal } = stopController
  let kitOptions: Readonly<UiOptions> = {}
  const store = () => {
    // If the kit of the page stores nothing, nothing is stored in the tab either.
    if (kitOptions.storage !== null) storeTransactions([...waits.keys()])
  }

  const remove = (transaction: FollowedTransaction) => {
    waits.get(transaction)?.abort()
    waits.delete(transaction)
    store()
    cards.remove(transaction)
  }

  const removeLater = (transaction: FollowedTransaction, ms: number) => {
    setTimeout(() => {
      if (!waits.has(transaction)) return
      if (cards.isInUse() || readDocument(document, 'hidden')) removeLater(transaction, RETRY_MS)
      else remove(transaction)
    }, ms)
  }

  const show = (transaction: FollowedTransaction, isAnnounced: boolean) => {
    const { hash, network } = transaction
    try {
      transaction.description = describe?.({ hash, network }) ?? transaction.description
    } catch (error) {
      reportError(error) // Only the description is missing.
    }
    store()
    cards.show(transaction, isAnnounced)
  }

  const setStatus = (transaction: FollowedTransaction, status: TransactionStatus, vmStatus = '') => {
    if (transaction.status === status) return
    transaction.status = status
    transaction.vmStatus = vmStatus
    show(transaction, true)
    if (status === 'confirmed') removeLater(transaction, CONFIRMED_MS)
  }

  const wait = async (transaction: FollowedTransaction) => {
    const { hash, network, status } = transaction
    waits.get(transaction)?.abort()
    const controller = new AbortController()
    waits.set(transaction, controller)
    const node = findNodeUrl(network, nodeUrl)
    if (!node) return setStatus(transaction, 'unknown')
    const onPending = () => setStatus(transaction, 'waiting')
    if (status !== 'sent') onPending()
    const outcome = await checkTransaction(node, hash, controller, onPending)
    if (waits.get(transaction) !== controller) return
    if (typeof outcome === 'string') setStatus(transaction, outcome)
    else if (outcome.success) setStatus(transaction, 'confirmed')
    else setStatus(transaction, 'failed', `${outcome.vm_status}`)
  }

  /** Waits again for each transaction that may still end, because the device may have slept or been offline. */
  const waitAgain = () => {
    for (const transaction of waits.keys())
      if (transaction.status !== 'confirmed' && transaction.status !== 'failed') wait(transaction)
  }

  const cards = createCards(kit.createHost, { checkAgain: wait, dismiss: remove }, (options) => {
    kitOptions = options
  })
  const follow = (transaction: FollowedTransaction, isAnnounced: boolean) => {
    waits.set(transaction, new AbortController())
    show(transaction, isAnnounced)
    if (transaction.status !== 'failed') wait(transaction)
  }

  const stopListening = kit.on('wallet-transaction', ({ detail: { hash, network } }) => {
    for (const followed of waits.keys()) if (followed.hash === hash) return
    follow({ hash, network, status: 'sent', vmStatus: '' }, true)
  })
  addListener(document, 'visibilitychange', waitAgain, { signal })
  for (const transaction of readTransactions()) follow(transaction, false)

  return () => {
    stopController.abort()
    stopListening()
    for (const controller of waits.values()) controller.abort()
    waits.clear()
    cards.destroy()
  }
}

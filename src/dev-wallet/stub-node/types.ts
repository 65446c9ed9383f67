/** The ABI of a Move module, as a full node returns it. */
export interface MoveModuleAbi {
  readonly address: string
  readonly name: string
  readonly exposed_functions: readonly {
    readonly name: string
    readonly params: readonly string[]
    readonly is_entry?: boolean
    readonly generic_type_params?: readonly unknown[]
  }[]
}

/** An abort of a Move function. */
export interface MoveAbort {
  /** The module that aborts, for example `0x1::coin`. */
  readonly location: string
  /** The abort code, for example `0x10006`. */
  readonly code: number | bigint
  /** The name of the abort code, for example `EINSUFFICIENT_BALANCE`. */
  readonly reason?: string | undefined
  readonly description?: string | undefined
}

/** A request to a full node. */
export interface NodeRequest {
  readonly method: string
  readonly url: string
  /** The body as hex digits. */
  readonly body: string
}

/** The response of a full node. */
export interface NodeResponse {
  readonly status: number
  readonly body: unknown
}

/**
 * The response of the stub to a request for one transaction by its hash:
 *
 * - `not-found`: 404, as a full node responds until it has received the transaction.
 * - `pending`: the transaction, not committed.
 * - `no-success`: the committed transaction without `success`, as a full node responds for a moment after the commit.
 * - `too-many-requests`: 429.
 * - `unavailable`: 503.
 */
export type TransactionResponse = 'not-found' | 'pending' | 'no-success' | 'too-many-requests' | 'unavailable'

/** The behavior of the stub of a full node. */
export interface StubBehavior {
  /** The time until each response, in milliseconds. Default: 0. */
  readonly delayMs?: number | undefined
  /**
   * The responses of the stub to the first requests for each transaction by its hash, in this order. The stub responds to later
   * requests with the committed transaction.
   */
  readonly transactionResponses?: readonly TransactionResponse[] | undefined
  /** The failure of the next transaction: an abort, or the complete `vm_status`. */
  readonly failNext?: MoveAbort | string | undefined
}

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

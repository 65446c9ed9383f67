import type {
  DevAccount,
  Misbehaviour,
  MoveAbort,
  MoveModuleAbi,
  NetworkName,
  RequestKind,
  StubBehavior,
  TransactionResponse,
} from '../dev-wallet/shared.js'
import type { PlaywrightTarget, PuppeteerTarget } from './targets.js'

export type { MoveAbort, MoveModuleAbi, StubBehavior, TransactionResponse }

/** A Playwright page or browser context, a Puppeteer page, or the `window` of happy-dom or jsdom. */
export type InstallTarget = PlaywrightTarget | PuppeteerTarget | Window

export interface InstallOptions {
  /** The Ed25519 private key of the first account: `0x` and 64 hex digits, or the AIP-80 form. Default: a new key. */
  readonly privateKey?: string | undefined
  /** The number of accounts, or the private keys of the accounts after `privateKey`. Default: 1. */
  readonly accounts?: number | readonly string[] | undefined
  /** The network of the wallet. Default: `local`. */
  readonly network?: NetworkName | undefined
  /** A failure mode of the development wallet. Default: `none`. */
  readonly misbehave?: Misbehaviour | undefined
  /**
   * `stub` replaces the full nodes of all networks, so that transactions succeed without a network. An object does the same,
   * and sets the behavior of the stub. Default: the wallet uses the real full node of its network.
   */
  readonly node?: 'stub' | StubBehavior | undefined
  /** Whether the wallet has `aptos:signIn`. Without it, users connect and sign a message. Default: `true`. */
  readonly signIn?: boolean | undefined
  /** The REST address of the full node of the network `local`. Default: `http://127.0.0.1:8080/v1`. */
  readonly nodeUrl?: string | undefined
  /**
   * The ABIs of your Move modules, as `/accounts/{address}/module/{name}` of a full node returns them. Only the stub uses them.
   */
  readonly modules?: readonly MoveModuleAbi[] | undefined
}

export type TestAccount = DevAccount

/** The outcome of a request. `abandoned`: the page was closed, reloaded, or navigated before the request was settled. */
export type RequestOutcome = 'pending' | 'approved' | 'rejected' | 'abandoned'

/** A request of a page that needs the approval of the user. */
export interface WalletRequest {
  readonly kind: RequestKind
  /** The origin of the page. */
  readonly origin: string
  /** The content of the request as JSON values: a bigint is a decimal string, and bytes are `0x` and hex digits. */
  readonly values: Readonly<Record<string, unknown>>
  /** The complete text to sign. Absent for requests that sign no text. */
  readonly text?: string
  readonly outcome: RequestOutcome
}

export interface SettleOptions {
  /** The maximum time to wait for the request, in milliseconds. Default: 5000. */
  readonly timeout?: number | undefined
}

/** The development wallet of a test. */
export interface TestWallet {
  /**
   * Waits for a request and approves it.
   *
   * @param kind The kind of the request. Default: any kind.
   * @returns The request.
   * @throws Error after the timeout. The message lists the requests so far.
   */
  approve(kind?: RequestKind, options?: SettleOptions): Promise<WalletRequest>
  /** Waits for a request and rejects it. See `approve()`. */
  reject(kind?: RequestKind, options?: SettleOptions): Promise<WalletRequest>
  /** Returns all requests so far, in the order of their arrival. */
  requests(): readonly WalletRequest[]
  accounts(): readonly TestAccount[]
  /**
   * Switches the account and notifies the connected pages.
   *
   * @throws RangeError if there is no account at `index`.
   */
  switchAccount(index: number): Promise<void>
  /**
   * Switches the network and notifies the connected pages.
   *
   * @throws TypeError if the network is unknown.
   * @throws Error if the chain ID of devnet cannot be read from its node.
   */
  switchNetwork(network: NetworkName): Promise<void>
  /**
   * Adds an account and returns it. Does not switch to it. If the wallet already has the key, returns the account with this
   * key.
   *
   * @param privateKey The private key of the account. Default: a new key.
   * @throws TypeError if the private key is invalid.
   */
  addAccount(privateKey?: string): Promise<TestAccount>
  /**
   * Selects a failure mode of the development wallet. `none` turns it off.
   *
   * @throws TypeError if the mode is unknown.
   */
  misbehave(mode: Misbehaviour): Promise<void>
  /** Ends the sessions of all pages, as if the user disconnected them in the wallet. Rejects pending requests that need a session. */
  revoke(): Promise<void>
  /**
   * Makes the next transaction fail: it is submitted and committed with `success: false`.
   *
   * @param failure An abort, or the complete `vm_status`.
   * @throws Error if the wallet has no stub.
   * @throws TypeError if the abort is invalid.
   */
  failNextTransaction(failure: MoveAbort | string): void
  /**
   * Sets the behavior of the stub from now on. Omitted fields get their defaults, but a failure that was set before remains.
   *
   * @throws Error if the wallet has no stub.
   * @throws TypeError if the abort is invalid.
   */
  setNodeBehavior(behavior: StubBehavior): void
}

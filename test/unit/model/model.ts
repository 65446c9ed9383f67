export const names = ['Petra', 'Nightly', 'Odd One'] as const
export type Name = (typeof names)[number]

export interface PageOptions {
  readonly autoConnect: boolean
  readonly preferred: Name | undefined
}

/** How a wallet responds to a request to connect. A number is an account. */
export type Response = number | 'reject' | 'fail' | 'invalid'

interface Request {
  readonly wallet: Name
  readonly silent: boolean
  readonly source: 'page' | 'auto-connect'
  /** How many calls of the page wait for the response. */
  callerCount: number
}

interface Session {
  readonly wallet: Name
  account: number
  network: string
}

interface Disconnect {
  readonly session: Session
  isLate: boolean
}

/**
 * States the contract of the connection in the plainest way: one object, one method for each thing that can happen, no
 * promises. It shares no code with the kit.
 */
export class Model {
  /** Stored values of the origin, which outlive the page. */
  stored = { flag: undefined as string | undefined, remembered: '', disconnected: '' }
  /** Stored value of the tab: the wallet whose automatic prompt the user rejected. */
  private rejectedInTab = ''

  registered: Name[] = []
  session: Session | undefined
  attempt: Request | undefined
  /** Requests without a response, whether the kit still waits for them or not. */
  requests: Request[] = []
  disconnects: Disconnect[] = []
  /** Wallets that were connected on this page, to whose events the kit is subscribed. */
  subscribed = new Set<Name>()

  /** How the last attempt failed. */
  failure = ''

  events: string[] = []
  outcomes: string[] = []

  /** What every wallet returns as its network. */
  private network = 'mainnet'
  private isEnabled = true
  private isSettled = false
  /** Whether it is not known yet if auto-connect restores a session. */
  private isRestoring = false

  constructor(private options: PageOptions) {
    this.load(options)
  }

  get status(): string {
    if (this.attempt && !this.attempt.silent) return 'connecting'
    if (this.session) return 'connected'
    return this.isRestoring ? 'restoring' : 'disconnected'
  }

  /** Everything that a page can see. */
  snapshot() {
    const { session, stored } = this
    return {
      status: this.status,
      wallet: session?.wallet ?? null,
      account: session?.account ?? null,
      network: session?.network ?? '',
      isAutoConnectEnabled: this.isEnabled,
      installed: [...this.registered],
      failure: this.failure,
      stored: { ...stored, flag: stored.flag ?? '' },
      events: this.events,
      outcomes: [...this.outcomes].sort(), // The order in which promises of one step settle is not promised.
    }
  }

  load(options: PageOptions): void {
    this.options = options
    this.registered = []
    this.session = this.attempt = undefined
    this.failure = ''
    this.requests = []
    this.disconnects = []
    this.subscribed = new Set()
    this.events = []
    this.outcomes = []
    this.network = 'mainnet'
    this.isSettled = false
    this.isEnabled = (this.stored.flag ?? 'true') === 'true'
    this.stored.flag = String(options.autoConnect)
    this.isRestoring = options.autoConnect
    this.tryAutoConnect()
  }

  register(wallet: Name): void {
    this.registered.push(wallet)
    this.tryAutoConnect()
  }

  unregister(wallet: Name): void {
    this.registered = this.registered.filter((each) => each !== wallet)
    this.subscribed.delete(wallet)
    if (this.attempt?.wallet === wallet) this.endWithError('WALLET_FAILED', this.attempt)
    if (this.session?.wallet === wallet) this.endSession({ keepStorage: true })
    this.failDisconnects(({ session }) => session.wallet === wallet) // Its pending calls are rejected.
    this.tryAutoConnect() // Another tab can have connected since the last change of the list.
  }

  configure(options: PageOptions): void {
    this.options = options
    this.stored.flag = String(options.autoConnect)
    this.tryAutoConnect()
  }

  connect(wallet: Name, silent: boolean): void {
    const { attempt } = this
    if (!this.isRegistered(wallet)) this.outcomes.push('WALLET_NOT_FOUND')
    else if (attempt?.wallet === wallet && (silent || !attempt.silent)) attempt.callerCount++
    else this.start({ wallet, silent, source: 'page', callerCount: 1 })
  }

  cancel(): void {
    if (this.attempt) this.end('CANCELLED')
  }

  respond(index: number, response: Response): void {
    const [request] = this.requests.splice(index, 1)
    if (!request || request !== this.attempt) return // Only the response to the current attempt counts.
    const { wallet, silent, source } = request
    if (response === 'fail') this.endWithError('WALLET_FAILED', request)
    else if (response === 'invalid') this.endWithError('BAD_WALLET_DATA', request)
    else if (response === 'reject') {
      if (source === 'auto-connect' && !silent) this.rejectedInTab = wallet
      this.end('Rejected', `${silent ? 'silently ' : ''}rejected ${wallet}`)
    } else {
      this.end('Approved')
      this.session = { wallet, account: response, network: this.network }
      this.subscribed.add(wallet)
      this.stored.disconnected = ''
      if (this.options.autoConnect) this.stored.remembered = wallet
      this.events.push(`wallet-connected ${wallet} ${response}`)
    }
  }

  /** @param account `undefined` if the wallet has disconnected. */
  changeAccount(wallet: Name, account: number | undefined): void {
    if (this.session?.wallet !== wallet || this.session.account === account) return
    if (account === undefined) {
      // Another tab can have connected another wallet, which stays remembered.
      this.endSession({ keepStorage: (this.stored.remembered || wallet) !== wallet })
    } else {
      this.session.account = account
      this.events.push(`wallet-account-changed ${wallet} ${account}`)
    }
  }

  changeNetwork(wallet: Name, network: string): void {
    if (this.session?.wallet !== wallet || this.session.network === network) return
    this.session.network = network
    this.events.push(`wallet-network-changed ${wallet} ${network}`)
  }

  /** The wallet emits an invalid account and an invalid network. */
  emitInvalid(wallet: Name): void {
    if (this.session?.wallet === wallet) this.events.push('wallet-error', 'wallet-error')
  }

  disconnect(): void {
    this.isSettled = true
    this.isRestoring = false
    this.cancel()
    if (this.session) this.disconnects.push({ session: this.session, isLate: false })
    else this.outcomes.push('disconnected')
  }

  respondToDisconnect(index: number, isSuccess: boolean): void {
    const [disconnect] = this.disconnects.splice(index, 1)
    if (!disconnect) return
    if (isSuccess && this.session === disconnect.session) this.endSession()
    if (disconnect.isLate) return
    if (!isSuccess) this.events.push('wallet-error')
    this.outcomes.push(isSuccess ? 'disconnected' : 'WALLET_FAILED')
  }

  waitEightSeconds(): void {
    this.isRestoring = false
    this.failDisconnects(() => true)
  }

  forceDisconnect(): void {
    if (this.session) this.endSession()
  }

  otherTabDisconnects(wallet: Name): void {
    this.stored.remembered = ''
    this.stored.disconnected = wallet
    if (this.attempt?.silent) this.cancel()
    this.isRestoring = false
    if (this.session) this.endSession({ keepStorage: true })
  }

  otherTabConnects(wallet: Name): void {
    this.stored.remembered = wallet
    this.stored.disconnected = ''
  }

  returnToTab(account: number | undefined, network: string): void {
    this.network = network
    if (this.session && this.stored.disconnected) this.endSession({ keepStorage: true })
    if (this.session) this.changeAccount(this.session.wallet, account)
    if (this.session) this.changeNetwork(this.session.wallet, network)
  }

  private isRegistered(wallet: string): wallet is Name {
    return this.registered.includes(wallet as Name)
  }

  private tryAutoConnect(): void {
    const { stored, options } = this
    const isOff = !this.isEnabled || !options.autoConnect || this.isSettled || stored.disconnected
    // Only a remembered wallet can restore a session.
    if (!this.attempt && (isOff || !stored.remembered)) this.isRestoring = false
    const target = stored.remembered || (this.rejectedInTab ? '' : options.preferred)
    if (isOff || !target || !this.isRegistered(target)) return
    this.start({ wallet: target, silent: !!stored.remembered, source: 'auto-connect', callerCount: 0 })
  }

  private start(request: Request): void {
    this.isSettled = true
    this.cancel()
    this.failure = ''
    if (!request.silent) this.isRestoring = false
    this.attempt = request
    this.requests.push(request)
  }

  private end(outcome: string, failure = ''): void {
    for (let caller = 0; caller < (this.attempt?.callerCount ?? 0); caller++) this.outcomes.push(outcome)
    this.attempt = undefined
    this.isRestoring = false
    this.failure = failure
  }

  /** The user did not request a silent attempt, so its failure is no event. */
  private endWithError(reason: string, { wallet, silent }: Request): void {
    if (!silent) this.events.push('wallet-error')
    this.end(reason, `${silent ? 'silently ' : ''}failed ${wallet}`)
  }

  private failDisconnects(hasFailed: (disconnect: Disconnect) => boolean): void {
    for (const disconnect of this.disconnects) {
      if (disconnect.isLate || !hasFailed(disconnect)) continue
      disconnect.isLate = true
      this.events.push('wallet-error')
      this.outcomes.push('WALLET_FAILED')
    }
  }

  private endSession({ keepStorage = false } = {}): void {
    const { session } = this
    if (!session) return
    if (!keepStorage) {
      this.stored.remembered = ''
      this.stored.disconnected = session.wallet
    }
    this.session = undefined
    this.failure = ''
    this.events.push(`wallet-disconnected ${session.wallet}`)
  }
}

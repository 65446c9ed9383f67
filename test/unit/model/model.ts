export const names = ['Petra', 'Nightly', 'Odd One'] as const
export type Name = (typeof names)[number]

export interface PageOptions {
  readonly autoConnect: boolean
  readonly preferred: Name | undefined
  readonly hasLogin: boolean
}

/** The wallet that signs a statement as a message, because it has no `aptos:signIn`. */
export const WALLET_WITHOUT_SIGN_IN: Name = 'Odd One'

/** How a wallet responds to a request to connect. A number is an account. */
export type Response = number | 'reject' | 'fail' | 'invalid'

interface Request {
  readonly wallet: Name
  readonly silent: boolean
  readonly source: 'page' | 'auto-connect'
  /** Number of the input that the wallet signs with the same approval. */
  readonly input?: number | undefined
  /** How many calls prepare the next input after the response. */
  preparationCount?: number
  /** How many calls of the page wait for the response. */
  callerCount: number
}

interface Session {
  readonly wallet: Name
  account: number
  network: string
  /** Input that the wallet signs or the server verifies, or how that ended. */
  signIn?: number | 'failed' | 'rejected' | undefined
}

/** A request to the wallet to sign an input: to connect, or with the account of a session. */
interface SignRequest {
  readonly input: number
  readonly attempt?: Request
  readonly account?: number | undefined
}

/** A call of the server. They run one after another. */
type ServerCall =
  | { readonly kind: 'getSession'; isOutdated?: boolean }
  | { readonly kind: 'prepare' }
  | { readonly kind: 'verify'; readonly input: number; readonly account: number }
  | { readonly kind: 'signOut'; readonly isByPage: boolean }

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
  stored = { flag: undefined as string | undefined, remembered: '', disconnected: '', isSignedOut: false }
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

  /** How the last attempt failed or was rejected. */
  failure = ''

  serverCalls: ServerCall[] = []
  signRequests: SignRequest[] = []
  /** The account that is logged in. `undefined` until the server has responded. */
  private loggedIn: number | null | undefined
  private input: number | undefined
  private inputCount = 0
  private lastSignedIn: number | undefined
  /** Events that wait for the last call of the server, after which a page of the server shows the change. */
  private waitingEvents: { readonly event: string; readonly call: ServerCall }[] = []
  private lastSignInStatus = 'restoring'
  /** What the calls of the page do after their outcome. */
  private afterwards: (() => void)[] = []

  events: string[] = []
  /** Apart, because they come after the other events of a step, or between them. */
  loginEvents: string[] = []
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

  get signInStatus(): string {
    if (!this.options.hasLogin) return 'none'
    if (this.loggedIn && this.loggedIn === this.session?.account) return 'signed-in'
    if (this.pendingInput) return 'signing-in'
    const isWaiting = this.loggedIn === undefined || (this.loggedIn && this.status === 'restoring')
    return isWaiting ? 'restoring' : 'signed-out'
  }

  private get pendingInput(): number | undefined {
    const { signIn } = this.session ?? {}
    return this.attempt?.input ?? (typeof signIn === 'number' ? signIn : undefined)
  }

  private get isPreparing(): boolean {
    return this.serverCalls.some(({ kind }) => kind === 'prepare')
  }

  /** Everything that a page can see. */
  snapshot() {
    this.recordLogin()
    for (const action of this.afterwards.splice(0)) action()
    this.recordLogin()
    const { session, stored } = this
    return {
      status: this.status,
      signInStatus: this.signInStatus,
      signInFailure: typeof session?.signIn === 'string' ? session.signIn : '',
      input: this.input ?? 0,
      isPreparing: this.isPreparing,
      serverCall: this.serverCalls[0]?.kind ?? '',
      wallet: session?.wallet ?? null,
      account: session?.account ?? null,
      network: session?.network ?? '',
      isAutoConnectEnabled: this.isEnabled,
      installed: [...this.registered],
      failure: this.failure,
      stored: { ...stored, flag: stored.flag ?? '' },
      events: this.events,
      loginEvents: this.loginEvents,
      outcomes: [...this.outcomes].sort(), // The order in which promises of one step settle is not promised.
    }
  }

  load(options: PageOptions): void {
    this.options = options
    this.registered = []
    this.session = undefined
    this.attempt = undefined
    this.failure = ''
    this.requests = []
    this.signRequests = []
    this.serverCalls = []
    this.loggedIn = undefined
    this.input = undefined
    this.lastSignedIn = undefined
    this.inputCount = 0
    this.lastSignInStatus = 'restoring'
    this.disconnects = []
    this.subscribed = new Set()
    this.events = []
    this.loginEvents = []
    this.waitingEvents = []
    this.outcomes = []
    this.network = 'mainnet'
    this.isSettled = false
    this.isEnabled = (this.stored.flag ?? 'true') === 'true'
    this.stored.flag = String(options.autoConnect)
    this.isRestoring = options.autoConnect
    this.restoreLogin()
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
    this.tryAutoConnect() // Another tab may have connected since the last change of the list.
  }

  configure(options: PageOptions): void {
    this.options = { ...options, hasLogin: this.options.hasLogin }
    this.stored.flag = String(options.autoConnect)
    this.tryAutoConnect()
  }

  connect(wallet: Name, silent: boolean): void {
    const { attempt } = this
    if (!this.isRegistered(wallet)) this.outcomes.push('WALLET_NOT_FOUND')
    else if (attempt?.wallet === wallet && (silent || !attempt.silent)) attempt.callerCount++
    else this.start({ wallet, silent, source: 'page', callerCount: 1 })
  }

  connectAndSignIn(wallet: Name): void {
    const { attempt } = this
    if (!this.isRegistered(wallet)) {
      this.outcomes.push('WALLET_NOT_FOUND')
    } else if (this.session?.wallet === wallet && !['none', 'signed-in'].includes(this.signInStatus)) {
      this.cancel()
      if (!this.pendingInput) {
        if (!this.input) this.session.signIn = undefined // A failed sign-in is over.
        this.signInWithWallet()
        this.prepare()
      }
      this.outcomes.push('connected')
    } else if (attempt?.wallet === wallet && !attempt.silent) {
      attempt.callerCount++
      attempt.preparationCount = (attempt.preparationCount ?? 0) + 1
    } else {
      const input = wallet === WALLET_WITHOUT_SIGN_IN ? undefined : this.input
      if (input) this.input = undefined
      const request: Request = {
        wallet,
        silent: false,
        source: 'page',
        callerCount: 1,
        preparationCount: 1,
        input,
      }
      this.start(request)
    }
  }

  prepareSignIn(): void {
    this.prepare()
  }

  private signInWithWallet(): void {
    const { session, input } = this
    if (!session || !input) return
    session.signIn = input
    this.input = undefined
    const isMessage = session.wallet === WALLET_WITHOUT_SIGN_IN
    this.signRequests.push({ input, account: isMessage ? session.account : undefined })
  }

  respondToSignIn(index: number, response: Response): void {
    const [request] = this.signRequests.splice(index, 1)
    if (!request) return
    const { attempt, input } = request
    if (attempt) this.respondToAttempt(attempt, response, input)
    else if (this.session?.signIn === input) this.respondToSession(request, response, this.session)
  }

  private respondToSession({ input, account }: SignRequest, response: Response, session: Session): void {
    const signer = typeof response === 'number' ? (account ?? response) : undefined
    if (signer === session.account) this.serverCalls.push({ kind: 'verify', input, account: signer })
    else this.failSignIn(response === 'reject' ? 'rejected' : 'failed', response !== 'reject')
  }

  private failSignIn(failure: 'failed' | 'rejected', isWalletError: boolean): void {
    if (this.session) this.session.signIn = failure
    if (isWalletError) this.events.push('wallet-error')
  }

  signOut(): void {
    if (this.options.hasLogin) this.callSignOut(true)
    else this.outcomes.push('UNSUPPORTED')
  }

  private callSignOut(isByPage: boolean): void {
    this.serverCalls.push({ kind: 'signOut', isByPage })
    this.renewInput()
  }

  /** An input of an earlier session of the server is of no use. */
  private renewInput(): void {
    if (this.input) this.prepare()
  }

  private endLogin(): void {
    this.loggedIn = null
    const [call] = this.serverCalls
    if (call?.kind === 'getSession') call.isOutdated = true
  }

  /** @param account The account that is logged in, for `getSession()`. */
  respondToServer(isSuccess: boolean, account: number | null): void {
    const call = this.serverCalls.shift()
    if (!call) return
    if (!isSuccess) this.events.push('wallet-error')
    const dispatched = this.waitingEvents.filter((waiting) => waiting.call === call)
    this.waitingEvents = this.waitingEvents.filter((waiting) => waiting.call !== call)
    this.loginEvents.push(...dispatched.map(({ event }) => event))
    if (this.applyServerResponse(call, isSuccess, account)) this.tryAutoConnect() // Another tab may have connected since.
  }

  /** @returns Whether the state may have changed. */
  private applyServerResponse(call: ServerCall, isSuccess: boolean, account: number | null): boolean {
    switch (call.kind) {
      case 'getSession':
        if (isSuccess && call.isOutdated) return false
        this.loggedIn = isSuccess ? account : (this.loggedIn ?? null)
        return true
      case 'prepare':
        if (isSuccess) {
          this.input = ++this.inputCount
        } else if (this.session) this.session.signIn = 'failed'
        return true
      case 'verify':
        return this.applyVerification(call, isSuccess)
      case 'signOut':
        if (isSuccess) {
          this.loggedIn = null
          this.stored.isSignedOut = true
        } else this.restoreLogin()
        if (call.isByPage) this.outcomes.push(isSuccess ? 'signed out' : 'AUTHENTICATION_FAILED')
        return isSuccess
    }
  }

  /** @returns Whether the session still waited for the verification. */
  private applyVerification(
    { input, account }: { input: number; account: number },
    isSuccess: boolean,
  ): boolean {
    const isCurrent = this.session?.signIn === input
    if (isSuccess) this.stored.isSignedOut = false
    if (isSuccess && isCurrent && this.session) {
      this.session.signIn = undefined
      this.loggedIn = account
    } else this.restoreLogin()
    if (!isSuccess && isCurrent) this.failSignIn('failed', false)
    return isCurrent
  }

  otherTabSignsOut(): void {
    this.stored.isSignedOut = true
    if (!this.options.hasLogin) return
    this.endLogin()
    this.restoreLogin()
    this.renewInput()
    this.tryAutoConnect()
  }

  otherTabSignsIn(): void {
    this.stored.isSignedOut = false
    this.restoreLogin()
    this.renewInput()
  }

  private restoreLogin(): void {
    const [, ...waiting] = this.serverCalls
    const willRestore = waiting.some(({ kind }) => kind === 'getSession')
    if (this.options.hasLogin && !willRestore) this.serverCalls.push({ kind: 'getSession' })
  }

  private prepare(): void {
    if (!this.options.hasLogin || this.pendingInput || this.isPreparing) return
    this.input = undefined
    this.serverCalls.push({ kind: 'prepare' })
    this.tryAutoConnect() // Another tab may have connected since the last change.
  }

  private dispatchLater(event: string): void {
    const call = this.serverCalls.at(-1)
    if (call) this.waitingEvents.push({ event, call })
    else this.loginEvents.push(event)
  }

  /** A login that is restored is no event. */
  private recordLogin(): void {
    const account = this.signInStatus === 'signed-in' ? this.session?.account : undefined
    if (account !== this.lastSignedIn) {
      if (this.lastSignedIn) this.dispatchLater(`wallet-signed-out ${this.lastSignedIn}`)
      if (account && this.lastSignInStatus !== 'restoring') this.dispatchLater(`wallet-signed-in ${account}`)
    }
    this.lastSignedIn = account
    // The input of a sign-in that has ended is used up.
    if (this.lastSignInStatus === 'signing-in' && this.signInStatus === 'signed-out') this.prepare()
    this.lastSignInStatus = this.signInStatus
  }

  cancel(): void {
    if (this.attempt) this.end('CANCELLED')
  }

  respond(index: number, response: Response): void {
    const [request] = this.requests.splice(index, 1)
    if (request) this.respondToAttempt(request, response)
  }

  private respondToAttempt(request: Request, response: Response, input?: number): void {
    if (request !== this.attempt) return // Only the response to the current attempt counts.
    const { wallet, silent, source } = request
    if (response === 'fail') this.endWithError('WALLET_FAILED', request)
    else if (response === 'invalid') this.endWithError('BAD_WALLET_DATA', request)
    else if (response === 'reject') {
      if (source === 'auto-connect' && !silent) this.rejectedInTab = wallet
      this.end('Rejected', `${silent ? 'silently ' : ''}rejected ${wallet}`)
    } else {
      this.end('Approved')
      this.session = { wallet, account: response, network: this.network, signIn: input }
      this.recordLogin() // The account can be logged in already.
      if (input) this.serverCalls.push({ kind: 'verify', input, account: response })
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
      // Another tab may have connected another wallet, whose session stays.
      const isOther = this.stored.remembered !== wallet
      this.endSession({
        keepStorage: isOther,
        mustLogOut: !isOther || this.signInStatus === 'signed-in',
      })
    } else {
      this.session.account = account
      this.session.signIn = undefined
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
    this.restoreLogin()
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
    if (request.input) this.signRequests.push({ input: request.input, attempt: request })
    else this.requests.push(request)
  }

  private end(outcome: string, failure = ''): void {
    for (let caller = 0; caller < (this.attempt?.callerCount ?? 0); caller++) this.outcomes.push(outcome)
    if (this.attempt?.preparationCount) this.afterwards.push(() => this.input || this.prepare())
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

  private endSession({
    keepStorage = false,
    mustLogOut = !keepStorage,
  }: {
    keepStorage?: boolean
    mustLogOut?: boolean
  } = {}): void {
    const { session } = this
    if (!session) return
    if (!keepStorage) {
      this.stored.remembered = ''
      this.stored.disconnected = session.wallet
    }
    const isVerifying = this.serverCalls.some(
      (call) => call.kind === 'verify' && call.input === session.signIn,
    )
    this.session = undefined
    if (this.options.hasLogin && (mustLogOut || isVerifying)) {
      this.endLogin()
      this.callSignOut(false)
    }
    this.failure = ''
    this.events.push(`wallet-disconnected ${session.wallet}`)
  }
}

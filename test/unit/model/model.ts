/**
 * What the contract says of the connection, said again in the plainest way: one object, one method for each thing
 * that can happen, no promises. It knows nothing of the kit's code.
 */

/** The wallets of the model; the last one is in no catalogue. */
export const names = ['Petra', 'Nightly', 'Odd One'] as const
export type Name = (typeof names)[number]

export const catalogue = ['Nightly', 'Petra', 'Pontem Wallet', 'Rimosafe', 'OKX Wallet']

export interface PageOptions {
  readonly autoConnect: boolean
  readonly preferred: Name | undefined
}

/** How a wallet can answer a request to connect. */
export type Answer = { approve: number } | 'refuse' | 'fail' | 'rubbish'

interface Request {
  readonly wallet: Name
  readonly silent: boolean
  /** Made by the page through the adapter, which hears the outcome. */
  readonly byPage: boolean
}

interface Session {
  wallet: Name
  account: number
  network: string
}

interface Letting {
  readonly session: Session
  overdue: boolean
}

export class Model {
  /** What the origin remembers; outlives the page. */
  stored = { flag: undefined as string | undefined, remembered: '', disconnected: '' }

  /** What the tab remembers: the wallet whose automatic prompt the user rejected. Outlives the page. */
  private rejectedInTab = ''

  registered: Name[] = []
  session: Session | undefined
  attempt: Request | undefined
  /** Requests no wallet has answered yet, whether anybody still waits for them or not. */
  requests: Request[] = []
  /** Requests to disconnect that no wallet has answered yet. */
  lettings: Letting[] = []
  /** Wallets that were connected on this page, and so tell their news. */
  watched = new Set<Name>()

  modal: 'connect' | 'account' | undefined
  panel: 'default' | 'get' | Name | (string & {}) = 'default'
  news = ''

  events: string[] = []
  outcomes: string[] = []

  /** What every wallet answers when it is asked for its network. */
  private network = 'mainnet'
  private enabled = true
  private spent = false

  constructor(private options: PageOptions) {
    this.load(options)
  }

  get status(): string {
    if (this.attempt) return this.attempt.silent ? 'restoring' : 'connecting'
    return this.session ? 'connected' : 'disconnected'
  }

  get view(): string {
    if (!this.modal) return 'closed'
    if (this.modal === 'account') return `account ${this.session?.account}`
    if (this.news) return `default ${this.news}`
    if (this.panel !== 'default' && this.panel !== 'get') return `install ${this.panel}`
    if (this.status === 'connecting') return `connecting ${this.attempt?.wallet}`
    return this.panel === 'get' ? 'get' : 'default'
  }

  /** Everything a page can see, to hold beside what the kit shows. */
  shown() {
    const { session, stored } = this
    return {
      status: this.status,
      wallet: session?.wallet ?? null,
      account: session?.account ?? null,
      network: session?.network ?? '',
      isAutoConnectEnabled: this.enabled,
      installed: [...this.registered].sort(),
      popular: catalogue.filter((name) => !this.registered.includes(name as Name)).sort(),
      view: this.view,
      isBusy: this.status === 'connecting',
      stored: { flag: stored.flag ?? '', remembered: stored.remembered, disconnected: stored.disconnected },
      events: this.events,
      outcomes: [...this.outcomes].sort(), // Which of two promises of one step is heard first is nobody's affair.
    }
  }

  /** The page is loaded: everything is new but what the origin remembers. */
  load(options: PageOptions): void {
    this.options = options
    this.registered = []
    this.session = this.attempt = this.modal = undefined
    this.requests = []
    this.lettings = []
    this.watched = new Set()
    this.panel = 'default'
    this.events = []
    this.outcomes = []
    this.network = 'mainnet'
    this.spent = false
    this.enabled = (this.stored.flag ?? 'true') === 'true'
    this.stored.flag = String(options.autoConnect)
  }

  register(wallet: Name): void {
    this.registered.push(wallet)
    // It is not to be got any more.
    if (this.panel === wallet) this.panel = 'default'
    this.considerAutoConnect()
  }

  unregister(wallet: Name): void {
    this.registered = this.registered.filter((each) => each !== wallet)
    this.watched.delete(wallet)
    const { attempt } = this
    if (attempt?.wallet === wallet) {
      this.events.push('wallet-error')
      this.end('WALLET_FAILED', attempt.silent ? '' : `failed ${wallet}`)
    }
    if (this.session?.wallet === wallet) this.leave({ remember: true })
    // Its pending calls are rejected.
    this.expireDisconnects((letting) => letting.session.wallet === wallet)
    // Another tab may have connected since the list was looked at last.
    this.considerAutoConnect()
  }

  configure(options: PageOptions): void {
    this.options = options
    this.stored.flag = String(options.autoConnect)
    this.considerAutoConnect()
  }

  open(): void {
    this.modal = this.session ? 'account' : 'connect'
    this.panel = 'default'
    this.news = ''
  }

  close(): void {
    this.modal = undefined
    this.panel = 'default'
  }

  browse(): void {
    this.panel = 'get'
    this.news = ''
  }

  pick(wallet: string): void {
    this.events.push(`wallet-item-click ${wallet}`)
    this.panel = 'default'
    this.news = ''
    if (this.isRegistered(wallet)) {
      this.spent = true
      this.start({ wallet, silent: false, byPage: false })
    } else this.panel = wallet
  }

  connect(wallet: Name, silent: boolean): void {
    if (!this.isRegistered(wallet)) {
      this.outcomes.push('WALLET_NOT_FOUND')
      return
    }
    this.spent = true
    this.start({ wallet, silent, byPage: true })
  }

  cancel(): void {
    if (this.attempt) this.end('CANCELLED')
  }

  /** A wallet answers one of the requests that wait; only the current one is heeded. */
  answer(at: number, answer: Answer): void {
    const [request] = this.requests.splice(at, 1)
    if (!request || request !== this.attempt) return
    const { wallet } = request
    if (answer === 'refuse') {
      // Without a prompt the visitor was not asked, and is not told that they declined.
      this.end('Rejected', request.silent ? '' : `rejected ${wallet}`)
      const wasAskedUnasked = !request.byPage && !request.silent && this.isAutomatic(request)
      if (wasAskedUnasked) this.rejectedInTab = wallet
    } else if (answer === 'fail' || answer === 'rubbish') {
      this.events.push('wallet-error')
      // Nor are they told of what failed without their asking.
      const news = request.silent ? '' : `failed ${wallet}`
      this.end(answer === 'fail' ? 'WALLET_FAILED' : 'BAD_WALLET_DATA', news)
    } else {
      this.end('Approved')
      this.session = { wallet, account: answer.approve, network: this.network }
      this.watched.add(wallet)
      this.stored.disconnected = ''
      if (this.options.autoConnect) this.stored.remembered = wallet
      this.events.push(`wallet-connected ${wallet} ${answer.approve}`)
      if (this.modal === 'connect') this.close()
    }
  }

  /** @param account `undefined` for none: the wallet disconnected */
  changeAccount(wallet: Name, account: number | undefined): void {
    if (this.session?.wallet !== wallet) return
    const { remembered } = this.stored
    // Another tab may have gone on to another wallet, which is not let go with this one.
    if (account === undefined) this.leave({ remember: remembered !== '' && remembered !== wallet })
    else if (this.session.account !== account) {
      this.session.account = account
      this.events.push(`wallet-account-changed ${wallet} ${account}`)
    }
  }

  changeNetwork(wallet: Name, network: string): void {
    if (this.session?.wallet !== wallet || this.session.network === network) return
    this.session.network = network
    this.events.push(`wallet-network-changed ${wallet} ${network}`)
  }

  /** An invalid account and an invalid network change nothing. */
  tellRubbish(wallet: Name): void {
    if (this.session?.wallet === wallet) this.events.push('wallet-error', 'wallet-error')
  }

  disconnect(): void {
    this.spent = true
    this.cancel()
    if (this.session) this.lettings.push({ session: this.session, overdue: false })
    else this.outcomes.push('NOT_CONNECTED')
  }

  answerDisconnect(at: number, success: boolean): void {
    const [letting] = this.lettings.splice(at, 1)
    if (!letting) return
    if (success && this.session === letting.session) this.leave()
    if (letting.overdue) return
    if (!success) this.events.push('wallet-error')
    this.outcomes.push(success ? 'disconnected' : 'WALLET_FAILED')
  }

  /** Eight seconds and more go by. */
  wait(): void {
    this.expireDisconnects(() => true)
  }

  private expireDisconnects(isExpired: (letting: Letting) => boolean): void {
    for (const letting of this.lettings) {
      if (letting.overdue || !isExpired(letting)) continue
      letting.overdue = true
      this.events.push('wallet-error')
      this.outcomes.push('WALLET_FAILED')
    }
  }

  forget(): void {
    if (this.session) this.leave()
  }

  otherTabDisconnects(wallet: Name): void {
    this.stored.remembered = ''
    this.stored.disconnected = wallet
    if (this.attempt?.silent) this.cancel()
    // What the other tab wrote stands: saying it again would end a session that began there since.
    if (this.session) this.leave({ remember: true })
  }

  otherTabConnects(wallet: Name): void {
    this.stored.remembered = wallet
    this.stored.disconnected = ''
  }

  /** The tab is seen again: the wallet is asked for its account and its network. */
  comeBack(account: number | undefined, network: string): void {
    this.network = network
    if (this.session && this.stored.disconnected) this.leave({ remember: true })
    if (this.session) this.changeAccount(this.session.wallet, account)
    if (this.session) this.changeNetwork(this.session.wallet, network)
  }

  private readonly automatic = new WeakSet<Request>()

  private isAutomatic(request: Request): boolean {
    return this.automatic.has(request)
  }

  isRegistered(wallet: string): wallet is Name {
    return this.registered.includes(wallet as Name)
  }

  private considerAutoConnect(): void {
    const { stored, options } = this
    const wanted = stored.remembered || (this.rejectedInTab ? '' : options.preferred)
    const may = this.enabled && options.autoConnect && !this.spent && !stored.disconnected
    if (!may || this.session || this.attempt || !wanted || !this.isRegistered(wanted)) return
    this.spent = true
    const request = { wallet: wanted, silent: !!stored.remembered, byPage: false }
    this.automatic.add(request)
    this.start(request)
  }

  private start(request: Request): void {
    this.cancel()
    this.news = ''
    this.attempt = request
    this.requests.push(request)
  }

  private end(outcome: string, news = ''): void {
    if (this.attempt?.byPage) this.outcomes.push(outcome)
    this.attempt = undefined
    this.news = news
  }

  private leave({ remember = false } = {}): void {
    const { session } = this
    if (!session) return
    if (!remember) {
      this.stored.remembered = ''
      this.stored.disconnected = session.wallet
    }
    this.session = undefined
    this.news = ''
    this.events.push(`wallet-disconnected ${session.wallet}`)
    if (this.modal === 'account') this.close()
  }
}

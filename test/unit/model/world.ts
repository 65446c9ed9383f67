import { vi } from 'vitest'
import {
  type Authentication,
  createWalletKit,
  type Failure,
  type KitEventMap,
  type WalletEntry,
  type WalletKit,
} from '../../../src/core/index.js'
import { signedBy } from '../support/fake-authentication.js'
import { FakePage } from '../support/fake-page.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import {
  accountOf,
  addressOf,
  type FakeWallet,
  fakeWallet,
  mainnet,
  type PendingCall,
  pending,
} from '../support/fake-wallet.js'
import { type Name, names, type PageOptions, type Response, WALLET_WITHOUT_SIGN_IN } from './model.js'

export const networks = {
  mainnet,
  testnet: { name: 'testnet', chainId: 2 },
  custom: { name: 'custom', chainId: 9 },
}
export type NetworkName = keyof typeof networks

type EventName = Exclude<keyof KitEventMap, 'wallet-item-click'>

const describeEvent: { [Name in EventName]: (detail: KitEventMap[Name]) => string } = {
  'wallet-connected': ({ wallet, address }) => ` ${wallet.name} ${Number(address)}`,
  'wallet-disconnected': ({ wallet }) => ` ${wallet.name}`,
  'wallet-account-changed': ({ wallet, address }) => ` ${wallet.name} ${Number(address)}`,
  'wallet-network-changed': ({ wallet, name }) => ` ${wallet.name} ${name}`,
  'wallet-transaction': ({ wallet, hash }) => ` ${wallet.name} ${hash}`,
  'wallet-signed-in': ({ address }) => ` ${Number(address)}`,
  'wallet-signed-out': ({ address }) => ` ${Number(address)}`,
  'wallet-error': () => '',
}

const isLoginEvent = (event: string) => event.startsWith('wallet-signed-')

const describeFailure = ({ wallet, error, silent }: Failure) =>
  `${silent ? 'silently ' : ''}${error ? 'failed' : 'rejected'} ${wallet.name}`

/** The real kit on a fake page, with the methods of the model. */
export class World {
  private readonly storage = fakeStorage()
  private readonly tabStorage = fakeStorage()
  private page = new FakePage()
  private kit!: WalletKit
  private wallets = new Map<Name, FakeWallet>()
  private unregisterFunctions = new Map<Name, () => void>()
  private requests: PendingCall[] = []
  private disconnects: PendingCall[] = []
  private signRequests: PendingCall[] = []
  private serverCalls: PendingCall[] = []
  private inputCount = 0
  private account: unknown
  private network: unknown
  private events: string[] = []
  private outcomes: string[] = []

  load({ autoConnect, preferred, hasLogin }: PageOptions): void {
    const page = new FakePage('/', this.tabStorage)
    this.page = page
    this.unregisterFunctions.clear()
    this.requests = []
    this.disconnects = []
    this.signRequests = []
    this.serverCalls = []
    this.events = []
    this.outcomes = []
    this.network = mainnet
    this.inputCount = 0
    this.wallets = new Map(names.map((name) => [name, this.createWallet(name)]))
    const authentication = hasLogin ? this.createAuthentication() : undefined
    const options = { autoConnect, preferredWallet: preferred, storage: this.storage, authentication }
    this.kit = createWalletKit(options)
    const { events } = this
    for (const name of Object.keys(describeEvent) as EventName[])
      this.kit.on(name, ({ detail }) => events.push(name + describeEvent[name](detail as never)))
    this.kit.start(this.page.window)
  }

  private createAuthentication(): Authentication {
    const { serverCalls } = this
    const call = (...args: unknown[]) => pending(serverCalls, args) as Promise<never>
    return {
      prepare: () => call('prepare'),
      verify: () => call('verify'),
      getSession: () => call('getSession'),
      signOut: () => call('signOut'),
      createStatement: (input) => ({
        request: { message: '', nonce: input.nonce },
        createOutput(args) {
          if (!args.signature) throw new TypeError('No signature')
          return { method: 'signMessage', args: args as never }
        },
      }),
    }
  }

  private createWallet(name: Name): FakeWallet {
    const { requests, disconnects, signRequests } = this
    const method = name === WALLET_WITHOUT_SIGN_IN ? 'signMessage' : 'signIn'
    return fakeWallet(name, {
      'aptos:connect': { connect: (...args: unknown[]) => pending(requests, args) },
      'aptos:disconnect': { disconnect: () => pending(disconnects) },
      'aptos:account': { account: async () => this.account },
      'aptos:network': { network: async () => this.network },
      [`aptos:${method}`]: { [method]: () => pending(signRequests, [method]) },
    })
  }

  register(name: Name): void {
    this.unregisterFunctions.set(name, this.page.register(this.wallets.get(name)))
  }

  unregister(name: Name): void {
    this.unregisterFunctions.get(name)?.()
    // A wallet that registers again is another object, as after an update of the extension.
    this.wallets.set(name, this.createWallet(name))
  }

  configure({ autoConnect, preferred }: PageOptions): void {
    this.kit.configure({ autoConnect, preferredWallet: preferred })
  }

  cancel = () => this.kit.cancel()
  forceDisconnect = () => this.kit.forceDisconnect()

  connect(name: Name, silent: boolean): void {
    this.recordOutcome(this.kit.connect(name, { silent }).then(({ status }) => status))
  }

  respond(index: number, response: Response): void {
    const [request] = this.requests.splice(index, 1)
    if (response === 'reject') request?.resolve({ status: 'Rejected' })
    else if (response === 'fail') request?.reject(new Error('locked'))
    else if (response === 'invalid') request?.resolve({ status: 'Approved' })
    else request?.resolve({ status: 'Approved', args: accountOf(response) })
  }

  changeAccount(name: Name, account: number | undefined): void {
    this.wallets.get(name)?.changeAccount(account === undefined ? null : accountOf(account))
  }

  changeNetwork(name: Name, network: NetworkName): void {
    this.wallets.get(name)?.changeNetwork(networks[network])
  }

  emitInvalid(name: Name): void {
    this.wallets.get(name)?.changeAccount('rubbish')
    this.wallets.get(name)?.changeNetwork(null)
  }

  disconnect(): void {
    this.recordOutcome(this.kit.disconnect().then(() => 'disconnected'))
  }

  respondToDisconnect(index: number, isSuccess: boolean): void {
    const [disconnect] = this.disconnects.splice(index, 1)
    disconnect?.resolve(isSuccess ? undefined : { status: 'Rejected' })
  }

  async waitEightSeconds(): Promise<void> {
    await vi.advanceTimersByTimeAsync(8000)
  }

  otherTabDisconnects(name: Name): void {
    this.setStoredNames(null, name)
  }

  otherTabConnects(name: Name): void {
    this.setStoredNames(name, null)
  }

  private setStoredNames(remembered: string | null, disconnected: string | null): void {
    const changes = [
      [keys.disconnected, disconnected],
      [keys.walletName, remembered],
    ] as const
    for (const [key, value] of changes)
      if (value) this.storage.setItem(key, value)
      else this.storage.removeItem(key)
    for (const [key, value] of changes) this.page.hearFromOtherTab(key, value)
  }

  returnToTab(account: number | undefined, network: NetworkName): void {
    this.account = account === undefined ? undefined : accountOf(account)
    this.network = networks[network]
    this.page.setHidden(true)
    this.page.setHidden(false)
  }

  prepareSignIn = () => void this.kit.prepareSignIn()

  connectAndSignIn(name: Name): void {
    const wallet = { name } as WalletEntry
    this.recordOutcome(this.kit.connectAndSignIn(wallet).then((result) => result?.status ?? 'connected'))
  }

  signOut(): void {
    this.recordOutcome(this.kit.signOut().then(() => 'signed out'))
  }

  respondToSignIn(index: number, response: Response): void {
    const [request] = this.signRequests.splice(index, 1)
    if (response === 'reject') request?.resolve({ status: 'Rejected' })
    else if (response === 'fail') request?.reject(new Error('locked'))
    else if (response === 'invalid') request?.resolve({ status: 'Approved', args: {} })
    else if (request?.args[0] === 'signMessage')
      request.resolve({ status: 'Approved', args: { fullMessage: 'APTOS', signature: '0x01' } })
    else request?.resolve({ status: 'Approved', args: signedBy(response) })
  }

  respondToServer(isSuccess: boolean, account: number | null): void {
    const call = this.serverCalls.shift()
    const kind = call?.args[0]
    if (!isSuccess) call?.reject(new Error('500'))
    else if (kind === 'getSession') call?.resolve(account && addressOf(account))
    else call?.resolve(kind === 'prepare' ? { nonce: `${++this.inputCount}` } : undefined)
  }

  otherTabSignsOut(): void {
    this.storage.setItem(keys.signedOut, '1')
    this.page.hearFromOtherTab(keys.signedOut, '1')
  }

  otherTabSignsIn(): void {
    this.storage.removeItem(keys.signedOut)
    this.page.hearFromOtherTab(keys.signedOut, null)
  }

  private recordOutcome(promise: Promise<string>): void {
    const { outcomes } = this
    promise.then(
      (outcome) => outcomes.push(outcome),
      ({ reason }) => outcomes.push(reason),
    )
  }

  snapshot() {
    const { status, signInStatus, wallet, address, network, isAutoConnectEnabled, installed_wallets } =
      this.kit.getState()
    const { failure, login, session } = this.kit.getConnection()
    const signIn = session?.signIn
    const signInFailure = signIn?.error ? 'failed' : 'rejected'
    const stored = this.storage.content()
    return {
      status,
      signInStatus,
      signInFailure: signIn?.status === 'failed' ? signInFailure : '',
      input: Number(login?.input?.nonce ?? 0),
      isPreparing: !!login?.isPreparing,
      serverCall: this.serverCalls[0]?.args[0] ?? '',
      wallet: wallet?.name ?? null,
      account: address ? Number(address) : null,
      network,
      isAutoConnectEnabled,
      installed: installed_wallets.map(({ name }) => name),
      failure: failure ? describeFailure(failure) : '',
      stored: {
        flag: stored[keys.autoConnect] ?? '',
        remembered: stored[keys.walletName] ?? '',
        disconnected: stored[keys.disconnected] ?? '',
        isSignedOut: !!stored[keys.signedOut],
      },
      events: this.events.filter((event) => !isLoginEvent(event)),
      loginEvents: this.events.filter(isLoginEvent),
      outcomes: [...this.outcomes].sort(),
    }
  }
}

import { vi } from 'vitest'
import { createWalletKit, type Failure, type KitEventMap, type WalletKit } from '../../../src/core/index.js'
import { FakePage } from '../support/fake-page.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import {
  accountOf,
  type FakeWallet,
  fakeWallet,
  mainnet,
  type PendingCall,
  pending,
} from '../support/fake-wallet.js'
import { type Name, names, type PageOptions, type Response } from './model.js'

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
  'wallet-error': () => '',
}

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
  private account: unknown
  private network: unknown
  private events: string[] = []
  private outcomes: string[] = []

  load({ autoConnect, preferred }: PageOptions): void {
    const page = new FakePage('/', this.tabStorage)
    this.page = page
    this.unregisterFunctions.clear()
    this.requests = []
    this.disconnects = []
    this.events = []
    this.outcomes = []
    this.network = mainnet
    this.wallets = new Map(names.map((name) => [name, this.createWallet(name)]))
    const options = { autoConnect, preferredWallet: preferred, storage: this.storage }
    this.kit = createWalletKit(options, { getPage: () => page })
    const { events } = this
    for (const name of Object.keys(describeEvent) as EventName[])
      this.kit.on(name, ({ detail }) => events.push(name + describeEvent[name](detail as never)))
    this.kit.start(this.page.window)
  }

  private createWallet(name: Name): FakeWallet {
    const { requests, disconnects } = this
    return fakeWallet(name, {
      'aptos:connect': { connect: (...args: unknown[]) => pending(requests, args) },
      'aptos:disconnect': { disconnect: () => pending(disconnects) },
      'aptos:account': { account: async () => this.account },
      'aptos:network': { network: async () => this.network },
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
    this.setStoredNames('', name)
  }

  otherTabConnects(name: Name): void {
    this.setStoredNames(name, '')
  }

  private setStoredNames(remembered: string, disconnected: string): void {
    const changes = [
      [keys.disconnected, disconnected],
      [keys.walletName, remembered],
    ] as const
    for (const [key, value] of changes) this.storage.setItem(key, value)
    for (const [key, value] of changes) this.page.hearFromOtherTab(key, value)
  }

  returnToTab(account: number | undefined, network: NetworkName): void {
    this.account = account === undefined ? undefined : accountOf(account)
    this.network = networks[network]
    this.page.setHidden(true)
    this.page.setHidden(false)
  }

  private recordOutcome(promise: Promise<string>): void {
    const { outcomes } = this
    promise.then(
      (outcome) => outcomes.push(outcome),
      ({ reason }) => outcomes.push(reason),
    )
  }

  snapshot() {
    const { status, wallet, address, network, isAutoConnectEnabled, installed_wallets } = this.kit.getState()
    const { failure } = this.kit.getConnection()
    const stored = this.storage.content()
    return {
      status,
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
      },
      events: this.events,
      outcomes: [...this.outcomes].sort(),
    }
  }
}

import { vi } from 'vitest'
import type { KitEventMap } from '../../../src/core/index.js'
import { createModalController, type ModalController } from '../../../src/ui/modal-controller.js'
import type { ModalView } from '../../../src/ui/modal-view.js'
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

const describeEvent: { [Name in keyof KitEventMap]: (detail: KitEventMap[Name]) => string } = {
  'wallet-item-click': ({ name }) => ` ${name}`,
  'wallet-connected': ({ wallet, address }) => ` ${wallet.name} ${Number(address)}`,
  'wallet-disconnected': ({ wallet }) => ` ${wallet.name}`,
  'wallet-account-changed': ({ wallet, address }) => ` ${wallet.name} ${Number(address)}`,
  'wallet-network-changed': ({ wallet, name }) => ` ${wallet.name} ${name}`,
  'wallet-error': () => '',
}

function describeView(view: ModalView): string {
  switch (view.kind) {
    case 'account':
      return `account ${Number(view.session.account.address)}`
    case 'install':
    case 'connecting':
      return `${view.kind} ${view.wallet.name}`
    case 'failed':
      return `default ${view.failure.error ? 'failed' : 'rejected'} ${view.failure.wallet.name}`
    default:
      return view.kind
  }
}

/** The real kit and modal controller on a fake page, with the methods of the model. */
export class World {
  private readonly storage = fakeStorage()
  private readonly tabStorage = fakeStorage()
  private page = new FakePage()
  private ui!: ModalController
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
    this.ui = createModalController(options, () => page)
    const { events } = this
    for (const name of Object.keys(describeEvent) as (keyof KitEventMap)[])
      this.ui.kit.on(name, ({ detail }) => events.push(name + describeEvent[name](detail as never)))
    this.ui.kit.start(this.page.window)
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
    this.ui.configure({ autoConnect, preferredWallet: preferred })
  }

  open = () => this.ui.open()
  close = () => this.ui.close()
  showAvailable = () => this.ui.showGetWalletView()
  cancel = () => this.ui.kit.cancel()
  forceDisconnect = () => this.ui.kit.forceDisconnect()

  select(name: string): void {
    const { installed, popular } = this.ui.getWallets()
    const wallet = [...installed, ...popular].find((each) => each.name === name)
    if (!wallet) throw new Error(`${name} is not listed`)
    this.ui.selectWallet(wallet)
  }

  connect(name: Name, silent: boolean): void {
    this.recordOutcome(this.ui.kit.connect(name, { silent }).then(({ status }) => status))
  }

  respond(index: number, response: Response): void {
    const [request] = this.requests.splice(index, 1)
    if (response === 'reject') request?.resolve({ status: 'Rejected' })
    else if (response === 'fail') request?.reject(new Error('locked'))
    else if (response === 'invalid') request?.resolve({ status: 'Approved', args: { address: 'here' } })
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
    this.recordOutcome(this.ui.kit.disconnect().then(() => 'disconnected'))
  }

  respondToDisconnect(index: number, isSuccess: boolean): void {
    const [disconnect] = this.disconnects.splice(index, 1)
    if (isSuccess) disconnect?.resolve(undefined)
    else disconnect?.reject(new Error('busy'))
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
    for (const [key, value] of changes) {
      if (value) this.storage.setItem(key, value)
      else this.storage.removeItem(key)
    }
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
    const { status, wallet, address, network, isAutoConnectEnabled } = this.ui.kit.getState()
    const { view, isConnecting } = this.ui.getSnapshot()
    const { installed, popular } = this.ui.getWallets()
    const stored = this.storage.content()
    return {
      status,
      wallet: wallet?.name ?? null,
      account: address ? Number(address) : null,
      network,
      isAutoConnectEnabled,
      installed: installed.map(({ name }) => name).sort(),
      popular: popular.map(({ name }) => name).sort(),
      view: view ? describeView(view) : 'closed',
      isBusy: isConnecting,
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

import { vi } from 'vitest'
import type { Failure, KitEventMap } from '../../../src/core/index.js'
import { createModalController, type ModalController } from '../../../src/ui/modal-controller.js'
import type { ModalView } from '../../../src/ui/modal-view.js'
import { FakePage } from '../support/fake-page.js'
import { type FakeStorage, fakeStorage, keys } from '../support/fake-storage.js'
import {
  accountOf,
  type FakeWallet,
  fakeWallet,
  mainnet,
  type PendingCall,
  pending,
} from '../support/fake-wallet.js'
import { type Answer, type Name, names, type PageOptions } from './model.js'

export const networks = {
  mainnet,
  testnet: { name: 'testnet', chainId: 2 },
  custom: { name: 'custom', chainId: 9 },
}

/** The real kit with its real screen on a fake page, driven by the commands of the model. */
export class World {
  readonly storage: FakeStorage = fakeStorage()
  private readonly tabStorage: FakeStorage = fakeStorage()
  private page = new FakePage()
  private ui!: ModalController
  private wallets = new Map<Name, FakeWallet>()
  private leaving = new Map<Name, () => void>()
  /** Calls no wallet has answered yet, in the order they were made. */
  private requests: PendingCall[] = []
  private lettings: PendingCall[] = []
  private account: unknown
  private network: unknown
  private events: string[] = []
  private outcomes: string[] = []

  load({ autoConnect, preferred }: PageOptions): void {
    this.page = new FakePage('/', this.tabStorage)
    this.leaving.clear()
    this.requests = []
    this.lettings = []
    this.events = []
    this.outcomes = []
    this.network = mainnet
    this.wallets = new Map(names.map((name) => [name, this.wallet(name)]))
    this.ui = createModalController(
      { autoConnect, preferredWallet: preferred, storage: this.storage },
      () => this.page,
    )
    const { events } = this
    const write = <T extends keyof KitEventMap>(
      type: T,
      more: (detail: KitEventMap[T]) => string = () => '',
    ) => this.ui.kit.on(type, ({ detail }) => events.push(`${type} ${more(detail)}`.trim()))
    write('wallet-item-click', ({ name }) => name)
    write('wallet-connected', ({ wallet, address }) => `${wallet.name} ${Number(address)}`)
    write('wallet-disconnected', ({ wallet }) => wallet.name)
    write('wallet-account-changed', ({ wallet, address }) => `${wallet.name} ${Number(address)}`)
    write('wallet-network-changed', ({ wallet, name }) => `${wallet.name} ${name}`)
    write('wallet-error')
    this.ui.kit.start(this.page.window)
  }

  private wallet(name: Name): FakeWallet {
    const { requests, lettings } = this
    return fakeWallet(name, {
      'aptos:connect': { connect: (...args: unknown[]) => pending(requests, args) },
      'aptos:disconnect': { disconnect: () => pending(lettings) },
      'aptos:account': { account: async () => this.account },
      'aptos:network': { network: async () => this.network },
    })
  }

  register(name: Name): void {
    this.leaving.set(name, this.page.register(this.wallets.get(name)))
  }

  unregister(name: Name): void {
    this.leaving.get(name)?.()
    // A wallet that comes back is another object, as after an update of the extension.
    this.wallets.set(name, this.wallet(name))
  }

  configure({ autoConnect, preferred }: PageOptions): void {
    this.ui.configure({ autoConnect, preferredWallet: preferred })
  }

  open(): void {
    this.ui.open()
  }

  close(): void {
    this.ui.close()
  }

  browse(): void {
    this.ui.showAvailableWallets()
  }

  pick(name: string): void {
    const { installed, popular } = this.ui.getWallets()
    const wallet = [...installed, ...popular].find((each) => each.name === name)
    if (!wallet) throw new Error(`${name} is not listed`)
    this.ui.selectWallet(wallet)
  }

  connect(name: Name, silent: boolean): void {
    const { outcomes } = this
    this.ui.kit.connect(name, { silent }).then(
      ({ status }) => outcomes.push(status),
      ({ reason }) => outcomes.push(reason),
    )
  }

  cancel(): void {
    this.ui.kit.cancel()
  }

  answer(at: number, answer: Answer): void {
    const [request] = this.requests.splice(at, 1)
    if (answer === 'refuse') request?.resolve({ status: 'Rejected' })
    else if (answer === 'fail') request?.reject(new Error('locked'))
    else if (answer === 'rubbish') request?.resolve({ status: 'Approved', args: { address: 'here' } })
    else request?.resolve({ status: 'Approved', args: accountOf(answer.approve) })
  }

  changeAccount(name: Name, account: number | undefined): void {
    this.wallets.get(name)?.changeAccount(account === undefined ? null : accountOf(account))
  }

  changeNetwork(name: Name, network: keyof typeof networks): void {
    this.wallets.get(name)?.changeNetwork(networks[network])
  }

  tellRubbish(name: Name): void {
    this.wallets.get(name)?.changeAccount('rubbish')
    this.wallets.get(name)?.changeNetwork(null)
  }

  disconnect(): void {
    const { outcomes } = this
    this.ui.kit.disconnect().then(
      () => outcomes.push('disconnected'),
      ({ reason }) => outcomes.push(reason),
    )
  }

  answerDisconnect(at: number, success: boolean): void {
    const [letting] = this.lettings.splice(at, 1)
    if (success) letting?.resolve(undefined)
    else letting?.reject(new Error('busy'))
  }

  async wait(): Promise<void> {
    await vi.advanceTimersByTimeAsync(8000)
  }

  forget(): void {
    this.ui.kit.forceDisconnect()
  }

  otherTabDisconnects(name: Name): void {
    this.storage.removeItem(keys.walletName)
    this.storage.setItem(keys.disconnected, name)
    this.page.hearFromOtherTab(keys.walletName, null)
    this.page.hearFromOtherTab(keys.disconnected, name)
  }

  otherTabConnects(name: Name): void {
    this.storage.removeItem(keys.disconnected)
    this.storage.setItem(keys.walletName, name)
    this.page.hearFromOtherTab(keys.disconnected, null)
    this.page.hearFromOtherTab(keys.walletName, name)
  }

  comeBack(account: number | undefined, network: keyof typeof networks): void {
    this.account = account === undefined ? undefined : accountOf(account)
    this.network = networks[network]
    this.page.setHidden(true)
    this.page.setHidden(false)
  }

  /** What a page can see of it, in the words of the model. */
  shown() {
    const { status, wallet, address, network, isAutoConnectEnabled } = this.ui.kit.getState()
    const screen = this.ui.getSnapshot()
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
      view: inWords(screen.view),
      isBusy: screen.isConnecting,
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

function inWords(view: ModalView | undefined): string {
  switch (view?.kind) {
    case undefined:
      return 'closed'
    case 'account':
      return `account ${Number(view.session.account.address)}`
    case 'install':
    case 'connecting':
      return `${view.kind} ${view.wallet.name}`
    case 'get':
      return 'get'
    case 'default':
      return 'default'
    case 'failed':
      return `default ${news(view.failure)}`
  }
}

const news = ({ wallet, error }: Failure) => `${error ? 'failed' : 'rejected'} ${wallet.name}`

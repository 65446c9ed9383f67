import { onTestFinished, vi } from 'vitest'
import {
  createWalletKit,
  type KitEnvironment,
  type KitEventMap,
  type KitOptions,
  type WalletKit,
} from '../../../src/core/index.js'
import { FakePage } from './fake-page.js'
import { type FakeStorage, fakeStorage } from './fake-storage.js'
import { type FakeFeatures, type FakeWallet, fakeWallet } from './fake-wallet.js'

const eventNames = [
  'wallet-connected',
  'wallet-disconnected',
  'wallet-account-changed',
  'wallet-network-changed',
  'wallet-error',
] as const satisfies readonly (keyof KitEventMap)[]

interface Setting extends Omit<KitOptions, 'storage'> {
  readonly storage?: FakeStorage
  readonly surroundings?: KitEnvironment
  /** Wallets that are there before the kit. */
  readonly wallets?: readonly FakeWallet[]
  /** The page. Default: one of its own. */
  readonly page?: FakePage
  /** When the page has had its say; at once unless given. */
  readonly ready?: Promise<unknown>
}

/**
 * A kit on a page of its own with a storage of its own. What it tells is written down: every state its subscribers
 * hear, every event, what it says on the console.
 */
export async function startKit({
  storage = fakeStorage(),
  surroundings,
  wallets = [],
  page = new FakePage(),
  ready,
  ...options
}: Setting = {}) {
  vi.useFakeTimers()
  const console = {
    warn: vi.spyOn(globalThis.console, 'warn').mockImplementation(() => {}),
    error: vi.spyOn(globalThis.console, 'error').mockImplementation(() => {}),
  }
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  // Wallets that loaded first wait for the app.
  page.addEventListener('wallet-standard:app-ready', (event) =>
    (event as CustomEvent<{ register(...all: unknown[]): void }>).detail.register(...wallets),
  )
  const kit = createWalletKit({ ...options, storage }, surroundings)
  const states: string[] = []
  kit.subscribe(({ status, wallet, address }) => {
    const state = [status, wallet?.name, address && Number(address)].filter((part) => part || part === 0)
    states.push(state.join(' '))
  })
  const events: { name: string; detail: unknown }[] = []
  for (const name of eventNames) kit.on(name, ({ detail }) => events.push({ name, detail }))

  const stop = kit.start(page.window, ready)
  await settle()
  // Asked by now, and read for whoever wants to know: the task that would do it is a millisecond away, for these timers.
  kit.getState()
  await settle()
  states.length = 0
  return { kit, page, storage, states, events, stop, console }
}

/** Lets every promise that can settle now do so; no time passes. */
export const settle = () => vi.advanceTimersByTimeAsync(0)

/** Starts a kit on a page with Petra. `features` replaces features of Petra. */
export async function startWithPetra(setting: Setting = {}, features: FakeFeatures = {}) {
  const petra = fakeWallet('Petra', features)
  return { petra, ...(await startKit({ ...setting, wallets: [petra, ...(setting.wallets ?? [])] })) }
}

/** Starts a kit that is connected to Petra, and clears what was recorded. */
export async function connectedKit(setting: Setting = {}, features: FakeFeatures = {}) {
  const started = await startWithPetra(setting, features)
  await connectTo(started.kit, started.petra)
  started.states.length = started.events.length = 0
  started.console.warn.mockClear()
  started.console.error.mockClear()
  return started
}

/** Connects to a wallet, which approves. Does not wait for its network. */
export async function connectTo(kit: WalletKit, wallet: FakeWallet, account?: unknown): Promise<void> {
  kit.connect(wallet.name)
  wallet.approve(account)
  await settle()
}

/** Returns a promise with the function that resolves it. */
export function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** What a promise rejects with. */
export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => {
      throw new Error(`It was to fail, and gave ${JSON.stringify(value)}`)
    },
    (error: unknown) => error,
  )

import { onTestFinished, vi } from 'vitest'
import { createKitParts } from '../../../src/core/create-wallet-kit.js'
import {
  createWalletKit,
  type KitEventMap,
  type KitOptions,
  type WalletKit,
} from '../../../src/core/index.js'
import type { KitDependencies } from '../../../src/core/options.js'
import { FakePage } from './fake-page.js'
import { type FakeStorage, fakeStorage } from './fake-storage.js'
import { type FakeFeatures, type FakeWallet, fakeWallet } from './fake-wallet.js'

const eventNames = [
  'wallet-connected',
  'wallet-disconnected',
  'wallet-account-changed',
  'wallet-network-changed',
  'wallet-transaction',
  'wallet-signed-in',
  'wallet-signed-out',
  'wallet-error',
] as const satisfies readonly (keyof KitEventMap)[]

interface Setting extends Omit<KitOptions, 'storage'> {
  readonly storage?: FakeStorage
  readonly surroundings?: KitDependencies
  /** Wallets that load before the kit. */
  readonly wallets?: readonly FakeWallet[]
  readonly page?: FakePage
  /** Resolves when the page has set its options. Default: at once. */
  readonly ready?: Promise<unknown>
}

/** Starts a kit with fake timers on a page with its own storage. Records its states, its events, and its console messages. */
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
  const kitOptions = { ...options, storage }
  const kit = surroundings ? createKitWithDependencies(kitOptions, surroundings) : createWalletKit(kitOptions)
  const states: string[] = []
  kit.subscribe(({ status, wallet, address }) => {
    states.push([status, wallet?.name, address && Number(address)].filter(Boolean).join(' '))
  })
  const events: { name: string; detail: unknown }[] = []
  for (const name of eventNames) kit.on(name, ({ detail }) => events.push({ name, detail }))

  const stop = kit.start(page.window, ready)
  await settle()
  // Validates the wallets now. Otherwise, a timer of the kit does it a millisecond later.
  kit.getState()
  await settle()
  states.length = 0
  const getInstalledNames = () => kit.getState().installed_wallets.map(({ name }) => name)
  return { kit, page, storage, states, events, stop, console, getInstalledNames }
}

/** Creates a kit as a user interface does. */
function createKitWithDependencies(options: KitOptions, dependencies: KitDependencies): WalletKit {
  const { kit, controls } = createKitParts(options, dependencies)
  return { ...kit, ...controls }
}

/** Settles every promise that needs no time. */
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
  started.states.length = 0
  started.events.length = 0
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

/** Returns the reason with which a promise rejects. */
export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => Promise.reject(new Error(`Resolved with ${JSON.stringify(value)}`)),
    (error: unknown) => error,
  )

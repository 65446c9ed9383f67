import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CrossChainOptions, crossChainWallets } from '../../../src/cross-chain/index.js'

const ICON = 'data:image/png;base64,AA'

/** A window to which a test adds wallets. */
class FakeWindow extends EventTarget {
  announce(detail: unknown) {
    this.addEventListener('eip6963:requestProvider', () =>
      this.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
    )
  }

  register(wallet: unknown) {
    this.addEventListener('wallet-standard:app-ready', (event) => {
      const { detail } = event as CustomEvent<{ register(wallet: unknown): void }>
      detail.register(wallet)
    })
  }
}

const createProvider = (request: (input: { method: string }) => Promise<unknown> = async () => []) => ({
  request: vi.fn(request),
  on() {},
})

const createStandardWallet = (name: unknown, ...features: readonly string[]) => ({
  name,
  icon: ICON,
  accounts: [],
  features: Object.fromEntries(features.map((feature) => [feature, {}])),
})

const SOLANA = ['standard:connect', 'standard:events', 'solana:signTransaction']
const SUI = ['standard:connect', 'sui:signPersonalMessage']

const listNames = (options?: CrossChainOptions) => crossChainWallets(options).map(({ name }) => name)

describe('crossChainWallets', () => {
  let page: FakeWindow

  beforeEach(() => {
    page = new FakeWindow()
    vi.stubGlobal('window', page)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('returns nothing on a server', () => {
    vi.unstubAllGlobals()
    expect(crossChainWallets()).toEqual([])
  })

  it('lists the wallets of each chain once, under the name of the chain', () => {
    const detail = { info: { name: 'MetaMask', icon: `\n${ICON}\n` }, provider: createProvider() }
    page.announce(detail)
    page.announce({ ...detail })
    const phantom = createStandardWallet('Phantom', ...SOLANA, ...SUI)
    page.register(phantom)
    page.register(phantom)
    expect(crossChainWallets().map(({ name, icon }) => [name, icon])).toEqual([
      ['MetaMask (Ethereum)', ICON],
      ['Phantom (Solana)', ICON],
      ['Phantom (Sui)', ICON],
    ])
  })

  it.each([
    [['ethereum'], ['MetaMask (Ethereum)']],
    [['solana'], ['Phantom (Solana)']],
    [
      ['sui', 'ethereum'],
      ['MetaMask (Ethereum)', 'Phantom (Sui)'],
    ],
    [[], []],
  ] as const)('lists the wallets of the chains %j', (chains, names) => {
    page.announce({ info: { name: 'MetaMask', icon: ICON }, provider: createProvider() })
    page.register(createStandardWallet('Phantom', ...SOLANA, ...SUI))
    expect(listNames({ chains })).toEqual(names)
  })

  it.each([
    ['no feature of a chain', 'aptos:connect'],
    ['no events, which the Solana adapter needs', 'standard:connect', 'solana:signTransaction'],
    ['no way to connect', 'sui:signPersonalMessage'],
  ])('leaves out a wallet with %s', (_, ...features) => {
    page.register(createStandardWallet('Wallet', ...features))
    expect(listNames()).toEqual([])
  })

  it('skips faulty wallets, and lists those after them', () => {
    const throwing = {
      get features(): never {
        throw new Error('features')
      },
    }
    for (const detail of [null, {}, { info: {}, provider: {} }, { info: null, provider: createProvider() }])
      page.announce(detail)
    for (const wallet of [throwing, {}, null]) page.register(wallet)
    page.announce({ info: { name: 'MetaMask', icon: ICON }, provider: createProvider() })
    page.register(createStandardWallet('Slush', ...SUI))
    expect(listNames()).toEqual(['MetaMask (Ethereum)', 'Slush (Sui)'])
  })

  it('makes names plain text, and drops icons that are no data', () => {
    const info = { name: 'Meta\u202eMask\n', icon: 'https://wallet.example/icon.png' }
    page.announce({ info, provider: createProvider() })
    expect(crossChainWallets()).toMatchObject([{ name: 'MetaMask (Ethereum)', icon: '' }])
  })
})

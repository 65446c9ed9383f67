import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createWalletKit, toHex, WalletKitError } from '../../../src/core/index.js'
import { parseAccount, parseNetwork } from '../../../src/core/parse-response.js'
import { FakePage } from '../support/fake-page.js'
import { fakeWallet } from '../support/fake-wallet.js'
import { RANDOM_RUNS } from '../support/random-runs.js'

const thrower = () => {
  throw new Error('no')
}
/** Throws at whatever is asked of it by name; the symbols are for fast-check, which looks for its own. */
const byName =
  <T>(otherwise: T) =>
  (_: object, key: string | symbol): T =>
    typeof key === 'string' ? thrower() : otherwise
const trap = new Proxy({}, { get: byName(undefined), has: byName(false), ownKeys: thrower })

/** Whatever a wallet might hand over: every value there is, and objects that fight back. */
const anything = fc.oneof(
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withTypedArray: true,
  }),
  fc.constantFrom(trap, thrower, Symbol('s'), new Error('e')),
)
/** Objects with the fields that are read, each of them anything. */
const shaped = (...fields: string[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, anything])), { requiredKeys: [] })

/** Runs, and hands back what came of it: an outcome, or our own error. Any other error is let through. */
function outcome<T>(work: () => T): T | 'refused' {
  try {
    return work()
  } catch (error) {
    if (error instanceof WalletKitError) return 'refused'
    throw error
  }
}

describe('any response of a wallet', () => {
  it('becomes an account in canonical text, an empty account, or an error', () => {
    const answer = fc.oneof(
      anything,
      shaped('address', 'publicKey', 'ansName'),
      fc.record({ status: fc.constant('Approved'), args: shaped('address', 'publicKey', 'ansName') }),
    )
    fc.assert(
      fc.property(answer, (value) => {
        const account = outcome(() => parseAccount('Petra', value))
        if (!account || account === 'refused') return
        expect(account.address).toMatch(/^0x[\da-f]{64}$/)
        expect(account.publicKey).toMatch(/^0x[\da-f]+$/)
        expect(account.ansName === null || typeof account.ansName === 'string').toBe(true)
        expect(Object.keys(account).sort()).toEqual(['address', 'ansName', 'publicKey'])
      }),
      { numRuns: RANDOM_RUNS },
    )
  })

  it('becomes a network in canonical text, or an error', () => {
    const answer = fc.oneof(anything, shaped('name', 'chainId', 'url'))
    fc.assert(
      fc.property(answer, (value) => {
        const network = outcome(() => parseNetwork('Petra', value))
        if (network === 'refused') return
        expect(network.name).not.toBe('')
        expect(Number.isSafeInteger(network.chainId)).toBe(true)
        expect(network.url === undefined || network.url.startsWith('https://')).toBe(true)
      }),
      { numRuns: RANDOM_RUNS },
    )
  })

  it('becomes hex text, or an error', () => {
    fc.assert(
      fc.property(fc.oneof(anything, shaped('data', 'key', 'hexString', 'toUint8Array')), (value) => {
        const hex = outcome(() => toHex(value))
        if (hex !== 'refused') expect(hex).toMatch(/^0x[\da-f]+$/)
      }),
      { numRuns: RANDOM_RUNS },
    )
  })
})

describe('any registration', () => {
  it('becomes a plain entry or is left out, and the next wallet is listed', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const features = fc.oneof(
      anything,
      fc.dictionary(fc.constantFrom('aptos:connect', 'aptos:account', 'x'), anything),
    )
    const wallet = fc.oneof(
      anything,
      fc.record({
        name: fc.oneof(fc.string(), anything),
        icon: anything,
        url: anything,
        features,
      }),
    )
    fc.assert(
      fc.property(wallet, (value) => {
        const page = new FakePage()
        const kit = createWalletKit({ storage: null })
        const stop = kit.start(page.window, new Promise(() => {}))
        page.register(value, fakeWallet('Next'))
        const { installed_wallets } = kit.getState()
        stop()
        expect(installed_wallets.at(-1)?.name).toMatch(/^Next( \(2\))?$/)
        expect(kit.diagnose().length).toBeGreaterThanOrEqual(1)
        for (const { name, url, icon } of installed_wallets) {
          expect(name).not.toBe('')
          expect(url === '' || url.toLowerCase().startsWith('https://')).toBe(true)
          expect(icon === '' || icon.toLowerCase().startsWith('data:image/')).toBe(true)
        }
      }),
      { numRuns: RANDOM_RUNS },
    )
    vi.restoreAllMocks()
  })

  it('can use any event', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    fc.assert(
      fc.property(anything, (detail) => {
        const page = new FakePage()
        const kit = createWalletKit({ storage: null })
        kit.start(page.window, new Promise(() => {}))
        page.announce(detail)
        page.register(fakeWallet())
        expect(kit.getState().installed_wallets).toHaveLength(1)
      }),
    )
    vi.restoreAllMocks()
  })
})

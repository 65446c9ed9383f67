import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWalletKit, toHex, WalletKitError } from '../../../src/core/index.js'
import { parseAccount, parseNetwork } from '../../../src/core/parse-response.js'
import { FakePage } from '../support/fake-page.js'
import { fakeWallet } from '../support/fake-wallet.js'
import { RANDOM_RUNS } from '../support/random-runs.js'

const fail = () => {
  throw new Error('no')
}
/** Throws for every property name. Symbols are for fast-check, which reads its own. */
const failForNames =
  <T>(otherwise: T) =>
  (_: object, key: string | symbol): T =>
    typeof key === 'string' ? fail() : otherwise
const trap = new Proxy({}, { get: failForNames(undefined), has: failForNames(false), ownKeys: fail })

const anything = fc.oneof(
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withTypedArray: true,
  }),
  fc.constantFrom(trap, fail, Symbol('s'), new Error('e')),
)

/** Objects with some of the fields, each of them anything. */
const anyWith = (...fields: string[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, anything])), { requiredKeys: [] })

const anyAccount = anyWith('address', 'publicKey', 'ansName')
const anyWallet = fc.record({
  name: fc.oneof(fc.string(), anything),
  icon: anything,
  url: anything,
  features: fc.oneof(
    anything,
    fc.dictionary(fc.constantFrom('aptos:connect', 'aptos:account', 'x'), anything),
  ),
})

/** Calls `check` with each result. A WalletKitError is a result too, any other error fails the test. */
const checkAny = <T, R>(input: fc.Arbitrary<T>, parse: (value: T) => R, check: (result: R) => void) =>
  fc.assert(
    fc.property(input, (value) => {
      let result: R
      try {
        result = parse(value)
      } catch (error) {
        if (error instanceof WalletKitError) return
        throw error
      }
      check(result)
    }),
    { numRuns: RANDOM_RUNS },
  )

describe('any response of a wallet', () => {
  it('becomes an account in canonical text, an empty account, or an error', () => {
    const response = fc.oneof(
      anything,
      anyAccount,
      fc.record({ status: fc.constant('Approved'), args: anyAccount }),
    )
    checkAny(
      response,
      (value) => parseAccount('Petra', value),
      (account) => {
        if (!account) return
        expect(account.address).toMatch(/^0x[\da-f]{64}$/)
        expect(account.publicKey).toMatch(/^0x[\da-f]+$/)
        expect(account.ansName === null || typeof account.ansName === 'string').toBe(true)
        expect(Object.keys(account).sort()).toEqual(['address', 'ansName', 'publicKey'])
      },
    )
  })

  it('becomes a network in canonical text, or an error', () => {
    checkAny(
      fc.oneof(anything, anyWith('name', 'chainId', 'url')),
      (value) => parseNetwork('Petra', value),
      (network) => {
        expect(network.name).not.toBe('')
        expect(Number.isSafeInteger(network.chainId)).toBe(true)
        expect(network.url ?? 'https://').toMatch(/^https:\/\//)
      },
    )
  })

  it('becomes hex text, or an error', () => {
    checkAny(fc.oneof(anything, anyWith('data', 'key', 'hexString', 'toUint8Array')), toHex, (hex) =>
      expect(hex).toMatch(/^0x[\da-f]+$/),
    )
  })
})

describe('any registration', () => {
  it.each<[string, (page: FakePage, value: unknown) => void]>([
    ['of any wallet', (page, value) => page.register(value)],
    ['by any event', (page, value) => page.announce(value)],
  ])('%s becomes a plain entry or is left out, and the next wallet is listed', (_, register) => {
    fc.assert(
      fc.property(fc.oneof(anything, anyWallet), (value) => {
        const page = new FakePage()
        const kit = createWalletKit({ storage: null })
        const stop = kit.start(page.window, new Promise(() => {}))
        register(page, value)
        page.register(fakeWallet('Next'))
        const { installed_wallets } = kit.getState()
        stop()
        expect(installed_wallets.at(-1)?.name).toMatch(/^Next( \(2\))?$/)
        expect(kit.diagnose().length).toBeGreaterThanOrEqual(1)
        for (const { name, url, icon } of installed_wallets) {
          expect(name).not.toBe('')
          expect(url).toMatch(/^(https:\/\/|$)/i)
          expect(icon).toMatch(/^(data:image\/|$)/i)
        }
      }),
      { numRuns: RANDOM_RUNS },
    )
  })
})

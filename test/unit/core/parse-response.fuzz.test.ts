import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNetwork, parseRequiredAccount } from '../../../src/core/boundary/parse-response.js'
import { createWalletKit, toHex, WalletKitError } from '../../../src/core/index.js'
import { FakePage } from '../support/fake-page.js'
import { fail, fakeWallet } from '../support/fake-wallet.js'
import { RANDOM_RUNS } from '../support/random-runs.js'

/** Throws if a property or the list of keys is read. Does not throw for symbols, because fast-check reads its own. */
const trap = new Proxy({}, { get: (_, key) => typeof key === 'string' && fail(), ownKeys: fail })

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
const anyKey = fc.constantFrom('aptos:connect', 'aptos:account', 'x')
const anyWallet = fc.record({
  name: fc.oneof(fc.string(), anything),
  icon: anything,
  url: anything,
  features: fc.oneof(anything, fc.dictionary(anyKey, anything)),
})

const hex = expect.stringMatching(/^0x[\da-f]+$/)

describe('any response of a wallet', () => {
  it.each<[string, fc.Arbitrary<unknown>, (value: unknown) => unknown, unknown]>([
    [
      'an account in canonical text',
      fc.oneof(anything, anyAccount),
      (value) => parseRequiredAccount('Petra', value),
      {
        address: expect.stringMatching(/^0x[\da-f]{64}$/),
        publicKey: hex,
        ansName: expect.toSatisfy((name) => name === null || typeof name === 'string'),
      },
    ],
    [
      'a network in canonical text',
      fc.oneof(anything, anyWith('name', 'chainId', 'url')),
      (value) => ({ url: 'https://', ...parseNetwork('Petra', value) }),
      {
        name: expect.stringMatching(/./),
        chainId: expect.toSatisfy(Number.isSafeInteger),
        url: expect.stringMatching(/^https:\/\//),
      },
    ],
    [
      'hex text',
      fc.oneof(anything, anyWith('data', 'key', 'hexString', 'toUint8Array')),
      (value) => toHex(value),
      hex,
    ],
  ])('becomes %s, or an error', (_, response, parse, expected) => {
    fc.assert(
      fc.property(response, (value) => {
        let result: unknown
        try {
          result = parse(value)
        } catch (error) {
          expect(error).toBeInstanceOf(WalletKitError)
          return
        }
        expect(result).toEqual(expected)
      }),
      { numRuns: RANDOM_RUNS },
    )
  })
})

describe('any registration', () => {
  it('becomes a plain entry or is left out, and the next wallet is listed', () => {
    fc.assert(
      fc.property(fc.oneof(anything, anyWallet), (value) => {
        const page = new FakePage()
        const kit = createWalletKit({ storage: null })
        const stop = kit.start(page.window, new Promise(() => {}))
        page.announce(value)
        page.register(value)
        page.register(fakeWallet('Next'))
        stop()
        const { installed_wallets } = kit.getState()
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

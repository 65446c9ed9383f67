import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { goodWallet } from '../../support/fixtures.js'

/** What engines write about a fault in a script, and the names a minifier gives. */
const engineText =
  /undefined|null\b|cannot (read|convert)|can't|is not (a function|an object|iterable)|Error|\b[b-z]\b/i

describe('diagnose', () => {
  test('tells the features of a wallet that was turned away, with their versions', async ({ open }) => {
    const visit = await open({
      after: () => {
        const features = { 'solana:connect': { version: '1.0.0' }, 'standard:events': { version: '2.1.0' } }
        support.registerWallet({ name: 'Solana Wallet', features })
      },
    })
    expect(await visit.evaluate(() => window.AptosWalletKit.diagnose())).toEqual([
      {
        name: 'Solana Wallet',
        accepted: false,
        reason: expect.stringContaining('aptos:'),
        features: { 'solana:connect': '1.0.0', 'standard:events': '2.1.0' },
      },
    ])
  })

  test.for<[string, string, () => void]>([
    [
      'has features of another chain alone',
      'Solana',
      () => {
        support.registerWallet({ name: 'Solana', features: { 'solana:connect': { version: '1.0.0' } } })
      },
    ],
    ['has no features', 'NoFeatures', () => void support.registerWallet({ name: 'NoFeatures' })],
    [
      'has features that are null',
      'NullFeatures',
      () => {
        support.registerWallet({ name: 'NullFeatures', features: null })
      },
    ],
    [
      'has no name',
      '',
      () => void support.registerWallet({ features: support.createWallet({ name: 'x' }).standard.features }),
    ],
    ['is null', '', () => void support.registerWallet(null)],
    ['is a text', '', () => void support.registerWallet('a wallet')],
    [
      'registers by an event whose detail is no function',
      '',
      () => {
        dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: 'a wallet' }))
      },
    ],
    [
      'registers by an event without a detail',
      '',
      () => {
        dispatchEvent(new Event('wallet-standard:register-wallet'))
      },
    ],
  ])(
    'says in a sentence of its own why it turned away a wallet that %s',
    async ([, name, after], { open }) => {
      const visit = await open({ wallets: [goodWallet], after })
      const [listed, refused, ...more] = await visit.evaluate(() => window.AptosWalletKit.diagnose())
      expect(listed).toMatchObject({ name: 'Good Wallet', accepted: true })
      expect(refused).toMatchObject({ name, accepted: false })
      expect(refused?.reason).toMatch(/^\S+( \S+){2,}$/)
      expect(refused?.reason).not.toMatch(engineText)
      expect(more).toEqual([])
      // A registration that fails in the wallet's own code is told on the console, too.
      await visit.evaluate(() => void support.takeConsole())
    },
  )
})

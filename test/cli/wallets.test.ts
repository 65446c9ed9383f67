import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from '../../bin/wallets/edit-distance.js'
import { matchName } from '../../bin/wallets/match-name.js'
import { run } from './support/run.js'

const names = ['Nightly', 'Petra', 'Pontem Wallet', 'Rimosafe', 'OKX Wallet']

describe('wallets', () => {
  it('lists the catalogue in its order, each with its install page', async () => {
    const { code, stdout } = await run(['wallets'])
    expect(code).toBe(0)
    const lines = stdout.trimEnd().split('\n')
    expect(lines.map((line) => line.split(/ {2,}/)[0])).toEqual(names)
    for (const line of lines) expect(line).toMatch(/ https:\/\/\S+$/)
  })

  it('lists it as JSON', async () => {
    const { stdout } = await run(['wallets', '--json'])
    const catalogue = JSON.parse(stdout)
    expect(catalogue.map(({ name }: { name: string }) => name)).toEqual(names)
    expect(catalogue[1].deeplinkProvider).toBe('https://petra.app/explore?link=')
  })
})

describe('a wallet that was typed', () => {
  const wallets = names.map((name) => (name === 'Pontem Wallet' ? { name, aliases: ['Pontem'] } : { name }))

  it.each([
    ['petra', 'Petra'],
    ['PETRA', 'Petra'],
    ['okx  wallet', 'OKX Wallet'],
    ['okx', 'OKX Wallet'],
    ['pontem', 'Pontem Wallet'],
  ])('is known as %s', (typed, name) => {
    expect(matchName(typed, wallets)).toEqual({ kind: 'known', name })
  })

  it.each([
    ['petr', 'Petra'],
    ['Petar', 'Petra'],
    ['nigthly', 'Nightly'],
    ['nigh', 'Nightly'],
    ['rimosave', 'Rimosafe'],
    ['okx walet', 'OKX Wallet'],
  ])('is a near miss as %s', (typed, suggestion) => {
    expect(matchName(typed, wallets)).toEqual({ kind: 'near', name: typed, suggestion })
  })

  it.each(['Backpack', 'Martian', 'x', 'constructor', '__proto__'])('is unknown as %s', (typed) => {
    expect(matchName(typed, wallets)).toEqual({ kind: 'unknown', name: typed })
  })
})

describe('the distance of two names', () => {
  it('is zero for the same name alone, the same both ways, and at most the longer', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const distance = editDistance(a, b)
        expect(distance === 0).toBe(a === b)
        expect(editDistance(b, a)).toBe(distance)
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
  })

  it('counts a swap of neighbours as one', () => {
    expect(editDistance('petar', 'petra')).toBe(1)
    expect(editDistance('petra', 'nightly')).toBe(6)
  })
})

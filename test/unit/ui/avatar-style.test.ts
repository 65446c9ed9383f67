import { describe, expect, it } from 'vitest'
import { deriveAvatarStyle } from '../../../src/ui/views/avatar-style.js'

const addressWithEnd = (end: string) => `0x${end.padStart(64, 'a')}`

describe('deriveAvatarStyle', () => {
  it.each([
    ['000000', { '--a': '0deg', '--h': 130, '--d': -20 }],
    ['7fffff', { '--a': '357deg', '--h': 428.35, '--d': -51.75 }],
    ['800000', { '--a': '0deg', '--h': 130, '--d': 20 }],
    ['ff0064', { '--a': '140deg', '--h': 130, '--d': 51.75 }],
  ])('derives angle, hue and step from the last three bytes of an address: %s', (end, expected) => {
    const style = deriveAvatarStyle(addressWithEnd(end))
    expect(Number.parseFloat(`${style['--a']}`)).toBeCloseTo(Number.parseFloat(expected['--a']))
    expect(style).toMatchObject({ '--a': expect.stringMatching(/^[\d.]+deg$/), '--d': expected['--d'] })
    expect(style['--h']).toBeCloseTo(expected['--h'])
  })

  it('does not depend on other bytes', () => {
    expect(deriveAvatarStyle(`0x${'1'.repeat(58)}123456`)).toEqual(
      deriveAvatarStyle(addressWithEnd('123456')),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDataImage, toHttpsUrl, toPlainText } from '../../../src/core/sanitize.js'

describe('toPlainText', () => {
  it('keeps a name in any script', () => {
    for (const name of ['Petra', 'Pontem Wallet', '錢包', 'محفظة', 'Ünïcödé 🦊'])
      expect(toPlainText(name)).toBe(name)
  })

  it('removes direction marks, zero-width and control characters', () => {
    expect(toPlainText('\u202EarteP\u202C')).toBe('arteP')
    expect(toPlainText('Pe\u200Btra')).toBe('Pe tra')
    expect(toPlainText('Petra\u0000\n')).toBe('Petra')
    expect(toPlainText('a\u2028b\u2029c\uFEFFd')).toBe('a b c d')
  })

  it.each([
    ['a space of any width', 'OKX\u00a0Wallet'],
    ['more than one', 'OKX \t\u3000 Wallet'],
    ['a character of no width beside it', 'OKX\u200b Wallet'],
    ['one that holds characters together', 'OKX \u034fWallet'],
    ['one that picks a variant', 'OKX Wallet\ufe0f'],
    ['letters that are blank', 'OKX \u3164\u2800Wallet'],
  ])('replaces white space by one space: %s', (_, name) => {
    expect(toPlainText(name)).toBe('OKX Wallet')
  })

  it.each(['\u3164', '\u2800', '\u115f\u1160', '\ufe0f'])(
    'returns empty text for invisible characters',
    (name) => {
      expect(toPlainText(name)).toBe('')
    },
  )

  it('keeps markup as text', () => {
    expect(toPlainText('<b>Petra</b>')).toBe('<b>Petra</b>')
  })

  it('cuts at 64 characters, never inside one', () => {
    expect(toPlainText('x'.repeat(65))).toBe('x'.repeat(64))
    expect(toPlainText(`x${'🦊'.repeat(64)}`)).toBe(`x${'🦊'.repeat(31)}`)
  })

  it('cuts at the given length', () => {
    expect(toPlainText('abcdef', 3)).toBe('abc')
  })

  it.each([undefined, null, 42, {}, [], () => 'Petra', { toString: () => 'Petra' }])(
    'returns empty text for %s',
    (value) => {
      expect(toPlainText(value)).toBe('')
    },
  )

  it('removes unpaired surrogates', () => {
    expect(toPlainText('Pe\uD83Etra')).toBe('Pe tra')
    expect(toPlainText('\uDD8APetra')).toBe('Petra')
  })

  it('returns at most 64 visible characters, and keeps its own result', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x10ffff), { maxLength: 400 }), (points) => {
        const text = toPlainText(String.fromCodePoint(...points))
        expect(text.length).toBeLessThanOrEqual(64)
        expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]| {2}|^ | $/u)
        expect(toPlainText(text)).toBe(text)
      }),
    )
  })

  it('reads only the first 64 characters', () => {
    expect(toPlainText(`${'\u200B'.repeat(63)}Petra`)).toBe('P')
    expect(toPlainText(`${'\u200B'.repeat(1e7)}Petra`)).toBe('')
  })
})

describe('toHttpsUrl', () => {
  it('keeps an https URL', () => {
    expect(toHttpsUrl('https://petra.app/')).toBe('https://petra.app/')
    expect(toHttpsUrl('HTTPS://petra.app')).toBe('HTTPS://petra.app')
  })

  it.each([
    'http://petra.app/',
    'javascript:alert(1)',
    ' https://petra.app/',
    'https:petra.app',
    'https://',
    'https:///petra.app',
    'https:// petra.app',
    'nightly://v1',
    'data:text/html,https://petra.app',
    '/home',
    '',
    new URL('https://petra.app/'),
    ['https://petra.app/'],
    undefined,
    null,
  ])('returns empty text for %s', (value) => {
    expect(toHttpsUrl(value)).toBe('')
  })
})

describe('length limit', () => {
  it.each([
    ['a link of 2048 characters', toHttpsUrl, 'https://petra.app/', 2048],
    ['an icon of a million characters', toDataImage, 'data:image/png,', 1e6],
  ])('applies to %s', (_, read, start, limit) => {
    const almost = start.padEnd(limit - 1, 'A')
    expect(read(almost)).toBe(almost)
    expect(read(`${almost}A`)).toBe('')
  })
})

describe('toDataImage', () => {
  it.each(['svg+xml', 'png', 'jpeg', 'gif', 'webp', 'avif'])('keeps an image of type %s', (type) => {
    expect(toDataImage(`data:image/${type};base64,AAAA`)).toBe(`data:image/${type};base64,AAAA`)
    expect(toDataImage(`data:image/${type},AAAA`)).toBe(`data:image/${type},AAAA`)
  })

  it.each([
    'https://petra.app/icon.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    ' data:image/png,AAAA',
    'blob:https://petra.app/1',
    '',
    undefined,
    42,
    ['data:image/png,AAAA'],
  ])('returns empty text for %s', (value) => {
    expect(toDataImage(value)).toBe('')
  })
})

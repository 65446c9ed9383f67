import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDataImage, toHttpsUrl, toNodeUrl, toPlainText } from '../../../src/core/boundary/sanitize.js'

describe('toPlainText', () => {
  it.each(['Pontem Wallet', '錢包', 'محفظة', 'Ünïcödé 🦊', '<b>Petra</b>'])('keeps %s', (name) => {
    expect(toPlainText(name)).toBe(name)
  })

  it.each([
    ['control characters and direction marks', '\u202EPe\u0000tra\n', 'Petra'],
    ['unpaired surrogates', '\uDD8APe\uD83Etra', 'Petra'],
    ['a placeholder', 'Pe\ufffctra\uf8ff', 'Petra'],
    ['invisible characters of other planes', 'Pe\u{13441}\u{13442}\u{16fe4}\u{1d159}\u{e0041}tra', 'Petra'],
    ['several spaces and line breaks', 'OKX \r\n\t\u3000 Wallet', 'OKX Wallet'],
    ['blank letters', 'OKX \u3164\u2800Wallet', 'OKX Wallet'],
    ['half of a character at the end', `x${'🦊'.repeat(64)}`, `x${'🦊'.repeat(31)}`],
    ['what is no text', { toString: (): string => 'Petra' }, ''],
  ])('removes %s', (_, text, expected) => {
    expect(toPlainText(text)).toBe(expected)
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

  it('reads only the first 64 characters, or as many as given', () => {
    expect(toPlainText(`${'\u200B'.repeat(63)}Petra`)).toBe('P')
    expect(toPlainText('abcdef', 3)).toBe('abc')
  })
})

describe('toHttpsUrl', () => {
  it.each([
    'http://petra.app/',
    'javascript:alert(1)',
    ' https://petra.app/',
    'https:petra.app',
    'https:///petra.app',
    'https:// petra.app',
    ['https://petra.app/'],
  ])('returns empty text for %s', (value) => {
    expect(toHttpsUrl(value)).toBe('')
  })
})

describe('toNodeUrl', () => {
  it.each([
    'https://node.example/v1',
    'http://localhost',
    'http://LOCALHOST:8080/v1',
    'http://127.0.0.1/v1',
    'http://127.0.0.1:8080',
  ])('keeps %s', (url) => {
    expect(toNodeUrl(url)).toBe(url)
  })

  it.each([
    'http://node.example/v1',
    'http://localhost.node.example/',
    'http://localhost:80@node.example/',
    'http://127.0.0.1.node.example/',
    'http://127.0.0.2/',
    'ws://localhost/',
    'javascript:https://node.example/',
    ['http://localhost/'],
  ])('returns empty text for %s', (value) => {
    expect(toNodeUrl(value)).toBe('')
  })
})

describe('length limit', () => {
  it.each([
    ['a link', toHttpsUrl, 'HTTPS://petra.app/', 2047],
    ['an icon', toDataImage, 'data:image/PNG;base64,', 200_000],
  ])('of %s keeps a URL of that length only', (_, read, start, limit) => {
    const longest = start.padEnd(limit, 'A')
    expect(read(longest)).toBe(longest)
    expect(read(`${longest}A`)).toBe('')
  })
})

describe('toDataImage', () => {
  it.each([
    'https://petra.app/icon.png',
    'data:text/html,<script>alert(1)</script>',
    ' data:image/png,AAAA',
    ['data:image/png,AAAA'],
  ])('returns empty text for %s', (value) => {
    expect(toDataImage(value)).toBe('')
  })

  it.each([
    `data:image/svg+xml,${'<use href="#a"/>'.repeat(9)}`,
    'data:image/svg+xml;base64,PHN2Zy8+',
    'DATA:IMAGE/PNG,AAAA',
  ])('keeps %s', (icon) => {
    expect(toDataImage(icon)).toBe(icon)
  })
})

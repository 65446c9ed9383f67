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
    expect(toPlainText('Pe\u200Btra')).toBe('Petra')
    expect(toPlainText('Petra\u0000\n')).toBe('Petra')
    expect(toPlainText('a\u2028b\u2029c\uFEFFd')).toBe('a b cd')
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

  it.each([
    '\u00ad',
    '\u200d',
    '\u2062',
    '\ufffc',
    '\u{13441}',
    '\u{13442}',
    '\u{16fe4}',
    '\u{1d159}',
    '\u{e0041}',
    '\uf8ff',
  ])('removes the character without ink %j, so that names are compared without it', (character) => {
    expect(toPlainText(`Pe${character}tra${character}`)).toBe('Petra')
  })

  it('replaces a line break by a space', () => {
    expect(toPlainText('OKX\r\n\tWallet')).toBe('OKX Wallet')
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
    expect(toPlainText('Pe\uD83Etra')).toBe('Petra')
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
    ['an icon of 200 kB', toDataImage, 'data:image/png,', 200_001],
  ])('applies to %s', (_, read, start, limit) => {
    const almost = start.padEnd(limit - 1, 'A')
    expect(read(almost)).toBe(almost)
    expect(read(`${almost}A`)).toBe('')
  })
})

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`
const use = '<use href="#a"/>'
const encodings: Record<string, (text: string) => string> = {
  'percent-encoded': (text) => `data:image/svg+xml,${encodeURIComponent(text)}`,
  'not encoded': (text) => `data:image/svg+xml;utf8,${text}`,
  'with every letter encoded': (text) =>
    `data:image/SVG+xml,${[...text].map((char) => `%${char.charCodeAt(0).toString(16)}`).join('')}`,
  base64: (text) => `data:image/svg+xml;charset=utf-8; base64,${btoa(text)}`,
  'with line breaks': (text) =>
    `data:image/svg+xml,${text.replaceAll('use', 'u\r\n\tse').replaceAll('filter', 'fil\nter')}`,
}

describe('toDataImage with an SVG', () => {
  const table = Object.entries(encodings)

  it.each(table)('is shown with up to eight uses, %s', (_, encode) => {
    const icon = encode(svg(use.repeat(8)))
    expect(toDataImage(icon)).toBe(icon)
    expect(toDataImage(encode(svg(use.repeat(9))))).toBe('')
    expect(toDataImage(encode(svg('<svg:use href="#a"/>'.repeat(9))))).toBe('')
  })

  it.each(table)('is dropped with a filter or an entity, %s', (_, encode) => {
    expect(toDataImage(encode(svg('<filter id="a"/>')))).toBe('')
    expect(toDataImage(encode(svg('<g style="FILTER:blur(9px)"/>')))).toBe('')
    expect(toDataImage(encode(`<!DOCTYPE svg [<!ENTITY a "${use}">]>${svg('&a;')}`))).toBe('')
  })

  it('is shown with elements whose names only start with use', () => {
    const icon = `data:image/svg+xml,${svg('<user/>'.repeat(9))}`
    expect(toDataImage(icon)).toBe(icon)
  })

  it('is shown with base64 in the middle of its header, where it means nothing', () => {
    const icon = `data:image/svg+xml;base64;charset=utf-8,${svg('')}`
    expect(toDataImage(icon)).toBe(icon)
  })

  it('is shown with a percent sign that encodes nothing', () => {
    const icon = `data:image/svg+xml,${svg('<rect width="100%" height="100%"/>')}`
    expect(toDataImage(icon)).toBe(icon)
  })

  it('is the only type that is searched', () => {
    const icon = `data:image/png,data:image/svg+xml,${use.repeat(9)}`
    expect(toDataImage(icon)).toBe(icon)
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

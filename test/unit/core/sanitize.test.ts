import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDataImage, toHttpsUrl, toPlainText } from '../../../src/core/sanitize.js'

describe('toPlainText', () => {
  it.each(['Petra', 'Pontem Wallet', '錢包', 'محفظة', 'Ünïcödé 🦊', '<b>Petra</b>'])('keeps %s', (name) => {
    expect(toPlainText(name)).toBe(name)
  })

  it.each([
    ['direction marks', '\u202EPetra\u202C'],
    ['zero-width characters', 'Pe\u200B\u200d\u2062tra'],
    ['control characters', 'Petra\u0000\n'],
    ['a leading unpaired surrogate', '\uDD8APetra'],
    ['an unpaired surrogate', 'Pe\uD83Etra'],
    ['a soft hyphen and a placeholder', 'Pe\u00ad\ufffctra\uf8ff'],
    ['invisible characters of other planes', 'Pe\u{13441}\u{13442}\u{16fe4}\u{1d159}\u{e0041}tra'],
  ])('removes %s', (_, name) => {
    expect(toPlainText(name)).toBe('Petra')
  })

  it.each([
    ['a space of any width', 'OKX\u00a0Wallet'],
    ['several spaces and line breaks', 'OKX \r\n\t\u3000 Wallet'],
    ['a line separator', 'OKX\u2028\u2029Wallet'],
    ['a zero-width character next to it', 'OKX\u200b Wallet'],
    ['a joiner', 'OKX \u034fWallet'],
    ['a variation selector', 'OKX Wallet\ufe0f'],
    ['blank letters', 'OKX \u3164\u2800Wallet'],
  ])('replaces white space by one space: %s', (_, name) => {
    expect(toPlainText(name)).toBe('OKX Wallet')
  })

  it.each(['\u3164', '\u2800', '\u115f\u1160', '\ufe0f', undefined, 42, [], { toString: () => 'Petra' }])(
    'returns empty text for invisible characters, and for what is no text: %j',
    (value) => {
      expect(toPlainText(value)).toBe('')
    },
  )

  it('cuts at 64 characters or the given length, never inside a character', () => {
    expect(toPlainText('x'.repeat(65))).toBe('x'.repeat(64))
    expect(toPlainText(`x${'🦊'.repeat(64)}`)).toBe(`x${'🦊'.repeat(31)}`)
    expect(toPlainText('abcdef', 3)).toBe('abc')
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
  it.each(['https://petra.app/', 'HTTPS://petra.app'])('keeps %s', (url) => {
    expect(toHttpsUrl(url)).toBe(url)
  })

  it.each([
    'http://petra.app/',
    'javascript:alert(1)',
    ' https://petra.app/',
    'https:petra.app',
    'https://',
    'https:///petra.app',
    'https:// petra.app',
    'data:text/html,https://petra.app',
    '',
    new URL('https://petra.app/'),
    ['https://petra.app/'],
    undefined,
  ])('returns empty text for %s', (value) => {
    expect(toHttpsUrl(value)).toBe('')
  })
})

describe('length limit', () => {
  it.each([
    ['a link of 2048 characters', toHttpsUrl, 'https://petra.app/', 2048],
    ['an icon of 200 kB', toDataImage, 'data:image/png,', 200_001],
  ])('applies to %s', (_, read, start, limit) => {
    const longest = start.padEnd(limit - 1, 'A')
    expect(read(longest)).toBe(longest)
    expect(read(`${longest}A`)).toBe('')
  })
})

describe('toDataImage', () => {
  it.each(['svg+xml', 'png', 'jpeg', 'gif', 'webp', 'avif'])('keeps an image of type %s', (type) => {
    for (const image of [`data:image/${type};base64,AAAA`, `data:image/${type},AAAA`])
      expect(toDataImage(image)).toBe(image)
  })

  it.each([
    'https://petra.app/icon.png',
    'data:text/html,<script>alert(1)</script>',
    ' data:image/png,AAAA',
    'blob:https://petra.app/1',
    '',
    undefined,
    ['data:image/png,AAAA'],
  ])('returns empty text for %s', (value) => {
    expect(toDataImage(value)).toBe('')
  })

  const createSvg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`
  const use = '<use href="#a"/>'
  const toPercent = (text: string) => [...text].map((char) => `%${char.charCodeAt(0).toString(16)}`).join('')

  describe.each<[string, (svg: string) => string]>([
    ['percent-encoded', (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`],
    ['not encoded', (svg) => `data:image/svg+xml;utf8,${svg}`],
    ['with every letter encoded', (svg) => `data:image/SVG+xml,${toPercent(svg)}`],
    ['in base64', (svg) => `data:image/svg+xml;charset=utf-8; base64,${btoa(svg)}`],
    ['with line breaks', (svg) => `data:image/svg+xml,${svg.replace(/us|fil/g, '$&\r\n\t')}`],
  ])('with an SVG %s', (_, encode) => {
    it('keeps up to eight uses', () => {
      const icon = encode(createSvg(use.repeat(8)))
      expect(toDataImage(icon)).toBe(icon)
      for (const many of [use.repeat(9), '<svg:use href="#a"/>'.repeat(9)])
        expect(toDataImage(encode(createSvg(many)))).toBe('')
    })

    it.each([
      createSvg('<filter id="a"/>'),
      createSvg('<g style="FILTER:blur(9px)"/>'),
      `<!DOCTYPE svg [<!ENTITY a "${use}">]>${createSvg('&a;')}`,
    ])('drops %s', (svg) => {
      expect(toDataImage(encode(svg))).toBe('')
    })
  })

  it.each([
    ['elements whose names only start with use', `data:image/svg+xml,${createSvg('<user/>'.repeat(9))}`],
    ['base64 in the middle of its header', `data:image/svg+xml;base64;charset=utf-8,${createSvg('')}`],
    ['a percent sign that encodes nothing', `data:image/svg+xml,${createSvg('<rect width="100%"/>')}`],
    ['another type, whatever it contains', `data:image/png,data:image/svg+xml,${use.repeat(9)}`],
  ])('keeps an image with %s', (_, icon) => {
    expect(toDataImage(icon)).toBe(icon)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePage } from '../../bin/html/decode.js'
import { setAttributes, setText } from '../../bin/html/edit.js'
import { escapeHtml, escapeToAscii, unescapeHtml } from '../../bin/html/escape.js'
import { attributeOf, scanTags } from '../../bin/html/scan.js'
import { removeScript } from '../../bin/page/remove-script.js'

const names = (html: string) => scanTags(html).map((tag) => (tag.closing ? `/${tag.name}` : tag.name))

const first = (html: string) => {
  const [tag] = scanTags(html)
  if (!tag) throw new Error('There is no tag.')
  return tag
}

describe('the tags of a page', () => {
  it('are found in order, whatever their case', () => {
    expect(names('<!DOCTYPE html><HTML><Body class=x><br/></Body></HTML>')).toEqual([
      'html',
      'body',
      'br',
      '/body',
      '/html',
    ])
  })

  it.each([
    '<!-- <script> -->',
    '<!--><!-- <b> -->',
    '<script>"<b>" + "<\\/b>"</script>',
    '<title></b><b></title>',
    '<textarea><b></textarea>',
    '<style>a::after{content:"<b>"}</style>',
    '< b> 1 < 2',
    '<!-- never closed <b>',
    '<! never closed, <b',
    '<?php $a->b("<b>"); if (1 > 2) echo "</b><b>" ?>',
    '<?= $a > 1 ? "<b>" : "" ?>',
    '<?PHP\n$a->b("<b>");',
    '<p <?php $a->b("<b>") ?>>',
  ])('are not found where there are none: %s', (html) => {
    expect(names(html)).not.toContain('b')
  })

  it.each(['<?xml version="1.0"?><b>', '<?phpx><b>', '<?php /* <i> */ ?><b>', '<?= 1 ?><b>', '<!x><b>'])(
    'are found behind what is none: %s',
    (html) => {
      expect(names(html)).toEqual(['b'])
    },
  )

  it('end behind the PHP in them', () => {
    expect(first('<html <?php lang($a->b); ?> x=1>')).toMatchObject({
      end: 32,
      attributes: [{}, { name: 'x' }],
    })
  })

  it('have attributes in every way of writing them', () => {
    const tag = first(`<a one two=2 three='3 > "2"' four = "4 &amp; &#x35;" FIVE/>`)
    expect(tag.attributes.map(({ name, value }) => [name, value])).toEqual([
      ['one', ''],
      ['two', '2'],
      ['three', '3 > "2"'],
      ['four', '4 & 5'],
      ['five', ''],
    ])
  })

  it('are never found beyond the page, nor forever', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<', '>', '/', '"', "'", '=', '!', '-', 'a', ' ', '<script')),
        (parts) => {
          const html = parts.join('')
          for (const tag of scanTags(html)) expect(html.slice(tag.start, tag.end)).toMatch(/^<[\s\S]*>$/)
        },
      ),
    )
    // Looked through to its end for each of them, this would take minutes.
    expect(scanTags('<!'.repeat(300_000))).toEqual([])
  })
})

describe('an attribute that is set', () => {
  it('reads back as the text it was, by either escaping', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const escapeValue of [escapeHtml, escapeToAscii]) {
          const html = setAttributes('<a b="c">', first('<a b="c">'), { b: text, d: text }, escapeValue)
          expect(attributeOf(first(html), 'b')).toBe(text)
          expect(attributeOf(first(html), 'd')).toBe(text)
          expect(scanTags(html)).toHaveLength(1)
        }
      }),
    )
  })

  it('leaves the rest of the tag as it was written', () => {
    const html = "<p><script  src=a.js\n  data-x='1'\n></script>"
    const script = scanTags(html)[1] ?? first(html)
    expect(setAttributes(html, script, { 'data-x': '2', defer: '' })).toBe(
      '<p><script  src=a.js\n  data-x="2" defer=""\n></script>',
    )
    expect(setAttributes(html, script, { src: null, 'data-x': undefined })).toBe(
      "<p><script\n  data-x='1'\n></script>",
    )
    expect(setAttributes(html, script, { src: 'a.js', 'data-x': '1' })).toBe(html)
  })
})

describe('a script that is taken out', () => {
  it.each([
    ['its own line', '<p>\r\n  <script>1 < 2</script>\r\n</p>', '<p>\r\n</p>'],
    ['the first line', '<script></script> \n<p>', '<p>'],
    ['the end of a line', '<p>\n  </p> <script></script>\n', '<p>\n  </p> \n'],
    ['the start of a line', '<p>\n  <script></script></p>', '<p>\n  </p>'],
    ['the end of the page', '<p>\n  <script></script>', '<p>\n  '],
    ['a page that never closes it', '<p><script>', '<p>'],
  ])('leaves all else as it was, on %s', (_where, html, without) => {
    const script = scanTags(html).find(({ name }) => name === 'script') ?? first(html)
    expect(removeScript(html, script)).toBe(without)
  })
})

describe('text', () => {
  it('stays text in whatever element it is put', () => {
    const html = setText('<title>a</title><h1>b</h1>', 'title', '</title><script>')
    expect(html).toBe('<title>&lt;/title&gt;&lt;script&gt;</title><h1>b</h1>')
  })

  it('unescapes nothing that was not escaped', () => {
    expect(unescapeHtml('&copy; &#99999999; & &amp;amp; &AMP;')).toBe('&copy; &#99999999; & &amp; &')
  })
})

describe('a page on disk', () => {
  it('keeps every byte, in any encoding', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const text = Buffer.from(bytes).toString('latin1')
        fc.pre(!/^(?:\xff\xfe|\xfe\xff)|^[^<]*(?:\0<|<\0)/.test(text))
        const { html, encode } = decodePage(bytes, 'page.html')
        expect(Buffer.from(encode(html))).toEqual(Buffer.from(bytes))
      }),
    )
  })

  const littleEndian = (html: string) => Buffer.from(html, 'utf16le')
  const bigEndian = (html: string) => littleEndian(html).swap16()

  it.each([
    ['with a mark', '\ufeff<p>'],
    ['with a mark and no tag', '\ufeffp'],
    ['without a mark', '<!doctype html>'],
    ['without a mark, behind other text', '\n\u4e00 <p>'],
  ])('is refused in UTF-16, in which tags are no ASCII, %s', (_how, html) => {
    for (const bytes of [littleEndian(html), bigEndian(html)])
      expect(() => decodePage(bytes, 'page.html')).toThrow('page.html is written in UTF-16.')
  })
})

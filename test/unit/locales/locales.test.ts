import { readdirSync, readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { english, type StringKey, type Strings, translate } from '../../../src/ui/strings.js'

const tags = readdirSync(new URL('../../../src/locales/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))

const keys = Object.keys(english) as StringKey[]
const isolates = /[\u2066-\u2069]/g
const holes = (text: string) => text.split('{}').length - 1

test('there are twelve languages and more beside English, Arabic and Hebrew among them', () => {
  expect(tags.length).toBeGreaterThanOrEqual(12)
  expect(tags).toEqual(expect.arrayContaining(['ar', 'he']))
})

describe.each(tags)('the language %s', async (tag) => {
  const { locale, strings }: { locale: string; strings: Strings } = await import(
    `../../../src/locales/${tag}.ts`
  )

  test('is named by a canonical tag, that of its file', () => {
    expect(locale).toBe(tag)
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  })

  test('has every string and no other, in the order of English', () => {
    expect(Object.keys(strings)).toEqual(keys)
    expect(keys.filter((key) => strings[key].trim() === '')).toEqual([])
  })

  test('keeps the place for a name exactly where English has one', () => {
    expect(keys.filter((key) => holes(strings[key]) !== holes(english[key]))).toEqual([])
  })

  test('is translated: no sentence is left in English', () => {
    expect(keys.filter((key) => strings[key] === english[key])).toEqual([])
  })

  test('has no stray spaces and no three dots for an ellipsis', () => {
    expect(keys.filter((key) => /^\s|\s$| {2}|\.\.\./.test(strings[key]))).toEqual([])
  })

  test('keeps a name in its own direction, and leaves no mark of direction anywhere else', () => {
    const isRightToLeft = ['ar', 'he'].includes(tag)
    for (const key of keys) {
      // An address is copied by hand from there: a mark beside it would be copied along.
      const isIsolated = isRightToLeft && holes(english[key]) > 0 && key !== 'copyFailed'
      expect(strings[key].match(isolates)?.join('') ?? '', key).toBe(isIsolated ? '\u2068\u2069' : '')
      if (isIsolated) expect(strings[key]).toContain('\u2068{}\u2069')
    }
  })

  test('gives its script for pages and its module the same words', async () => {
    const built = new URL(`../../../dist/locales/${tag}.js`, import.meta.url)
    const told: unknown[] = []
    const window = { AptosWalletKit: { configure: (options: unknown) => told.push(options) } }
    runInContext(readFileSync(built, 'utf8'), createContext({ window, ...window }))
    expect(told).toHaveLength(1)
    expect(JSON.parse(JSON.stringify(told[0]))).toEqual({ locale, strings })

    const module = await import(`aptos-wallet-kit/locales/${tag}`)
    expect({ ...module }).toEqual({ locale, strings })
  })
})

test('a script for pages says what to do when the kit is not there', () => {
  const said: string[] = []
  const script = readFileSync(new URL('../../../dist/locales/ar.js', import.meta.url), 'utf8')
  runInContext(script, createContext({ window: {}, console: { error: (words: string) => said.push(words) } }))
  expect(said).toEqual(['locales/ar.js found no kit: put it after the script tag of aptos-wallet-kit.js.'])
})

test('a string that a language lacks is shown in English', () => {
  expect(translate({ copy: 'Kopieren' }, 'copy')).toBe('Kopieren')
  expect(translate({ copy: 'Kopieren' }, 'get', 'Petra')).toBe('Get Petra')
})

test('docs/languages.md lists each language by its tag and its own name', () => {
  const page = readFileSync(new URL('../../../docs/languages.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `([\w-]+)` +\| (.+?) +\| (.+?) +\|$/gm)].map(([, ...cells]) => cells)
  const name = (tag: string, inLanguage: string) =>
    new Intl.DisplayNames(inLanguage, { type: 'language', languageDisplay: 'standard' }).of(tag)
  expect(rows).toEqual(['en', ...tags].sort().map((tag) => [tag, name(tag, tag), name(tag, 'en')]))
})

import { readdirSync, readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { english, isRightToLeft, type Strings } from '../../../src/ui/strings.js'
import { englishTransactions } from '../../../src/ui/transaction-strings.js'

const files = readdirSync(new URL('../../../src/locales/', import.meta.url))
const tags = files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -'.ts'.length))

/** Returns the strings of a language, those of `transactions.js` included. */
const listStrings = ({ transactions, ...strings }: Strings): Readonly<Record<string, string>> => ({
  ...strings,
  ...Object.fromEntries(Object.entries(transactions).map(([key, text]) => [`transactions.${key}`, text])),
})

const englishStrings = listStrings({ ...english, transactions: englishTransactions })
const keys = Object.keys(englishStrings)
/** Returns the string of a key, which every language has. */
const read = (strings: Readonly<Record<string, string>>, key: string) => strings[key] as string
const placeholders = (text: string) => text.match(/\{\w*\}/g)?.sort() ?? []

/** Keys whose string may be the same as in English. */
const sameAsEnglish: readonly string[] = ['popular', 'transactions.label', 'transactions.details']

function runPageScript(tag: string, kit?: object) {
  const script = readFileSync(new URL(`../../../dist/locales/${tag}.js`, import.meta.url), 'utf8')
  runInContext(script, createContext({ window: { AptosWalletKit: kit }, AptosWalletKit: kit }))
}

describe.each(tags)('the translation %s', async (tag) => {
  const { locale, strings }: { locale: string; strings: Strings } = await import(
    `../../../src/locales/${tag}.ts`
  )

  const translated = listStrings(strings)

  it('has a canonical tag', () => {
    expect(locale).toBe(tag === 'pt' ? 'pt-BR' : tag)
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  })

  it.each<[string, (text: string, key: string) => boolean]>([
    ['empty', (text) => text.trim() === ''],
    [
      'without the placeholders of English',
      (text, key) => `${placeholders(text)}` !== `${placeholders(read(englishStrings, key))}`,
    ],
    ['in English', (text, key) => text === read(englishStrings, key) && !sameAsEnglish.includes(key)],
    ['with ASCII quotes, three dots or stray spaces', (text) => /['"]|\.\.\.|^\s|\s$|\s\s/.test(text)],
  ])('has no string %s', (_, isFaulty) => {
    expect(keys.filter((key) => isFaulty(read(translated, key), key))).toEqual([])
  })

  it('isolates names in a right-to-left language, but not the text to copy', () => {
    for (const key of keys) {
      const isIsolated = isRightToLeft(locale) && !['copyFailed', 'copyLinkFailed'].includes(key)
      const text = read(translated, key)
      const isolated = text.match(/\u2068\{\w*\}\u2069/g) ?? []
      expect(isolated.length, key).toBe(isIsolated ? placeholders(read(englishStrings, key)).length : 0)
      expect(text.match(/[\u2066-\u2069]/g)?.length ?? 0, key).toBe(isolated.length * 2)
    }
  })

  it('is right-to-left if its script is', () => {
    expect(isRightToLeft(locale)).toBe(/[\u0590-\u08ff]/.test(strings.close))
  })

  it('is the same in its script for pages and in its module', async () => {
    const configured: object[] = []
    runPageScript(tag, { configure: (options: object) => configured.push({ ...options }) })
    const module = await import(`aptos-wallet-kit/locales/${tag}`)
    expect(JSON.parse(JSON.stringify(configured))).toEqual([{ locale, strings }])
    expect({ ...module }).toEqual({ locale, strings })
  })
})

it('a script for pages throws if the kit is not loaded', () => {
  expect(() => runPageScript('ar')).toThrow()
})

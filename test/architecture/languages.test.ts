import { describe, expect, it } from 'vitest'
import { english, isRightToLeft, type Strings } from '../../src/ui/strings.js'
import { filesIn, read } from './documents.js'

interface Language {
  readonly locale: string
  readonly strings: Strings
}

const files = filesIn('src/locales', '.ts')
const load = (file: string): Promise<Language> => import(`../../${file}`)
const keys = Object.keys(english) as (keyof Strings)[]
/** How often a name is put in. */
const places = (text: string) => text.split('{}').length - 1

describe.each(files)('%s', (file) => {
  it('is named after its language', async () => {
    const { locale } = await load(file)
    expect(file).toBe(`src/locales/${locale}.ts`)
    expect(() => new Intl.Locale(locale)).not.toThrow()
  })

  it('has every string, and none that nobody reads', async () => {
    const { strings } = await load(file)
    expect(Object.keys(strings).sort()).toEqual([...keys].sort())
    for (const key of keys) expect(strings[key].trim(), key).not.toBe('')
  })

  it('puts a name where English has one', async () => {
    const { strings } = await load(file)
    for (const key of keys) expect(places(strings[key]), key).toBe(places(english[key]))
  })

  it('is written in the direction the kit gives it', async () => {
    const { locale, strings } = await load(file)
    const isArabicOrHebrew = /[\u0590-\u08ff]/.test(strings.button)
    expect(isRightToLeft(locale)).toBe(isArabicOrHebrew)
  })
})

describe('the strings', () => {
  const drawn = [...filesIn('src/ui', '.tsx'), ...filesIn('src/react', '.tsx')].map(read).join('\n')

  it.each(keys)('%s is shown somewhere', (key) => {
    // By its name, by the name of a heading (`homeText`), or by the kind of a failure.
    const isShown = [`'${key}'`, `"${key}"`].some((name) => drawn.includes(name))
    const isBlurb = /^(home|login)Text$/.test(key) && drawn.includes('Text`)')
    const isFailure = /^(rejected|failed)$/.test(key) && drawn.includes('text(failure.kind')
    expect(isShown || isBlurb || isFailure).toBe(true)
  })

  it('hold every text of the components', () => {
    const written = [...drawn.matchAll(/(?<!=)>\s*([A-Za-z][A-Za-z ,.'!?]{2,})\s*</g)].map(([, text]) => text)
    expect(written).toEqual([])
  })
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isMissing } from '../files/write-all.js'
import { isEnglish } from './language.js'

const folder = 'locales'

/** Where the script of a language lies, beside a page as in `dist/`. */
export const localeFile = (tag: string) => `${folder}/${tag}.js`

/** The tag of a language's script by the path at which a page loads it, or undefined for any other file. */
export const localeOfPath = (path: string): string | undefined =>
  /(?:^|\/)locales\/([A-Za-z\d-]+)\.js$/.exec(path)?.[1]

/** Tags of the languages that the kit speaks beside English. */
export function spokenLanguages(root: string): readonly string[] {
  try {
    const files = readdirSync(join(root, 'dist', folder))
    return files.flatMap((file) => (file.endsWith('.js') ? [file.slice(0, -'.js'.length)] : [])).sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** The language as it is written, whatever the country: `zh-HK` is `zh-Hant`, and `pt` is `pt-Latn`. */
const written = (tag: string) => {
  const { language, script } = new Intl.Locale(tag).maximize()
  return `${language}-${script}`
}

/**
 * The one of the kit's languages that a page in `lang` is given; undefined for English and for what the kit does not speak.
 *
 * @param lang a canonical language tag
 */
export const localeFor = (root: string, lang: string | undefined): string | undefined => {
  if (lang === undefined || isEnglish(lang)) return undefined
  const spoken = spokenLanguages(root)
  return spoken.find((tag) => tag === lang) ?? spoken.find((tag) => written(tag) === written(lang))
}

/**
 * The language of the kit's words on a page in `lang`: English where the kit does not speak it.
 *
 * @param lang a canonical language tag
 */
export const kitLanguage = (root: string, lang: string | undefined): string | undefined =>
  lang === undefined || isEnglish(lang) || localeFor(root, lang) ? lang : 'en'

/** What to tell an author whose language the kit does not speak; undefined when there is nothing to tell. */
export function unspokenNote(root: string, lang: string | undefined): string | undefined {
  if (lang === undefined || isEnglish(lang) || localeFor(root, lang)) return undefined
  const spoken = ['en', ...spokenLanguages(root)].sort().join(', ')
  return `The kit does not speak ${lang}, so its own words stay English. It speaks ${spoken}.`
}

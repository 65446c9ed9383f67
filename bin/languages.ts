import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const isEnglish = (tag: string) => new Intl.Locale(tag).language === 'en'

/**
 * Returns whether a language is written from right to left. The list of writing systems is a copy of that in
 * `src/ui/strings.ts`, which the command line can't import. `test/unit/ui/strings.test.ts` compares the results.
 */
export const isRightToLeft = (tag: string) =>
  /-(?:Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)\b/.test(`${new Intl.Locale(tag).maximize()}`)

/** Lists the tags of the translations in this package. English is built in, and not listed. */
export const listTranslationTags = (packageRoot: string): readonly string[] =>
  readdirSync(join(packageRoot, 'dist/locales')).flatMap((file) => /^(.+)\.js$/.exec(file)?.[1] ?? [])

/**
 * Returns the tag of the translation for a language, for example `zh-TW` for `zh-HK`. Returns `undefined` for English, and for a
 * language without a translation.
 */
export function findTranslationTag(packageRoot: string, language: string | undefined): string | undefined {
  if (!language || isEnglish(language)) return undefined
  const translations = listTranslationTags(packageRoot)
  const getLanguageWithScript = (tag: string) => `${new Intl.Locale(tag).maximize()}`.split('-', 2).join('-')
  return (
    translations.find((tag) => tag === language) ??
    translations.find((tag) => getLanguageWithScript(tag) === getLanguageWithScript(language))
  )
}

/** Returns the language unchanged if the kit has strings in it, even with another tag, else `en`. */
export const keepTranslatedLanguageOrEnglish = (packageRoot: string, language: string): string =>
  isEnglish(language) || findTranslationTag(packageRoot, language) ? language : 'en'

import { usageError } from '../errors.js'

const rightToLeftScripts = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
])

/**
 * A language tag in its canonical form: `pt-br` is `pt-BR` (BCP 47, RFC 5646).
 * @throws CliError when it is none.
 */
export function canonicalLanguage(tag: string): string {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag)
    if (canonical) return canonical
  } catch {
    // A RangeError: not well-formed.
  }
  throw usageError(`"${tag}" is not a language tag.`, 'Give one such as en, de, pt-BR or ar.')
}

/** The direction a language is written in, for the `dir` attribute. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(tag).maximize()
  return script && rightToLeftScripts.has(script) ? 'rtl' : 'ltr'
}

export const isEnglish = (tag: string) => new Intl.Locale(tag).language === 'en'

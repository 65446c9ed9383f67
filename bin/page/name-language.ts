import { setAttributes } from '../html/edit.js'
import { scanTags } from '../html/scan.js'
import { directionOf, isEnglish } from './language.js'
import type { PageOptions } from './page-options.js'

/** The page with its language, direction and theme on its first tag. */
export function nameLanguage(html: string, { lang, theme }: PageOptions): string {
  const root = scanTags(html).find((tag) => tag.name === 'html')
  if (!root) return html
  return setAttributes(html, root, {
    lang,
    dir: lang && directionOf(lang) === 'rtl' ? 'rtl' : undefined,
    'data-theme': theme === 'auto' ? undefined : theme,
  })
}

/**
 * The template's own words stay English until the author translates them, its heading until they give the page a title; on a
 * page in another language screen readers must know.
 *
 * @param words HTML or JSX of a template, which has each of these tags begin so
 */
export function markEnglish(words: string, { lang, title }: PageOptions): string {
  if (!lang || isEnglish(lang)) return words
  const inEnglish = title ? /<(p(?= class)|button|section)\b/g : /<(h1|p(?= class)|button|section)\b/g
  return words.replace(inEnglish, '<$1 lang="en"')
}

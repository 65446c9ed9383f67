import { setAttributes } from '../html/edit.js'
import { scanTags } from '../html/scan.js'
import { directionOf, isEnglish } from './language.js'
import type { PageOptions } from './page-options.js'

const startTag = (html: string, name: string) => scanTags(html).find((tag) => tag.name === name)

/** The page with its language, direction and theme on its first tag. */
export function nameLanguage(html: string, { lang, theme }: PageOptions): string {
  const page = lang && !isEnglish(lang) ? markEnglish(html) : html
  const root = startTag(page, 'html')
  if (!root) return page
  return setAttributes(page, root, {
    lang,
    dir: lang && directionOf(lang) === 'rtl' ? 'rtl' : undefined,
    'data-theme': theme === 'auto' ? undefined : theme,
  })
}

/** The template's own words stay English until the author translates them; screen readers must know. */
function markEnglish(html: string): string {
  const body = startTag(html, 'body')?.start ?? 0
  const worded = scanTags(html).filter(
    (tag) => !tag.closing && tag.start > body && ['p', 'button', 'section'].includes(tag.name),
  )
  return worded.reduceRight((page, tag) => setAttributes(page, tag, { lang: 'en' }), html)
}

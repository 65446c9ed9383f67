import { pageTags } from '../html/page-tags.js'
import { attributeOf } from '../html/scan.js'

/** Stands for the folder of the page, wherever it is. */
const folder = 'http://page.invalid/folder/'

/**
 * The `href` of the page's `<base>`, as it is written, if browsers ask elsewhere for the files beside the page because of it;
 * undefined when they do not. The first that has one counts.
 */
export function baseElsewhere(html: string): string | undefined {
  const hrefs = pageTags(html).map((tag) => (tag.name === 'base' ? attributeOf(tag, 'href') : undefined))
  const href = hrefs.find((one) => one !== undefined)
  if (href === undefined || !URL.canParse(href, folder)) return undefined
  const base = new URL(href, folder)
  if (!URL.canParse('.', base.href)) return undefined // data: and the like have no files, and browsers pass over them.
  return new URL('.', base).href === folder ? undefined : href
}

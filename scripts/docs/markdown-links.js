const FENCED_CODE = /^( *)(```+)[^`\n]*\n[\s\S]*?^\1\2 *$/gm

/**
 * Removes code, because brackets in code are not links.
 *
 * @param {string} markdown
 */
const removeCode = (markdown) => markdown.replace(FENCED_CODE, '').replace(/`[^`\n]+`/g, '')

/**
 * Lists the relative links and pictures of a Markdown text.
 *
 * @param {string} markdown
 * @returns {readonly string[]}
 */
export function listLinks(markdown) {
  const text = removeCode(markdown)
  const inline = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  const attributes = [...text.matchAll(/\b(?:src|srcset|href)="([^"]+)"/g)].map(([, link = '']) => link)
  return [...inline, ...attributes].filter((link) => !/^[\w+.-]+:/.test(link))
}

/**
 * Converts a heading to the URL fragment that GitHub and the documentation site use for the heading.
 *
 * @param {string} heading
 */
export const toFragment = (heading) =>
  heading
    .replace(/\s*\{#[\w-]+\}\s*$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/**
 * Lists the URL fragments of the headings in a Markdown text.
 *
 * @param {string} markdown
 * @returns {readonly string[]}
 */
export const listAnchors = (markdown) =>
  [...markdown.replace(FENCED_CODE, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    toFragment(heading),
  )

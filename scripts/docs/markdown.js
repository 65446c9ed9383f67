import { Marked } from 'marked'
import { highlight } from './highlight.js'
import { createSlugger, escapeHtml, textOf } from './html.js'

/** @typedef {{ level: number, id: string, html: string }} Heading */
/** @typedef {{ html: string, title: string, headings: readonly Heading[] }} Rendered */
/**
 * Where an address in the text leads on the site; `null` when it leads nowhere.
 * @typedef {(address: string) => string | null} Resolve
 */
/**
 * An image's size in its own pixels, by its address in the text.
 * @typedef {(address: string) => { width: number, height: number } | undefined} Measure
 */

/**
 * A block of code. Its first line may name the file it is from beside the language: `js file=main.js`.
 *
 * @param {string} code
 * @param {string} information
 * @param {(code: string) => string} finish
 */
function codeBlock(code, information, finish) {
  const [language] = information.split(' ')
  const file = /\bfile=(\S+)/.exec(information)?.[1]
  const caption = file ? `<figcaption>${escapeHtml(file)}</figcaption>` : ''
  return `<figure class="code">${caption}<pre><code>${finish(highlight(code, language))}</code></pre></figure>\n`
}

/** Addresses within HTML that stands in the text as it is. @param {string} html @param {Resolve} resolve */
const resolveAttributes = (html, resolve) =>
  html.replace(/\b(href|src|srcset)="([^"]*)"/g, (whole, name, address) => {
    const found = resolve(address)
    return found === null ? whole : `${name}="${escapeHtml(found)}"`
  })

/** Gives each image its height beside the width it states, so that nothing jumps. @param {string} html @param {Measure} measure */
const giveHeights = (html, measure) =>
  html.replace(/<img\b[^>]*>/g, (tag) => {
    const size = measure(/\bsrc="([^"]*)"/.exec(tag)?.[1] ?? '')
    if (!size || / height=/.test(tag)) return tag
    const width = Number(/ width="(\d+)"/.exec(tag)?.[1] ?? size.width)
    const height = Math.round((width * size.height) / size.width)
    return tag
      .replace(/ width="\d+"/, '')
      .replace('<img', `<img width="${width}" height="${height}" loading="lazy"`)
  })

/**
 * A page of the site from Markdown: headings that can be linked to, code with its tokens marked, tables that scroll
 * by themselves.
 *
 * @param {string} markdown
 * @param {{ resolve: Resolve, measure?: Measure, finishCode?: (code: string) => string }} means
 * @returns {Rendered}
 */
export function renderMarkdown(
  markdown,
  { resolve, measure = () => undefined, finishCode = (code) => code },
) {
  const slug = createSlugger()
  /** @type {Heading[]} */
  const headings = []
  const picture = (/** @type {string} */ markup) => resolveAttributes(giveHeights(markup, measure), resolve)
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        const id = slug(textOf(html))
        headings.push({ level: depth, id, html })
        const content = depth === 1 || html.includes('<a ') ? html : `<a href="#${id}">${html}</a>`
        return `<h${depth} id="${id}">${content}</h${depth}>\n`
      },
      code: ({ text, lang }) => codeBlock(text, lang ?? '', finishCode),
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens)
        const address = resolve(href)
        return address === null ? html : `<a href="${escapeHtml(address)}">${html}</a>`
      },
      image: ({ href, text }) => picture(`<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}">`),
      html: ({ text }) => picture(text),
      table({ header, rows }) {
        // A corner without a word heads nothing; what stands below it then heads its row.
        const isCorner = header[0]?.text === ''
        const cells = (/** @type {typeof header} */ row, /** @type {(column: number) => string} */ tagOf) =>
          row.map(({ tokens, align }, column) => {
            const end = align === 'right' ? ' class="end"' : ''
            return `<${tagOf(column)}${end}>${this.parser.parseInline(tokens)}</${tagOf(column).split(' ')[0]}>`
          })
        const head = cells(header, (column) => (isCorner && column === 0 ? 'td' : 'th scope="col"'))
        const body = rows.map((row) => {
          const line = cells(row, (column) => (isCorner && column === 0 ? 'th scope="row"' : 'td'))
          return `<tr>${line.join('')}</tr>`
        })
        return `<div class="table" role="group" aria-label="Table"><table>
<thead><tr>${head.join('')}</tr></thead>
<tbody>${body.join('\n')}</tbody></table></div>\n`
      },
    },
  })
  const html = /** @type {string} */ (marked.parse(markdown, { async: false }))
  const title = textOf(headings.find(({ level }) => level === 1)?.html ?? '')
  return { html, title, headings }
}

import { escapeHtml } from './html.js'
import { groups } from './pages.js'

/** @typedef {import('./markdown.js').Heading} Heading */
/** @typedef {import('./pages.js').Page} Page */
/** @typedef {{ url: string, integrity: string }} Asset */
/** @typedef {{ style: Asset, theme: Asset, site: Asset, icon: Asset }} Assets */

/** Nothing inline, nothing from elsewhere, no request by script. */
const policy = (/** @type {string} */ more = '') =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; ${more}base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`

/** @param {string} more @param {string} base where the site's own folder is, from this page */
export const head = (more, base = '') => `<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="${policy(more)}">
    <meta name="referrer" content="no-referrer">
    <link rel="icon" href="${base}assets/icon.svg">`

/** @param {Asset} asset @param {string} [attributes] */
export const scriptTag = ({ url, integrity }, attributes = 'defer') =>
  `<script src="${url}" integrity="${integrity}" ${attributes}></script>`.replace(' ></', '></')

/** @param {Asset} asset */
export const styleTag = ({ url, integrity }) =>
  `<link rel="stylesheet" href="${url}" integrity="${integrity}">`

/** @param {Page} page @param {ReadonlySet<string>} slugs those that are on the site */
const sidebar = (page, slugs) =>
  groups
    .map(({ title, pages }) => {
      const items = pages
        .filter(({ slug }) => slugs.has(slug))
        .map(({ slug, title: name }) => {
          const current = slug === page.slug ? ' aria-current="page"' : ''
          return `<li><a href="${slug}.html"${current}>${escapeHtml(name)}</a></li>`
        })
      return items.length ? `<h2>${title}</h2>\n<ul>${items.join('\n')}</ul>` : ''
    })
    .join('\n')

/** @param {readonly Heading[]} headings */
function contents(headings) {
  const items = headings
    .filter(({ level }) => level === 2 || level === 3)
    .map(({ level, id, html }) => {
      // A signature's arguments are of no use in a list of names.
      const name = html.replace(/<\/?a\b[^>]*>/g, '').replace(/\([^<]*\)(?=<\/code>)/, '()')
      return `<li class="level-${level}"><a href="#${id}">${name}</a></li>`
    })
  if (items.length < 3) return ''
  return `<nav class="contents" aria-labelledby="site-contents">
<h2 id="site-contents">On this page</h2>
<ul>${items.join('\n')}</ul>
</nav>`
}

/** @param {Page} page @param {ReadonlySet<string>} slugs */
function neighbours(page, slugs) {
  const order = groups.flatMap(({ pages }) => pages).filter(({ slug }) => slugs.has(slug))
  const at = order.findIndex(({ slug }) => slug === page.slug)
  const link = (/** @type {Page | undefined} */ to, /** @type {string} */ rel, /** @type {string} */ word) =>
    to
      ? `<a rel="${rel}" href="${to.slug}.html"><small>${word}</small> ${escapeHtml(to.title)}</a>`
      : '<span></span>'
  return `<nav class="neighbours" aria-label="Neighbouring pages">${link(order[at - 1], 'prev', 'Before')}${link(order[at + 1], 'next', 'Next')}</nav>`
}

/**
 * A whole page. Its own identifiers begin with `site-`, so that no heading of a text takes one of them.
 *
 * @param {Page} page
 * @param {{ html: string, headings: readonly Heading[], scripts?: readonly Asset[], policy?: string }} content
 * @param {{ assets: Assets, slugs: ReadonlySet<string>, version: string }} site
 */
export function layout(
  page,
  { html, headings, scripts = [], policy: more = '' },
  { assets, slugs, version },
) {
  const title = page.slug === 'index' ? 'aptos-wallet-kit' : `${page.title} · aptos-wallet-kit`
  const toc = page.made === 'playground' ? '' : contents(headings)
  return `<!doctype html>
<html lang="en">
  <head>
    ${head(more)}
    <title>${escapeHtml(title)}</title>
    <meta name="description" content="${escapeHtml(page.about)}">
    ${styleTag(assets.style)}
    ${scriptTag(assets.theme, '')}
    ${[assets.site, ...scripts].map((script) => scriptTag(script)).join('\n    ')}
  </head>
  <body>
    <a class="skip" href="#site-content">Skip to the content</a>
    <header class="bar">
      <button type="button" class="menu" popovertarget="site-pages">Pages</button>
      <a class="home" href="index.html">aptos-wallet-kit</a>
      <span class="version">${version}</span>
      <label class="theme" hidden>Theme
        <select id="site-theme"><option value="">Auto</option><option value="light">Light</option><option value="dark">Dark</option></select>
      </label>
    </header>
    <div class="columns${toc ? '' : ' wide'}">
      <nav id="site-pages" popover aria-label="Pages">
${sidebar(page, slugs)}
      </nav>
      <main id="site-content" tabindex="-1">
${html}
${neighbours(page, slugs)}
      </main>
      ${toc}
    </div>
  </body>
</html>
`
}

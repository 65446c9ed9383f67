// Builds the documentation site into dist-docs/: static files that run as they are, at any path of any host.
//
//   npm run docs                                    builds the kit, its types and the site
//   node bin/aptos-wallet-kit.js serve dist-docs    shows it
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildAssets, copyKit } from './docs/assets.js'
import { layout } from './docs/layout.js'
import { createResolver, picturesFolder, plainFiles } from './docs/links.js'
import { renderMarkdown } from './docs/markdown.js'
import { groups, without } from './docs/pages.js'
import { previewName, previewPage } from './docs/preview.js'
import { linkTypes, referenceMarkdown } from './docs/reference.js'

/** @typedef {import('./docs/pages.js').Page} Page */

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const at = (/** @type {string} */ path) => `${root}/${path}`
const site = 'docs/site'

/** The pages whose text is there. @param {(line: string) => void} tell */
const writtenPages = (tell) =>
  groups
    .flatMap(({ pages }) => pages)
    .filter(({ slug, source }) => {
      const isThere = !source || existsSync(at(source))
      if (!isThere) tell(`${slug}.html is left out: there is no ${source} yet.`)
      return isThere
    })

/** @param {readonly Page[]} pages @param {(line: string) => void} tell */
function createRenderer(pages, tell) {
  const bySource = new Map(pages.map(({ source, slug }) => [source, slug]))
  const pageOf = (/** @type {string} */ path) => bySource.get(path)

  /** @param {string} source @param {string} markdown @param {(code: string) => string} [finishCode] */
  return (source, markdown, finishCode) => {
    const means = createResolver(source, { pageOf, root, tell })
    return renderMarkdown(markdown, finishCode ? { ...means, finishCode } : means)
  }
}

/** @param {ReturnType<typeof createRenderer>} render @param {Page} page */
async function contentOf(render, { source, leave = [], made }) {
  if (source) return render(source, without(await readFile(at(source), 'utf8'), leave))
  if (made === 'playground')
    return { html: await readFile(at(`${site}/playground/playground.html`), 'utf8'), headings: [] }
  const { markdown, names } = referenceMarkdown(at('dist/types'))
  return render('docs/reference.md', markdown, linkTypes(names))
}

/** @param {string} out @param {Awaited<ReturnType<typeof copyKit>>} kit @param {Record<string, import('./docs/layout.js').Asset>} assets */
async function writePreviews(out, kit, assets) {
  await mkdir(`${out}/preview`)
  for (const locale of [undefined, ...kit.locales.map(([tag]) => tag)])
    for (const hasDevWallet of [true, false]) {
      const html = previewPage({ ...(locale && { locale }), hasDevWallet, kit: kit.assets, assets })
      await writeFile(`${out}/preview/${previewName(locale, hasDevWallet)}`, html)
    }
}

/** @param {Record<string, import('./docs/layout.js').Asset>} assets @param {string} name */
function pick(assets, name) {
  const found = assets[name]
  if (!found) throw new Error(`${site} made no ${name}.`)
  return found
}

/**
 * @param {{ out?: string, tell?: (line: string) => void }} [options] `tell` hears what was left out
 * @returns {Promise<readonly string[]>} the files of the pages
 */
export async function buildDocs({ out = at('dist-docs'), tell = console.log } = {}) {
  if (!existsSync(at('dist/aptos-wallet-kit.js')) || !existsSync(at('dist/types/script/global.d.ts')))
    throw new Error('The kit is not built, and the site shows it. Run: npm run types && npm run build.')
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  const { version } = JSON.parse(await readFile(at('package.json'), 'utf8'))
  const kit = await copyKit(at('dist'), out)
  const facts = { version, integrity: kit.hashes, wallets: kit.wallets, locales: kit.locales }
  const assets = await buildAssets(at(site), out, facts)
  await cp(at(picturesFolder), `${out}/pictures`, { recursive: true })
  for (const file of plainFiles) await cp(at(file), `${out}/${file}.txt`)
  await writePreviews(out, kit, assets)

  const [style, theme, siteScript, icon] = ['site.css', 'theme.js', 'site.js', 'icon.svg'].map((name) =>
    pick(assets, name),
  )
  const shared = /** @type {import('./docs/layout.js').Assets} */ ({ style, theme, site: siteScript, icon })
  const pages = writtenPages(tell)
  const render = createRenderer(pages, tell)
  const around = { assets: shared, slugs: new Set(pages.map(({ slug }) => slug)), version }
  for (const page of pages) {
    const content = await contentOf(render, page)
    const isPlayground = page.made === 'playground'
    const more = isPlayground
      ? { scripts: [pick(assets, 'playground.js')], policy: "frame-src 'self'; " }
      : {}
    await writeFile(`${out}/${page.slug}.html`, layout(page, { ...content, ...more }, around))
  }
  return pages.map(({ slug }) => `${slug}.html`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const pages = await buildDocs()
    console.log(`dist-docs/: ${pages.length} pages. See them: node bin/aptos-wallet-kit.js serve dist-docs`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

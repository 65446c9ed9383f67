import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { integrity } from '../build/integrity.js'
import { localeTags } from '../build/locales.js'
import { target } from '../build/target.js'

/** @typedef {import('./layout.js').Asset} Asset */

/** What the playground needs to know of the kit it shows. */
/** @typedef {{ version: string, integrity: Record<string, string>, wallets: readonly string[], locales: readonly (readonly [tag: string, name: string])[] }} KitFacts */

/** The languages' own names for themselves, for their readers to find. @param {string} tag */
const nativeName = (tag) => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag

/** A file's address carries a mark of its content: a copy of an older one would not pass the hash. @param {string} path @param {Uint8Array} bytes */
const asset = (path, bytes) => ({
  url: `${path}?${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`,
  integrity: integrity(bytes),
})

/**
 * Puts the built kit on the site, in `kit/`, and tells the hashes of its files.
 *
 * @param {string} dist
 * @param {string} out
 */
export async function copyKit(dist, out) {
  const tags = await localeTags()
  const files = ['aptos-wallet-kit.js', 'dev-wallet.js', ...tags.map((tag) => `locales/${tag}.js`)]
  await mkdir(`${out}/kit/locales`, { recursive: true })
  /** @type {Record<string, Asset>} */
  const assets = {}
  for (const file of files) {
    const bytes = await readFile(`${dist}/${file}`)
    await writeFile(`${out}/kit/${file}`, bytes)
    assets[file] = asset(`kit/${file}`, bytes)
  }
  const hashes = Object.fromEntries(Object.entries(assets).map(([file, { integrity: hash }]) => [file, hash]))
  const catalogue = JSON.parse(await readFile(`${dist}/catalogue.json`, 'utf8'))
  const wallets = catalogue.map((/** @type {{ name: string }} */ { name }) => name)
  return {
    assets,
    hashes,
    wallets,
    locales: tags.map((tag) => /** @type {const} */ ([tag, nativeName(tag)])),
  }
}

/**
 * Builds the site's own scripts and style sheets into `assets/`.
 *
 * @param {string} source
 * @param {string} out
 * @param {KitFacts} kit
 * @returns {Promise<Record<string, Asset>>} by name and ending
 */
export async function buildAssets(source, out, kit) {
  await build({
    entryPoints: [
      'site.ts',
      'theme.ts',
      'site.css',
      'playground/playground.ts',
      'preview/preview.ts',
      'preview/preview.css',
    ].map((file) => `${source}/${file}`),
    outdir: `${out}/assets`,
    entryNames: '[name]',
    bundle: true,
    minify: true,
    format: 'iife',
    target,
    legalComments: 'none',
    define: { __KIT__: JSON.stringify(kit) },
  })
  await cp(`${source}/icon.svg`, `${out}/assets/icon.svg`)
  const names = await readdir(`${out}/assets`)
  const entries = names.map(async (name) => [
    name,
    asset(`assets/${name}`, await readFile(`${out}/assets/${name}`)),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

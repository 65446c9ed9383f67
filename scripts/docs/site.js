// Builds or serves the documentation site: `npm run docs:build`, `npm run docs:dev`.
//
// VitePress and its dependencies are in a separate package, docs/package.json, so that installing the tools of the kit stays
// quick. This script installs them once, copies the built kit for the playground, and runs VitePress.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { localeTags, target } from '../build/outputs.js'
import { hashIntegrity } from '../build/report.js'
import { resolvePath } from '../paths.js'

const docs = resolvePath('docs')

/** @param {string} command @param {readonly string[]} args @param {string} cwd */
const run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })

/**
 * Returns the name of a language in the language itself.
 *
 * @param {string} tag
 */
const getNativeName = (tag) => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag

/** Copies the scripts that the playground loads, and writes the data that it shows: hashes, wallets, and languages. */
async function writePlaygroundFiles() {
  const languages = localeTags.map((tag) => `locales/${tag}.js`)
  const files = ['aptos-wallet-kit.js', 'dev-wallet.js', 'catalogue.js', ...languages]
  await rm(`${docs}/public/kit`, { recursive: true, force: true })
  await mkdir(`${docs}/public/kit/locales`, { recursive: true })
  /** @type {Record<string, string>} */
  const hashes = {}
  for (const file of files) {
    await copyFile(resolvePath(`dist/${file}`), `${docs}/public/kit/${file}`)
    hashes[file] = hashIntegrity(await readFile(resolvePath(`dist/${file}`)))
  }
  const { wallets, moreWallets } = JSON.parse(await readFile(resolvePath('dist/catalogue.json'), 'utf8'))
  /** @param {readonly { name: string }[]} entries */
  const listNames = (entries) => entries.map(({ name }) => name)
  const facts = {
    integrity: hashes,
    wallets: listNames(wallets),
    moreWallets: listNames(moreWallets),
    locales: localeTags.map((tag) => [tag, getNativeName(tag)]),
  }
  await mkdir(`${docs}/.vitepress/cache`, { recursive: true })
  await writeFile(`${docs}/.vitepress/cache/kit.json`, JSON.stringify(facts))
}

/** Bundles the script of the preview page. */
const buildPreview = () =>
  build({
    entryPoints: [`${docs}/.vitepress/preview.ts`],
    outfile: `${docs}/public/preview/preview.js`,
    bundle: true,
    format: 'iife',
    target,
  })

/**
 * Runs VitePress. If necessary, installs VitePress and builds the kit first.
 *
 * @param {'build' | 'dev'} command
 */
export async function runSite(command) {
  if (!existsSync(`${docs}/node_modules/vitepress`)) run('npm', ['ci', '--no-audit', '--no-fund'], docs)
  if (!existsSync(resolvePath('dist/catalogue.json'))) run('npm', ['run', 'build'], resolvePath('.'))
  await writePlaygroundFiles()
  await buildPreview()
  run('npm', ['run', command], docs)
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await runSite(process.argv[2] === 'dev' ? 'dev' : 'build')

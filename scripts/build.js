// Builds dist/ without its types, and prints the size and integrity hash of the main entries.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { outputs, shared } from './build/outputs.js'
import { printReport } from './build/report.js'
import { resolvePath } from './paths.js'

/** @typedef {import('./build/report.js').Metafiles} Metafiles */

/**
 * Writes the wallet catalogues as JSON, because the command line imports nothing from `src`. The wallets in `wallets` are built
 * in, and `catalogue.js` adds those in `moreWallets`.
 */
async function writeCatalogue() {
  const { outputFiles } = await build({
    ...shared,
    stdin: {
      contents: `export { wallets } from './wallets.js'; export { moreWallets } from './more-wallets.js'`,
      resolveDir: resolvePath('src/catalogue'),
    },
    format: 'esm',
    write: false,
    sourcemap: false,
    metafile: false,
  })
  const source = /** @type {import('esbuild').OutputFile} */ (outputFiles[0]).text
  const catalogues = { ...(await import(`data:text/javascript,${encodeURIComponent(source)}`)) }
  await writeFile(resolvePath('dist/catalogue.json'), `${JSON.stringify(catalogues, null, 2)}\n`)
}

/**
 * Removes chunks of earlier builds. Runs after the build, so that a command can load its chunks during the build.
 *
 * @param {Metafiles} metafiles
 */
async function removeStaleChunks(metafiles) {
  const written = Object.values(metafiles).flatMap(({ outputs }) => Object.keys(outputs))
  for (const folder of ['dist/cli', 'dist/core'])
    for (const name of await readdir(resolvePath(folder)))
      if (!written.includes(`${folder}/${name}`)) await rm(resolvePath(`${folder}/${name}`))
}

/**
 * Builds dist/ without its types.
 *
 * @returns The metafile of esbuild for each output.
 */
export async function buildAll() {
  await mkdir(resolvePath('dist'), { recursive: true })
  const results = await Promise.all(
    Object.entries(outputs).map(async ([name, options]) => {
      const { metafile } = await build({ ...shared, ...options })
      return /** @type {const} */ ([name, metafile])
    }),
  )
  await writeCatalogue()
  const metafiles = /** @type {Metafiles} */ (Object.fromEntries(results))
  await removeStaleChunks(metafiles)
  await writeFile(resolvePath('dist/meta.json'), JSON.stringify(metafiles))
  return metafiles
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  printReport(await buildAll())
}

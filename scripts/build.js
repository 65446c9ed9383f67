// Builds dist/ and prints the size and integrity hash of each entry.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { writeMinified } from './build/minify.js'
import { common, outputs } from './build/outputs.js'
import { resolvePath } from './build/paths.js'
import { printReport } from './build/report.js'

/** Writes the wallet catalogue as JSON for the command line, which imports nothing from `src`. */
async function writeCatalogue() {
  const { outputFiles } = await build({
    ...common,
    entryPoints: ['src/catalogue/wallets.ts'],
    format: 'esm',
    write: false,
    sourcemap: false,
    metafile: false,
  })
  const source = /** @type {import('esbuild').OutputFile} */ (outputFiles[0]).text
  const { wallets } = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  await writeFile(resolvePath('dist/catalogue.json'), `${JSON.stringify(wallets, null, 2)}\n`)
}

/**
 * Removes chunks of earlier builds. Runs after the build, so that a command line that is running still finds its chunks.
 * @param {import('esbuild').Metafile} metafile
 */
async function removeStaleChunks({ outputs }) {
  for (const name of await readdir(resolvePath('dist/cli')))
    if (!(`dist/cli/${name}` in outputs)) await rm(resolvePath(`dist/cli/${name}`))
}

/**
 * Builds dist/.
 *
 * @returns esbuild's metafile of each output
 */
export async function buildAll() {
  await mkdir(resolvePath('dist'), { recursive: true })
  const results = await Promise.all(
    Object.entries(outputs).map(async ([name, options]) => {
      const { metafile, outputFiles } = await build({ ...common, ...options, outdir: 'dist' })
      if (outputFiles) await writeMinified(outputFiles, options)
      return /** @type {const} */ ([name, metafile])
    }),
  )
  await writeCatalogue()
  const metafiles = Object.fromEntries(results)
  await removeStaleChunks(/** @type {import('esbuild').Metafile} */ (metafiles.cli))
  await writeFile(resolvePath('dist/meta.json'), JSON.stringify(metafiles))
  return metafiles
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildAll()
  await printReport()
}

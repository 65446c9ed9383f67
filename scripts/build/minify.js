import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { minify } from '@swc/core'

/**
 * SWC's options for a script that esbuild has bundled.
 *
 * @param {import('esbuild').BuildOptions} options what it was bundled with
 * @returns {import('@swc/core').JsMinifyOptions}
 */
export const squeezed = ({ format, banner }) => ({
  compress: { passes: 3, ecma: 2022, unsafe_arrows: true, toplevel: true },
  mangle: { toplevel: true },
  ecma: 2022,
  module: format === 'esm',
  // SWC takes directives for statements without effect. ASCII, because a script is read in the encoding of its page.
  format: { preamble: banner?.js ?? '', asciiOnly: true },
})

/**
 * @param {import('esbuild').OutputFile[]} files
 * @param {import('esbuild').BuildOptions} options what they were built with
 */
export async function writeMinified(files, options) {
  const [map, script] = [/\.map$/, /\.js$/].map((kind) => files.find(({ path }) => kind.test(path)))
  if (!script || !map) throw new Error('esbuild gave no script or no source map')
  const minified = await minify(script.text.replace(/\/\/# sourceMappingURL.*\n$/, ''), {
    ...squeezed(options),
    sourceMap: /** @type {any} */ ({ content: map.text, filename: basename(script.path) }), // Its types know the boolean only.
  })
  await writeFile(script.path, `${minified.code}\n`)
  await writeFile(map.path, /** @type {string} */ (minified.map))
}

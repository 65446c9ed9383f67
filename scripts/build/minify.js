import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { minify } from '@swc/core'

/**
 * Returns SWC's options for a script that esbuild bundled.
 *
 * @param {import('esbuild').BuildOptions} options the esbuild options of the bundle
 * @returns {import('@swc/core').JsMinifyOptions}
 */
export const swcOptions = ({ format, banner }) => ({
  // The options are safe here: no code reads `length` of a function, calls an arrow with `new`, or keeps state in a pattern.
  compress: {
    passes: 3,
    ecma: 2022,
    unsafe_arrows: true,
    unsafe_regexp: true,
    keep_fargs: false,
    toplevel: true,
  },
  mangle: { toplevel: true },
  ecma: 2022,
  module: format === 'esm',
  // The preamble keeps directives, which SWC drops as statements without effect. ASCII, because the browser decodes a script
  // in the encoding of its page.
  format: { preamble: banner?.js ?? '', asciiOnly: true },
})

/**
 * Minifies a bundle and writes it with its source map.
 *
 * @param {import('esbuild').OutputFile[]} files
 * @param {import('esbuild').BuildOptions} options the esbuild options of the bundle
 */
export async function writeMinified(files, options) {
  const [map, script] = [/\.map$/, /\.js$/].map((kind) => files.find(({ path }) => kind.test(path)))
  if (!script || !map) throw new Error('esbuild returned no script or no source map')
  const minified = await minify(script.text.replace(/\/\/# sourceMappingURL.*\n$/, ''), {
    ...swcOptions(options),
    sourceMap: /** @type {any} */ ({ content: map.text, filename: basename(script.path) }), // SWC's types allow only a boolean.
  })
  await writeFile(script.path, `${minified.code}\n`)
  await writeFile(map.path, /** @type {string} */ (minified.map))
}

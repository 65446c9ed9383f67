// Our own side: the built kit as it is in dist/, and the floors.
import { readFile } from 'node:fs/promises'
import { minify } from '@swc/core'
import { build } from 'esbuild'
import { squeezed } from '../build/minify.js'
import { common, pageScript } from '../build/outputs.js'
import { at } from '../build/paths.js'
import { buildAll } from '../build.js'
import { leanPreact } from '../preact/index.js'

/**
 * A hello-world modal, built as the kit's own script is.
 * @param {import('esbuild').Plugin[]} [plugins] what is done to Preact; without them it is as it is published
 */
async function hello(plugins = []) {
  const { outputFiles } = await build({
    ...common,
    ...pageScript,
    entryPoints: ['scripts/bench/pages/hello.jsx'],
    plugins,
    sourcemap: false,
    write: false,
  })
  const { code } = await minify(outputFiles[0]?.text ?? '', squeezed(pageScript))
  return Buffer.from(code)
}

/** @type {Record<string, () => Promise<Record<string, Uint8Array>>>} */
const recipes = {
  ours: async () => {
    await buildAll()
    return { 'aptos-wallet-kit.js': await readFile(at('dist/aptos-wallet-kit.js')) }
  },
  hello: async () => ({ 'hello.js': await hello() }),
  empty: async () => ({ 'empty.js': Buffer.from('// Nothing.\n') }),
}

/** The hello-world modal on the kit's own cut of Preact. */
export const leanHello = () => hello([leanPreact])

/** @param {string} name @returns its files by name */
export const buildOwn = async (name) => (await recipes[name]?.()) ?? {}

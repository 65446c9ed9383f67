// Our own side: the built kit as it is in dist/, and the floors.
import { readFile } from 'node:fs/promises'
import { minify } from '@swc/core'
import { build } from 'esbuild'
import { swcOptions } from '../build/minify.js'
import { common, pageScript } from '../build/outputs.js'
import { at } from '../build/paths.js'
import { buildAll } from '../build.js'

/** Builds a hello-world modal with the options of the kit's script. */
async function hello() {
  const { outputFiles } = await build({
    ...common,
    ...pageScript,
    entryPoints: ['scripts/bench/pages/hello.jsx'],
    sourcemap: false,
    write: false,
  })
  const { code } = await minify(outputFiles[0]?.text ?? '', swcOptions(pageScript))
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

/** @param {string} name @returns its files by name */
export const buildOwn = async (name) => (await recipes[name]?.()) ?? {}

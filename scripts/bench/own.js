// Our own side: the built kit as it is in dist/, and the floors.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { minify } from '@swc/core'
import { build } from 'esbuild'
import { squeezed } from '../build/minify.js'
import { withPreact } from '../build/outputs.js'
import { buildAll } from '../build.js'
import { leanPreact } from '../preact/index.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * A hello-world modal with the options of the kit's own build.
 * @param {import('esbuild').Plugin[]} [plugins] what is done to Preact; without them it is as it is published
 */
async function hello(plugins = []) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['scripts/bench/pages/hello.jsx'],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    ...withPreact,
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    write: false,
  })
  const { code } = await minify(outputFiles[0]?.text ?? '', { ...squeezed, module: false })
  return Buffer.from(code)
}

/** @type {Record<string, () => Promise<Record<string, Uint8Array>>>} */
const recipes = {
  ours: async () => {
    await buildAll()
    return { 'aptos-wallet-kit.js': await readFile(`${root}dist/aptos-wallet-kit.js`) }
  },
  hello: async () => ({ 'hello.js': await hello() }),
  empty: async () => ({ 'empty.js': Buffer.from('// Nothing.\n') }),
}

/** The hello-world modal on the kit's own cut of Preact. */
export const leanHello = () => hello([leanPreact])

/** @param {string} name @returns its files by name */
export const buildOwn = async (name) => (await recipes[name]?.()) ?? {}

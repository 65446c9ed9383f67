import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { filesIn, read, root } from './documents.js'
import { distinct, origin } from './metafile.js'

/** The modules and packages from which each module may import values. `references` in its tsconfig.json limits types. */
const modules: Record<string, { modules: string[]; packages: string[] }> = {
  core: { modules: [], packages: [] },
  catalogue: { modules: ['core'], packages: [] },
  ui: { modules: ['catalogue', 'core'], packages: ['react', 'react-dom'] },
  script: { modules: ['core', 'ui'], packages: ['react', 'react-dom'] },
  react: { modules: ['catalogue', 'core', 'ui'], packages: ['react', 'react-dom'] },
  'wallet-adapter-react': { modules: ['core', 'react'], packages: ['@aptos-labs/ts-sdk', 'react'] },
  locales: { modules: ['ui'], packages: [] },
  'petra-web': {
    modules: ['catalogue'],
    packages: ['@aptos-connect/wallet-adapter-plugin', '@wallet-standard/wallet'],
  },
  qr: { modules: [], packages: ['lean-qr'] },
  'sign-in': { modules: ['core'], packages: ['@noble/hashes'] },
  'dev-wallet': {
    modules: [],
    packages: ['@aptos-labs/wallet-standard', '@noble/curves', '@noble/hashes', '@wallet-standard/core'],
  },
  testing: { modules: ['dev-wallet'], packages: ['@noble/hashes', 'node:fs'] },
}

/** The files that other modules import. The index of the development wallet starts the wallet. */
const publicEntries = (module: string): string[] => {
  if (module === 'core')
    return ['index', 'chain-ids', 'events', 'clobber-safe-dom'].map((name) => `src/core/${name}.ts`)
  return [`src/${module}/${module === 'dev-wallet' ? 'shared' : 'index'}.ts`]
}

/** Returns the imports of every file of a module, without those of types only. */
async function readImports(module: string): Promise<{ from: string; path: string }[]> {
  const files = [...filesIn(`src/${module}`, '.ts'), ...filesIn(`src/${module}`, '.tsx')]
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files.filter((file) => !file.endsWith('.d.ts')),
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'text' },
  })
  const prefix = `src/${module}/`
  return Object.entries(metafile.inputs)
    .filter(([file]) => file.startsWith(prefix))
    .flatMap(([from, { imports }]) => imports.map(({ path }) => ({ from, path })))
    .filter(({ path }) => !path.startsWith(prefix))
}

const packageOf = (specifier: string) => specifier.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? specifier

describe.each(Object.entries(modules))('module %s', (module, allowed) => {
  const outside = readImports(module)

  it('imports only the allowed modules, through their public entries', async () => {
    const paths = (await outside).map(({ path }) => path).filter((path) => path.startsWith('src/'))
    expect(allowed.modules.flatMap(publicEntries)).toEqual(expect.arrayContaining([...distinct(paths)]))
  })

  it('imports only the allowed packages', async () => {
    const paths = (await outside).map(({ path }) => path).filter((path) => !path.startsWith('src/'))
    expect(allowed.packages).toEqual(expect.arrayContaining([...distinct(paths.map(packageOf))]))
  })

  it('references exactly the allowed modules in its tsconfig.json', () => {
    const { references = [] } = JSON.parse(read(`src/${module}/tsconfig.json`)) as {
      references?: { path: string }[]
    }
    const referenced = references.map(({ path }) =>
      join(dirname(`src/${module}/x`), path).replace('src/', ''),
    )
    const reachable = (name: string): string[] => [name, ...(modules[name]?.modules.flatMap(reachable) ?? [])]
    expect(allowed.modules.flatMap(reachable)).toEqual(expect.arrayContaining(referenced))
  })
})

it('every module of src has rules', () => {
  expect(distinct(filesIn('src', '.ts').map((file) => origin(file).replace('src/', '')))).toEqual(
    Object.keys(modules).sort(),
  )
})

import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { filesIn, read, root } from './documents.js'
import { distinct, origin } from './metafile.js'

/** The house: what each room may take values from. Types are held by `references` in each room's tsconfig.json. */
const rooms: Record<string, { rooms: string[]; packages: string[] }> = {
  core: { rooms: [], packages: [] },
  catalogue: { rooms: ['core'], packages: [] },
  ui: { rooms: ['catalogue', 'core'], packages: ['react', 'react-dom'] },
  embed: { rooms: ['core', 'ui'], packages: ['react', 'react-dom'] },
  react: { rooms: ['catalogue', 'core', 'ui'], packages: ['react', 'react-dom'] },
  'wallet-adapter-react': { rooms: ['core', 'react'], packages: ['@aptos-labs/ts-sdk', 'react'] },
  locales: { rooms: ['ui'], packages: [] },
  'sign-in': { rooms: ['core'], packages: ['@noble/hashes'] },
  'dev-wallet': {
    rooms: [],
    packages: [
      '@aptos-labs/ts-sdk',
      '@aptos-labs/wallet-standard',
      '@noble/curves',
      '@noble/hashes',
      '@wallet-standard/core',
    ],
  },
  testing: { rooms: ['dev-wallet'], packages: ['@noble/hashes', 'node:fs'] },
}

/** The module of a room that other rooms import. The index of the development wallet starts the wallet. */
const publicModule = (room: string) => `src/${room}/${room === 'dev-wallet' ? 'shared' : 'index'}.ts`

/** What every file of a room imports once its types are gone. */
async function importsOf(room: string): Promise<{ from: string; path: string }[]> {
  const files = [...filesIn(`src/${room}`, '.ts'), ...filesIn(`src/${room}`, '.tsx')]
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
  const prefix = `src/${room}/`
  return Object.entries(metafile.inputs)
    .filter(([file]) => file.startsWith(prefix))
    .flatMap(([from, { imports }]) => imports.map(({ path }) => ({ from, path })))
    .filter(({ path }) => !path.startsWith(prefix))
}

const packageOf = (specifier: string) => specifier.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? specifier

describe.each(Object.entries(rooms))('the room %s', (room, allowed) => {
  const outside = importsOf(room)

  it('takes from other rooms only what the house allows, and through their public lists', async () => {
    const paths = (await outside).map(({ path }) => path).filter((path) => path.startsWith('src/'))
    expect(allowed.rooms.map(publicModule)).toEqual(expect.arrayContaining([...distinct(paths)]))
  })

  it('takes from packages only what the house allows', async () => {
    const paths = (await outside).map(({ path }) => path).filter((path) => !path.startsWith('src/'))
    expect(allowed.packages).toEqual(expect.arrayContaining([...distinct(paths.map(packageOf))]))
  })

  it('has its arrows in its tsconfig.json, and none that the house does not have', () => {
    const { references = [] } = JSON.parse(read(`src/${room}/tsconfig.json`)) as {
      references?: { path: string }[]
    }
    const referenced = references.map(({ path }) => join(dirname(`src/${room}/x`), path).replace('src/', ''))
    const reachable = (name: string): string[] => [name, ...(rooms[name]?.rooms.flatMap(reachable) ?? [])]
    expect(allowed.rooms.flatMap(reachable)).toEqual(expect.arrayContaining(referenced))
  })
})

it('every room of src is held to the house', () => {
  expect(distinct(filesIn('src', '.ts').map((file) => origin(file).replace('src/', '')))).toEqual(
    Object.keys(rooms).sort(),
  )
})

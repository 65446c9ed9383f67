import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pack, root } from '../../react/support/packed.js'

const run = promisify(execFile)

/** Entries whose types build on those of an optional peer dependency. */
const ENTRIES_WITH_PEERS = ['react', 'wallet-adapter-react']

const COMPILER_OPTIONS = {
  noEmit: true,
  strict: true,
  skipLibCheck: false,
  target: 'es2020',
  lib: ['es2020', 'dom', 'dom.iterable'],
  types: [],
}

/** A project with the packed kit in its `node_modules`. */
export interface Consumer {
  readonly folder: string
  /** Returns what `tsc` reports about the project and the kit's types, one string per error. */
  typeCheck(tsc: string, compilerOptions: object): Promise<readonly string[]>
  remove(): Promise<void>
}

/**
 * Creates a project that imports every entry and finds the optional peers in the repository's `node_modules`. Its ts-sdk is
 * that of the adapter: version 7 has no types under `moduleResolution` `node`.
 */
export async function createConsumerWithPeers(): Promise<Consumer> {
  await mkdir(join(root, '.cache'), { recursive: true })
  const consumer = await createConsumer(join(root, '.cache'), () => true)
  const scope = join(consumer.folder, 'node_modules/@aptos-labs')
  await mkdir(scope)
  await symlink(join(root, 'test/wallet-adapter/node_modules/@aptos-labs/ts-sdk'), join(scope, 'ts-sdk'))
  return consumer
}

/** Creates a project outside the repository that has no dependency but the kit, and imports every entry that allows it. */
export const createConsumerWithoutPeers = (): Promise<Consumer> =>
  createConsumer(tmpdir(), (entry) => !ENTRIES_WITH_PEERS.includes(entry))

async function createConsumer(parent: string, isIncluded: (entry: string) => boolean): Promise<Consumer> {
  const folder = await mkdtemp(join(parent, 'consumer-'))
  const kit = join(folder, 'node_modules/aptos-wallet-kit')
  await mkdir(kit, { recursive: true })
  const tarball = await pack(folder)
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', kit])

  const imports = (await listTypedEntries(kit))
    .filter(isIncluded)
    .map((entry, index) => `export * as entry${index} from '${join('aptos-wallet-kit', entry)}'\n`)
  await writeFile(join(folder, 'page.ts'), imports.join(''))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')

  return {
    folder,
    async typeCheck(tsc, compilerOptions) {
      const options = { ...COMPILER_OPTIONS, ...compilerOptions }
      await writeFile(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: options, files: ['page.ts'] }),
      )
      const args = [tsc, '--project', folder]
      const output = await run(process.execPath, args, { cwd: folder }).then(
        () => '',
        ({ stdout, stderr }) => `${stdout}${stderr}`,
      )
      const isFromPeer = (line: string) => line.startsWith('../')
      return output.split('\n').filter((line) => /(^|: )error /.test(line) && !isFromPeer(line))
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Returns the entries of the manifest that have types, relative to the package name. */
async function listTypedEntries(kit: string): Promise<string[]> {
  const { exports } = JSON.parse(await readFile(join(kit, 'package.json'), 'utf8'))
  return Object.keys(exports)
    .filter((entry) => exports[entry].types)
    .map((entry) => entry.slice(2).replace('*', 'de'))
}

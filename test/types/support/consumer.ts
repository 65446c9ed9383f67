import { execFile } from 'node:child_process'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installPacked, root } from '../../react/support/packed.js'

/** Entries whose types build on those of an optional peer dependency. */
const ENTRIES_WITH_PEERS = ['./react', './wallet-adapter-react']

const COMPILER_OPTIONS = {
  noEmit: true,
  strict: true,
  skipLibCheck: false,
  target: 'es2020',
  lib: ['es2020', 'dom', 'dom.iterable'],
  types: [],
}

/** A project that imports the entries of the packed kit. */
export type Consumer = Awaited<ReturnType<typeof createConsumer>>

/**
 * Creates a project that imports every entry and finds the optional peers in the repository's `node_modules`, or one outside
 * the repository that imports the entries that need no peer.
 */
export async function createConsumer(hasPeers: boolean) {
  const { folder, remove } = await installPacked(undefined, hasPeers ? undefined : tmpdir())
  if (hasPeers) {
    // The ts-sdk of the adapter: version 7 has no types under `moduleResolution` `node`.
    await mkdir(join(folder, 'node_modules/@aptos-labs'))
    const path = 'node_modules/@aptos-labs/ts-sdk'
    await symlink(join(root, 'test/wallet-adapter', path), join(folder, path))
  }
  const manifest = await readFile(join(folder, 'node_modules/aptos-wallet-kit/package.json'), 'utf8')
  const imports = Object.entries<{ types?: string }>(JSON.parse(manifest).exports)
    .filter(([entry, { types }]) => types && (hasPeers || !ENTRIES_WITH_PEERS.includes(entry)))
    .map(([entry]) => join('aptos-wallet-kit', entry).replace('*', 'de'))
    .map((specifier, index) => `export * as entry${index} from '${specifier}'\n`)
  await writeFile(join(folder, 'page.ts'), imports.join(''))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')

  /** Returns what `tsc` reports about the project and the kit's types, one string per error. */
  async function typeCheck(tsc: string, options: object): Promise<readonly string[]> {
    const config = { compilerOptions: { ...COMPILER_OPTIONS, ...options }, files: ['page.ts'] }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const output = await promisify(execFile)(process.execPath, [tsc, '--project', folder], {
      cwd: folder,
    }).then(
      () => '',
      ({ stdout, stderr }) => `${stdout}${stderr}`,
    )
    const isFromPeer = (line: string) => line.startsWith('../')
    return output.split('\n').filter((line) => /(^|: )error /.test(line) && !isFromPeer(line))
  }

  return { typeCheck, remove }
}

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Packs the current build. Returns the path of the tarball. */
export async function pack(folder: string): Promise<string> {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]
  const { stdout } = await run('npm', args, { cwd: root, maxBuffer: 2 ** 24 })
  const found = /"filename":\s*"([^"]+)"/.exec(stdout)?.[1]
  if (!found) throw new Error(`npm pack printed no file name: ${stdout}`)
  return join(folder, found)
}

/** The tarball of all applications of a worker: packing takes longer than most tests of an application. */
let tarball: Promise<Buffer> | undefined

async function readTarball(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'tarball-'))
  const content = await readFile(await pack(folder))
  await rm(folder, { recursive: true })
  return content
}

/** A folder in which the packed package is installed, as an application has it. */
export interface Installed {
  readonly folder: string
  remove(): Promise<void>
}

/**
 * Installs the packed package into a folder of its own. Inside this checkout, the folder finds all other packages (Vite, Vue,
 * React 19) in the `node_modules` of the checkout.
 *
 * @param react A folder with another `react` and `react-dom`.
 * @param parent Default: a folder in this checkout.
 */
export async function installPacked(react?: string, parent = join(root, '.cache')): Promise<Installed> {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'application-'))
  const modules = join(folder, 'node_modules')
  await mkdir(join(modules, 'aptos-wallet-kit'), { recursive: true })
  tarball ??= readTarball()
  const unpacking = run('tar', ['-xz', '--strip-components=1', '-C', join(modules, 'aptos-wallet-kit')])
  unpacking.child.stdin?.end(await tarball)
  await unpacking
  if (react)
    for (const name of ['react', 'react-dom'])
      await symlink(join(root, react, name), join(modules, name), 'dir')
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The folder of React 18.3. */
export const react18 = 'test/react/react-18/node_modules'

import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** The checkout: its built command line is what the tests run. */
export const packageRoot = fileURLToPath(new URL('../../..', import.meta.url))

/** A folder of its own for one test, gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'awk-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const parts = [
  'bin/aptos-wallet-kit.js',
  'package.json',
  'template',
  'dist/cli.js',
  'dist/cli',
  'dist/catalogue.json',
]

/** By these words the command line knows a file as the kit's. */
const words = 'found no kit: put it after the script tag of aptos-wallet-kit.js'

/** Stands in for a bundle of some release: what else is in it does not matter to the command line. */
export const bundleOf = (release: string) => `globalThis.release = ${JSON.stringify(release)} // ${words}\n`

/**
 * A copy of the installed package with bundles of its own, so that a test may break it or make it an older release.
 * @param files replaces or adds files; `null` takes one away.
 */
export function installPackage(files: Readonly<Record<string, string | null>> = {}): string {
  const root = temporaryFolder()
  for (const part of parts) {
    if (!existsSync(join(packageRoot, part))) throw new Error(`${part} is missing. Run: npm run build`)
    cpSync(join(packageRoot, part), join(root, part), { recursive: true })
  }
  const bundles = {
    'dist/aptos-wallet-kit.js': bundleOf('kit'),
    'dist/dev-wallet.js': bundleOf('dev wallet'),
  }
  writeFiles(root, { ...bundles, ...files })
  return root
}

/** Writes files into a folder by their paths in it; `null` removes one. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array | null>>,
): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    if (content === null) rmSync(join(folder, path), { force: true })
    else writeFileSync(join(folder, path), content)
  }
}

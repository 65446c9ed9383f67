// Reads icons from published packages. A package is downloaded with npm and checked against its pinned hash. Its code never runs.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** @typedef {import('./sources.js').IconSource} IconSource */

/**
 * Reads a file of a published package.
 *
 * @param {IconSource['from']} pinned
 * @param {string} folder The folder for the tarball.
 * @returns {Promise<string>}
 * @throws {Error} If the package has another hash.
 */
async function readPackageFile({ name, version, integrity, file }, folder) {
  const pack = ['pack', `${name}@${version}`, '--json', '--pack-destination', folder]
  const [{ filename }] = JSON.parse((await run('npm', pack)).stdout)
  const tarball = join(folder, filename)
  const digest = createHash('sha512')
    .update(await readFile(tarball))
    .digest('base64')
  if (`sha512-${digest}` !== integrity)
    throw new Error(
      `The hash of ${name}@${version} is sha512-${digest}, not ${integrity}.\nDo not use the package before you know the reason.`,
    )
  return (await run('tar', ['-xzOf', tarball, `package/${file}`], { maxBuffer: 1 << 24 })).stdout
}

/**
 * Reads a wallet's published icon.
 *
 * @param {IconSource} source
 * @param {string} folder The folder for the tarball.
 * @returns {Promise<{ type: string, bytes: Buffer }>} The type is a subtype of `image/`, such as `svg+xml` or `png`.
 * @throws {Error} If the package has another hash or no such icon.
 */
export async function readPublishedIcon({ from, after, key }, folder) {
  const text = await readPackageFile(from, folder)
  const start = text.indexOf(after)
  const [, type, base64] = /data:image\/([a-z+]+);base64,\s*([\w+/=]+)/.exec(text.slice(start)) ?? []
  if (start < 0 || !type || !base64)
    throw new Error(
      `No icon found for ${key} in ${from.file} of ${from.name}@${from.version}.\nCorrect its entry in scripts/icons/sources.js.`,
    )
  return { type, bytes: Buffer.from(base64, 'base64') }
}

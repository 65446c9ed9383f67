// Reads a mark out of a published package: fetched with npm, checked against its pinned hash, never executed.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** @typedef {import('./sources.js').IconSource} IconSource */

/**
 * @param {IconSource['from']} pin
 * @param {string} folder where the tarball may be put
 * @returns {Promise<string>} the text of the pinned file
 */
async function publishedFile({ name, version, integrity, file }, folder) {
  const pack = ['pack', `${name}@${version}`, '--json', '--pack-destination', folder]
  const [{ filename }] = JSON.parse((await run('npm', pack)).stdout)
  const tarball = join(folder, filename)
  const got = `sha512-${createHash('sha512')
    .update(await readFile(tarball))
    .digest('base64')}`
  if (got !== integrity)
    throw new Error(`${name}@${version} is not the package that was pinned: it hashes to ${got}.`)
  return (await run('tar', ['-xzOf', tarball, `package/${file}`], { maxBuffer: 1 << 24 })).stdout
}

/**
 * @param {IconSource} source
 * @param {string} folder
 * @returns {Promise<{ type: string, bytes: Buffer }>} the mark as published, e.g. type `svg+xml` or `png`
 */
export async function publishedMark({ from, after, key }, folder) {
  const text = await publishedFile(from, folder)
  const start = text.indexOf(after)
  const [, type, base64] = /data:image\/([a-z+]+);base64,\s*([\w+/=]+)/.exec(text.slice(start)) ?? []
  if (start < 0 || !type || !base64)
    throw new Error(`No icon for ${key} in ${from.name}@${from.version}, ${from.file}.`)
  return { type, bytes: Buffer.from(base64, 'base64') }
}

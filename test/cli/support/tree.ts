import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Everything in a folder, hidden files too: path, kind, mode and a hash of the content. Equal trees are equal folders. */
export function tree(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => `${path} ${describe(join(folder, path))}`)
}

function describe(path: string): string {
  const stats = lstatSync(path)
  const mode = stats.mode.toString(8)
  if (stats.isSymbolicLink()) return `${mode} -> ${readlinkSync(path)}`
  if (!stats.isFile()) return mode
  return `${mode} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`
}

import { readdirSync } from 'node:fs'
import { cannotRead } from './read-file.js'

/**
 * The names in a folder.
 * @param shown the path as it was typed, for messages
 * @throws CliError when it cannot be read.
 */
export function readFolder(path: string, shown: string): readonly string[] {
  try {
    return readdirSync(path)
  } catch (cause) {
    throw cannotRead(cause, shown)
  }
}

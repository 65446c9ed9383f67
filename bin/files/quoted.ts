const windows = process.platform === 'win32'

/** What every shell takes as it is. A backslash parts the names of a path on Windows; in other shells it takes itself away. */
const plain = windows ? /^[\w./\\:@-]+$/ : /^[\w./:@-]+$/

/**
 * A word as a shell takes it. In double quotes a POSIX shell still runs `$(…)` and backticks, and on a terminal `!` brings
 * back an old command; in single quotes every sign is itself.
 */
export function quoted(word: string): string {
  if (plain.test(word)) return word
  if (windows) return JSON.stringify(word)
  return /\p{Cc}/u.test(word) ? escaped(word) : `'${word.replaceAll("'", "'\\''")}'`
}

/** A tab or the end of a line would be obeyed by the terminal it is pasted into, so control characters are spelt out. */
const escaped = (word: string) => `$'${word.replace(/[\p{Cc}'\\!]/gu, octal)}'`

const octal = (sign: string) =>
  [...Buffer.from(sign)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')

/** A path as a shell and the command behind it take it: one that begins with a dash would be read as a flag. */
export const quotedPath = (path: string) => quoted(path.startsWith('-') ? `./${path}` : path)

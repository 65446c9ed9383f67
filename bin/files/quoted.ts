/** A word as a shell takes it. */
export const quoted = (word: string) => (/^[\w./\\:@-]+$/.test(word) ? word : JSON.stringify(word))

/** A path as a shell and the command behind it take it: one that begins with a dash would be read as a flag. */
export const quotedPath = (path: string) => quoted(path.startsWith('-') ? `./${path}` : path)

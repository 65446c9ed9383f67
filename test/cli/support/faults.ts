import { fileURLToPath } from 'node:url'

type Call = 'mkdtempSync' | 'mkdirSync' | 'writeFileSync' | 'renameSync'

/**
 * The environment in which a call of `node:fs` fails as it does on a full or protected disk.
 * @param nth which call fails, counted from 1.
 */
export function failing(call: Call, code: string, nth = 1): Readonly<Record<string, string>> {
  const preload = fileURLToPath(new URL('fail-fs.js', import.meta.url))
  return { NODE_OPTIONS: `--import=${preload}`, FAIL_FS: `${call}:${code}:${nth}` }
}

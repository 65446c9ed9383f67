type Call =
  | 'accessSync'
  | 'chownSync'
  | 'mkdirSync'
  | 'mkdtempSync'
  | 'open'
  | 'readFileSync'
  | 'readdirSync'
  | 'renameSync'
  | 'statSync'
  | 'writeFileSync'

/**
 * The environment in which a call of `node:fs` fails as it does on a full or protected disk.
 * @param nth which call fails, counted from 1.
 * @param file only calls for a path that ends so count.
 */
export function failing(call: Call, code: string, nth = 1, file = ''): Readonly<Record<string, string>> {
  const preload = new URL('fail-fs.js', import.meta.url).href // A path may hold a space, which ends an option.
  return { NODE_OPTIONS: `--import=${preload}`, FAIL_FS: `${call}:${code}:${nth}:${file}` }
}

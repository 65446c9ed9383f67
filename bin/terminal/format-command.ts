import { join, relative } from 'node:path'
import { platform } from 'node:process'
import type { CommandContext } from '../command-context.js'
import { isCheckout } from '../read-files.js'

/** Formats a command of the kit for a shell: with npx or, in a checkout, with the path of the program. */
export function formatKitCommand(
  { packageRoot, process }: CommandContext,
  ...quotedArgs: readonly string[]
): string {
  const path = relative(process.cwd(), join(packageRoot, 'bin/aptos-wallet-kit.js'))
  const program = isCheckout(packageRoot) ? `node ${quotePath(path)}` : 'npx aptos-wallet-kit'
  return [program, ...quotedArgs].join(' ')
}

/** Quotes a path for the shell of this platform, if necessary. A path with a leading dash gets `./`, because it would be a flag. */
export function quotePath(path: string): string {
  const isWindows = platform === 'win32'
  const word = path.startsWith('-') ? `./${path}` : path
  if ((isWindows ? /^[\w./\\:@-]+$/ : /^[\w./:@-]+$/).test(word)) return word
  return isWindows ? JSON.stringify(word) : `'${word.replaceAll("'", "'\\''")}'`
}

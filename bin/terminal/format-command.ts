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

/** Quotes a path for a shell, so that the shell expands nothing in it and a leading dash doesn't make it a flag. */
export function quotePath(path: string): string {
  const isWindows = platform === 'win32'
  const word = path.startsWith('-') ? `./${path}` : path
  if ((isWindows ? /^[\w./\\:@-]+$/ : /^[\w./:@-]+$/).test(word)) return word
  return isWindows ? JSON.stringify(word) : `'${word.replaceAll("'", "'\\''")}'`
}

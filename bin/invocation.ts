import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Context } from './context.js'
import { quotedPath } from './files/quoted.js'

/**
 * How to call this program, in commands that are shown for pasting. By npx, since who ran it that way has no command of its
 * name; in a checkout by its path, since npm may have no package of its name.
 */
export function invocation({ root, process }: Context): string {
  if (!existsSync(join(root, 'src'))) return 'npx aptos-wallet-kit'
  return `node ${quotedPath(relative(process.cwd(), join(root, 'bin/aptos-wallet-kit.js')))}`
}

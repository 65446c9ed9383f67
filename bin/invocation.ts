import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Context } from './context.js'
import { quotedPath } from './files/quoted.js'

/**
 * How this program is called, for commands that are shown to be pasted. Nothing of its name is on the path of who runs it
 * by npx; in a checkout of the project, npm may have no package of this name, so it is shown by its path.
 */
export function invocation({ root, process }: Context): string {
  if (!existsSync(join(root, 'src'))) return 'npx aptos-wallet-kit'
  return `node ${quotedPath(relative(process.cwd(), join(root, 'bin/aptos-wallet-kit.js')))}`
}

import { readFile } from 'node:fs/promises'
import { integrity } from './integrity.js'
import { resolvePath } from './paths.js'
import { sizes } from './sizes.js'

/** Prints the transfer size and the integrity hash of each entry. */
export async function printReport() {
  for (const file of ['aptos-wallet-kit.js', 'index.js', 'react.js', 'sign-in.js']) {
    const bytes = await readFile(resolvePath(`dist/${file}`))
    const columns = Object.entries(sizes([bytes])).map(
      ([encoding, size]) => `${size.toLocaleString('en-US').padStart(9)} ${encoding}`,
    )
    console.log(`dist/${file.padEnd(20)} ${columns.join(' ')}`)
    console.log(`  ${integrity(bytes)}`)
  }
}

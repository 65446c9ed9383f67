import { readFile } from 'node:fs/promises'
import { integrity } from './integrity.js'
import { at } from './paths.js'
import { sizes } from './sizes.js'

/** Prints what a page author needs: size over the wire and the SRI hash. */
export async function report() {
  for (const file of ['aptos-wallet-kit.js', 'index.js', 'react.js', 'sign-in.js']) {
    const bytes = await readFile(at(`dist/${file}`))
    const told = Object.entries(sizes([bytes])).map(
      ([kind, size]) => `${size.toLocaleString('en-US').padStart(9)} ${kind}`,
    )
    console.log(`dist/${file.padEnd(20)} ${told.join(' ')}`)
    console.log(`  ${integrity(bytes)}`)
  }
}

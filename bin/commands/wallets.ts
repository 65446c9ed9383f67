import { type CatalogueEntry, readCatalogues } from '../catalogue.js'
import type { CommandContext } from '../command-context.js'
import { createStyledPart, printLines } from '../terminal/print.js'

/** Prints the wallets that users can get: those that the kit lists by default, then those of `catalogue.js`. */
export function printCatalogue(
  { packageRoot, printResult }: CommandContext,
  flags: { readonly json?: boolean },
): void {
  const { wallets, moreWallets } = readCatalogues(packageRoot)
  const all = [...wallets, ...moreWallets]
  if (flags.json) {
    printLines(printResult, JSON.stringify(all, null, 2))
    return
  }
  const width = Math.max(...all.map(({ name }) => name.length))
  const printRows = (entries: readonly CatalogueEntry[]) => {
    for (const { name, url } of entries)
      printResult(createStyledPart('bold', name.padEnd(width)), '  ', createStyledPart('dim', url))
  }
  printRows(wallets)
  printResult('')
  printResult('With catalogue.js:')
  printRows(moreWallets)
}

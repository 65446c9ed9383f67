import { readCatalogue } from '../catalogue.js'
import type { CommandContext } from '../command-context.js'
import { printLines, styled } from '../terminal/print.js'

/** Lists the wallets of the catalogue. */
export function wallets({ packageRoot, printResult }: CommandContext, flags: { readonly json?: boolean }) {
  const catalogue = readCatalogue(packageRoot)
  if (flags.json) return printLines(printResult, JSON.stringify(catalogue, null, 2))
  const width = Math.max(...catalogue.map(({ name }) => name.length))
  for (const { name, url } of catalogue)
    printResult(styled('bold', name.padEnd(width)), '  ', styled('dim', url))
}

import type { Context } from '../context.js'
import { styled } from '../log.js'
import { readCatalogue } from '../options.js'

export function wallets({ log, root }: Context, flags: { readonly json?: boolean }): void {
  const catalogue = readCatalogue(root)
  if (flags.json) {
    for (const line of JSON.stringify(catalogue, null, 2).split('\n')) log.out(line)
    return
  }
  const width = Math.max(...catalogue.map(({ name }) => name.length))
  for (const { name, url } of catalogue) log.out(styled('bold', name.padEnd(width)), '  ', styled('dim', url))
}

import type { Context } from '../command-context.js'
import { readCatalogue } from '../flags.js'
import { styled } from '../terminal/print.js'

export function wallets({ log, root }: Context, flags: { readonly json?: boolean }): void {
  const catalogue = readCatalogue(root)
  const json = flags.json ? JSON.stringify(catalogue, null, 2).split('\n') : []
  for (const line of json) log.out(line)
  if (flags.json) return
  const width = Math.max(...catalogue.map(({ name }) => name.length))
  for (const { name, url } of catalogue) log.out(styled('bold', name.padEnd(width)), '  ', styled('dim', url))
}

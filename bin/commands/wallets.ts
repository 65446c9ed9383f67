import type { Context } from '../context.js'
import { readCatalogue } from '../wallets/catalogue.js'

/** Lists the catalogue, as text or as JSON. */
export async function wallets(context: Context, flags: { readonly json?: boolean }): Promise<void> {
  const catalogue = readCatalogue(context.root)
  if (flags.json) return context.say(JSON.stringify(catalogue, null, 2))
  const width = Math.max(...catalogue.map(({ name }) => name.length))
  for (const { name, url } of catalogue)
    context.say(`${context.colours.bold(name.padEnd(width))}  ${context.colours.dim(url)}`)
}

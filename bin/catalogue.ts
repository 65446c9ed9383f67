import { readPackageFile } from './read-files.js'

/** The name of the development wallet, which is not in the catalogue. */
export const DEV_WALLET = 'Dev Wallet'

interface CatalogueEntry {
  readonly name: string
  readonly url: string
  readonly aliases?: readonly string[]
}

/** Reads the wallets that users can get. */
export const readCatalogue = (packageRoot: string): readonly CatalogueEntry[] =>
  JSON.parse(`${readPackageFile(packageRoot, 'dist/catalogue.json')}`)

/** Lists the wallets that `--wallet` knows. */
export const listWalletNames = (packageRoot: string): readonly string[] => [
  ...readCatalogue(packageRoot).map(({ name }) => name),
  DEV_WALLET,
]

/** Returns the name of the wallet whose name or alias, or the first word of either, was typed. Ignores case. */
export function findWalletName(packageRoot: string, typed: string): string | undefined {
  const wallets = [...readCatalogue(packageRoot), { name: DEV_WALLET, aliases: [] }]
  const find = (isMatch: (alias: string) => boolean) =>
    wallets.find(({ name, aliases = [] }) => [name, ...aliases].some((alias) => isMatch(alias.toLowerCase())))
  const wanted = typed.toLowerCase()
  return (find((alias) => alias === wanted) ?? find((alias) => alias.startsWith(`${wanted} `)))?.name
}

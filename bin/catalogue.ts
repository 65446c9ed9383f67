import { readPackageFile } from './read-files.js'

/** The name of the development wallet, which is not in the catalogue. */
export const DEV_WALLET = 'Dev Wallet'

export interface CatalogueEntry {
  readonly name: string
  readonly url: string
  readonly aliases?: readonly string[]
}

interface Catalogues {
  /** Wallets that the kit lists by default. */
  readonly wallets: readonly CatalogueEntry[]
  /** Wallets that the kit lists with `catalogue.js`. */
  readonly moreWallets: readonly CatalogueEntry[]
}

/** Reads the wallets that users can get. */
export const readCatalogues = (packageRoot: string): Catalogues =>
  JSON.parse(`${readPackageFile(packageRoot, 'dist/catalogue.json')}`)

const listAllCatalogueWallets = (packageRoot: string): readonly CatalogueEntry[] => {
  const { wallets, moreWallets } = readCatalogues(packageRoot)
  return [...wallets, ...moreWallets]
}

/** Lists the full names of the catalogue's wallets and the development wallet. `--wallet` also accepts aliases and first words. */
export const listWalletNames = (packageRoot: string): readonly string[] => [
  ...listAllCatalogueWallets(packageRoot).map(({ name }) => name),
  DEV_WALLET,
]

/** Returns whether the kit lists a wallet only with `catalogue.js`. */
export const needsFullCatalogue = (packageRoot: string, fullName: string | undefined): boolean =>
  readCatalogues(packageRoot).moreWallets.some(({ name }) => name === fullName)

/**
 * Returns the name of the wallet with the given name or alias. If there is none, returns the name of the first wallet with a
 * name or alias that starts with the given words, if any. Ignores case.
 */
export function findFullWalletName(packageRoot: string, nameOrFirstWords: string): string | undefined {
  const wallets = [...listAllCatalogueWallets(packageRoot), { name: DEV_WALLET, aliases: [] }]
  const findByLowerCaseNameOrAlias = (isMatch: (lowerCaseName: string) => boolean) =>
    wallets.find(({ name, aliases = [] }) => [name, ...aliases].some((alias) => isMatch(alias.toLowerCase())))
  const lowerCaseWords = nameOrFirstWords.toLowerCase()
  return (
    findByLowerCaseNameOrAlias((name) => name === lowerCaseWords) ??
    findByLowerCaseNameOrAlias((name) => name.startsWith(`${lowerCaseWords} `))
  )?.name
}

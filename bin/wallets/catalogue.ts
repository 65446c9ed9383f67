import { readPackageFile } from '../files/package-files.js'

/** A wallet as `dist/catalogue.json` has it. */
export interface CatalogueWallet {
  readonly name: string
  /** Where to get it. */
  readonly url: string
  /** Put before the encoded address of a page, opens that page in the wallet's own browser. */
  readonly deeplinkProvider?: string
  /** Other names it has registered under. */
  readonly aliases?: readonly string[]
}

/** The wallet of the development script; it is in no catalogue. */
export const devWalletName = 'Dev Wallet'

/** The wallet a page prefers unless told otherwise. */
export const defaultWallet = (devWallet: boolean) => (devWallet ? devWalletName : 'Petra')

export function readCatalogue(root: string): readonly CatalogueWallet[] {
  return JSON.parse(Buffer.from(readPackageFile(root, 'dist/catalogue.json')).toString())
}

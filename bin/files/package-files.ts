import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../errors.js'
import { isMissing } from './write-all.js'

/** The two scripts for pages; a page knows them by these names. */
export const kitFile = 'aptos-wallet-kit.js'
export const devWalletFile = 'dev-wallet.js'

/** The scripts a page needs, the kit first: the development wallet only where it was asked for. */
export const bundleFiles = (devWallet: boolean) => (devWallet ? [kitFile, devWalletFile] : [kitFile])

/**
 * A file that came with the package.
 * @throws CliError when it is not there.
 */
export function readPackageFile(root: string, path: string): Uint8Array {
  try {
    return readFileSync(join(root, path))
  } catch (cause) {
    if (!isMissing(cause)) throw cause
    const remedy = 'Install aptos-wallet-kit again; in a checkout of it, run: npm run build'
    throw new CliError(`The package is incomplete: ${path} is missing.`, remedy, 1, { cause })
  }
}

export const readBundle = (root: string, file: string) => readPackageFile(root, `dist/${file}`)

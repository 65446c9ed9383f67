import type { CatalogueEntry, WalletEntry } from '../../../src/core/index.js'

/** Creates the entry of an installed wallet. */
export const installedEntry = (name = 'Petra'): WalletEntry => ({
  name,
  url: '',
  icon: '',
  readyState: 'Installed',
  isAIP62Standard: true,
})

/** Creates the entry of a wallet in the catalogue. */
export const catalogueEntry = (name: string, fields: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  ...installedEntry(name),
  readyState: 'NotDetected',
  ...fields,
})

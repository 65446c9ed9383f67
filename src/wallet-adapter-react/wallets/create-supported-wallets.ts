import { defaultCatalogue } from '../../react/index.js'
import type { AptosStandardSupportedWallet } from '../types.js'
import { WalletReadyState } from '../utilities/constants.js'

/** If the URL is `null`, the URL in the kit's catalogue is used. */
export type SupportedWalletRow = readonly [name: string, url: string | null, deeplinkProvider?: string]

/** Creates an icon with the first letter of the wallet, because the icons of all wallets are larger than the hook. */
const createLetterIcon = (name: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' height='9' fill='%23667' rx='2'/><text x='4.5' y='7' fill='%23fff' font-size='7' text-anchor='middle'>${name[0]}</text></svg>`

export const createSupportedWallets = (rows: readonly SupportedWalletRow[]): AptosStandardSupportedWallet[] =>
  rows.map(([name, url, deeplinkProvider]) => {
    // Some wallets have an entry for each chain, such as `Nightly (Sui)`.
    const known = defaultCatalogue.find((entry) => entry.name === name.replace(/ \(.*/, ''))
    return {
      name,
      url: url ?? known?.url ?? '',
      icon: (known?.icon ?? createLetterIcon(name)) as AptosStandardSupportedWallet['icon'],
      readyState: WalletReadyState.NotDetected,
      isAIP62Standard: true,
      ...(deeplinkProvider && { deeplinkProvider }),
    }
  })

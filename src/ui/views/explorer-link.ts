import type { Session } from '../../core/index.js'
import type { UiOptions } from '../options.js'

const EXPLORER_LINK = 'https://explorer.aptoslabs.com/account/{address}?network={network}'

/** Returns the address of the account's page on an explorer; `undefined` if the network is unknown. */
export function getExplorerLink({ links }: UiOptions, { account, network }: Session): string | undefined {
  if (!network) return
  return (links?.explorer ?? EXPLORER_LINK)
    .replace('{address}', account.address)
    .replace('{network}', () => encodeURIComponent(network.name))
}

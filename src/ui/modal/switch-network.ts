import type { PageKit, WalletKitError } from '../../core/index.js'
import { CHAIN_IDS } from '../../core/internal.js'

export type SwitchOutcome = 'switched' | 'switchFailed' | 'switchUnsupported'

/**
 * Requests another network. The response does not state whether the network changed, so it is read again. Never rejects.
 *
 * @param network Name in lowercase.
 */
export async function switchNetwork(kit: PageKit, network: string): Promise<SwitchOutcome> {
  try {
    await kit.changeNetwork({ name: network, chainId: CHAIN_IDS.get(network) })
    if ((await kit.getNetworkInfo()).name === network) return 'switched'
  } catch (error) {
    if ((error as WalletKitError).reason === 'UNSUPPORTED') return 'switchUnsupported'
  }
  return 'switchFailed'
}

import type { PageKit, WalletKitError } from '../../core/index.js'
import { CHAIN_IDS } from '../../core/internal.js'

export type SwitchOutcome = 'switched' | 'switchFailed' | 'switchUnsupported'

/**
 * Requests another network, and then reads the network, because the response does not reliably state whether the network has
 * changed. The outcome of a rejection by the user is also `switchFailed`. If the wallet can't change or report its network, the
 * outcome is `switchUnsupported`. Never rejects.
 *
 * @param network Name of the network, in upper or lower case.
 */
export async function switchAndVerifyNetwork(kit: PageKit, network: string): Promise<SwitchOutcome> {
  const name = network.toLowerCase()
  try {
    await kit.changeNetwork({ name, chainId: CHAIN_IDS.get(name) })
    if ((await kit.getNetworkInfo()).name === name) return 'switched'
  } catch (error) {
    if ((error as WalletKitError).reason === 'UNSUPPORTED') return 'switchUnsupported'
  }
  return 'switchFailed'
}

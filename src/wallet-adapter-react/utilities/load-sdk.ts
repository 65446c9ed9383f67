import type { AptosConfig } from '@aptos-labs/ts-sdk'
import type { SdkFunctions } from '../sdk/index.js'
import type { DappConfig, NetworkInfo } from '../types.js'

let sdkFunctions: SdkFunctions | undefined

/** Loads the app's own ts-sdk and the functions that use ts-sdk. Later calls return the loaded functions. */
export async function loadSdk(): Promise<SdkFunctions> {
  if (!sdkFunctions) {
    const [{ createSdkFunctions }, sdk] = await Promise.all([
      import('../sdk/index.js'),
      import('@aptos-labs/ts-sdk'),
    ])
    sdkFunctions = createSdkFunctions(sdk)
  }
  return sdkFunctions
}

/**
 * Returns the configuration of ts-sdk for the wallet's network, with the app's API key and transaction submitter.
 *
 * @throws Error if the network is missing, if ts-sdk does not support it, or if ts-sdk is not loaded yet.
 */
export function getAptosConfig(network: NetworkInfo | null, dappConfig: DappConfig | undefined): AptosConfig {
  if (sdkFunctions) return sdkFunctions.getAptosConfig(network, dappConfig)
  throw new Error('getAptosConfig() needs ts-sdk, which is not loaded yet. Create an AptosConfig instead.')
}

/** Reads the chain ID of devnet from a full node, because each reset of devnet changes the ID. */
export const fetchDevnetChainId = async (): Promise<number> => (await loadSdk()).fetchDevnetChainId()

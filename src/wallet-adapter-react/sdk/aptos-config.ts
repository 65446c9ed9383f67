import type { AptosConfig } from '@aptos-labs/ts-sdk'
import type { DappConfig, NetworkInfo } from '../types.js'
import { convertNetwork, isAptosNetwork } from '../utilities/network.js'

export type TsSdk = typeof import('@aptos-labs/ts-sdk')

/** URL of OKX Wallet's full node. With this URL, the adapter accepts a network that ts-sdk does not support by name. */
const OKX_NODE_URL = 'https://wallet.okx.com/fullnode/aptos/discover/rpc'

/**
 * Returns whether ts-sdk can build and submit transactions on the network.
 *
 * @throws Error if there is no network.
 */
export const isSdkNetwork = (network: NetworkInfo | null): boolean =>
  isAptosNetwork(network) || network?.url === OKX_NODE_URL

/**
 * Creates the configuration of ts-sdk for the wallet's network, with the app's API key and transaction submitter.
 *
 * @throws Error if the network is missing, or if ts-sdk does not support it.
 */
export function createAptosConfig(
  sdk: TsSdk,
  network: NetworkInfo | null,
  dappConfig: DappConfig | undefined,
): AptosConfig {
  if (!isSdkNetwork(network))
    throw new Error(
      `Invalid network, network ${network?.name} not supported with Aptos wallet adapter to prevent user from using an unexpected network.`,
    )
  const submitter = dappConfig?.transactionSubmitter
  const pluginSettings = submitter && { pluginSettings: { TRANSACTION_SUBMITTER: submitter } }
  if (!isAptosNetwork(network))
    return new sdk.AptosConfig({ network: sdk.Network.CUSTOM, fullnode: OKX_NODE_URL, ...pluginSettings })
  const name = convertNetwork(network)
  const apiKey = dappConfig?.aptosApiKeys?.[name]
  return new sdk.AptosConfig({
    network: name,
    clientConfig: apiKey ? { API_KEY: apiKey } : {},
    ...pluginSettings,
  })
}

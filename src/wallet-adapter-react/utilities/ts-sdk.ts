import type { AptosConfig } from '@aptos-labs/ts-sdk'
import type { DappConfig, NetworkInfo } from '../types.js'
import type { RequestSession } from '../wallets/adapter-session.js'
import { convertNetwork, isAptosNetwork } from './network.js'

type TsSdk = typeof import('@aptos-labs/ts-sdk')

let loadedSdk: TsSdk | undefined

/** Loads the app's own ts-sdk, on the first request or lookup of a name that needs it. */
export async function loadTsSdk(): Promise<TsSdk> {
  loadedSdk ??= await import('@aptos-labs/ts-sdk')
  return loadedSdk
}

/**
 * Returns the configuration of ts-sdk for the wallet's network, with the app's API key and transaction submitter.
 *
 * @throws Error for a custom network, or if ts-sdk is not loaded yet; the first request that needs it loads it
 */
export function getAptosConfig(network: NetworkInfo | null, dappConfig: DappConfig | undefined): AptosConfig {
  if (!isAptosNetwork(network))
    throw new Error(
      `Invalid network, network ${network?.name} not supported with Aptos wallet adapter to prevent user from using an unexpected network.`,
    )
  if (!loadedSdk)
    throw new Error('getAptosConfig() needs @aptos-labs/ts-sdk, which the first request that needs it loads.')
  const name = convertNetwork(network)
  const apiKey = dappConfig?.aptosApiKeys?.[name]
  const submitter = dappConfig?.transactionSubmitter
  return new loadedSdk.AptosConfig({
    network: name,
    clientConfig: apiKey ? { API_KEY: apiKey } : {},
    ...(submitter && { pluginSettings: { TRANSACTION_SUBMITTER: submitter } }),
  })
}

/** Creates a client of ts-sdk for the wallet's network. */
export async function loadAptos({ network, dappConfig }: Pick<RequestSession, 'network' | 'dappConfig'>) {
  const { Aptos } = await loadTsSdk()
  return new Aptos(getAptosConfig(network, dappConfig))
}

/** Reads the chain ID of devnet from a full node, because it changes with each reset. */
export async function fetchDevnetChainId(): Promise<number> {
  const { Aptos, AptosConfig, Network } = await loadTsSdk()
  return new Aptos(new AptosConfig({ network: Network.DEVNET })).getChainId()
}

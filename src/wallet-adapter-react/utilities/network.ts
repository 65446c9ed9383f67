import type { AptosConfig, Network } from '@aptos-labs/ts-sdk'
import type { DappConfig, NetworkInfo } from '../types.js'
import { getLoadedTsSdk, loadTsSdk } from './ts-sdk.js'

/** The networks that ts-sdk knows by name. */
const KNOWN_NETWORKS: readonly string[] = ['mainnet', 'testnet', 'devnet', 'local', 'shelbynet', 'netna']

const isKnown = (network: NetworkInfo | null) => !!network && KNOWN_NETWORKS.includes(network.name)

/**
 * Returns whether ts-sdk knows the network by name.
 *
 * @throws Error if there is no network
 */
export function isAptosNetwork(network: NetworkInfo | null): boolean {
  if (!network) throw new Error('Undefined network')
  return isKnown(network)
}

export const isAptosLiveNetwork = (network: Network): boolean => /^(main|test|dev)net$/.test(network)

/** @throws Error if ts-sdk does not know the network by name */
export function convertNetwork(network: NetworkInfo | null): Network {
  if (!isKnown(network) || network?.name === 'netna') throw new Error('Invalid Aptos network name')
  return (network as NetworkInfo).name
}

/**
 * Returns the configuration of ts-sdk for the wallet's network, with the app's API key and transaction submitter.
 *
 * @throws Error for a custom network, or if ts-sdk is not loaded yet; a connection loads it
 */
export function getAptosConfig(network: NetworkInfo | null, dappConfig: DappConfig | undefined): AptosConfig {
  if (!isAptosNetwork(network))
    throw new Error(
      `Invalid network, network ${network?.name} not supported with Aptos wallet adapter to prevent user from using an unexpected network.`,
    )
  const sdk = getLoadedTsSdk()
  if (!sdk)
    throw new Error('getAptosConfig() needs @aptos-labs/ts-sdk, which is loaded at the first connection.')
  const name = convertNetwork(network)
  const apiKey = dappConfig?.aptosApiKeys?.[name]
  const submitter = dappConfig?.transactionSubmitter
  return new sdk.AptosConfig({
    network: name,
    clientConfig: apiKey ? { API_KEY: apiKey } : {},
    ...(submitter && { pluginSettings: { TRANSACTION_SUBMITTER: submitter } }),
  })
}

/** Returns ts-sdk and its client for the wallet's network. */
export async function loadAptos(network: NetworkInfo | null, dappConfig: DappConfig | undefined) {
  const sdk = await loadTsSdk()
  return new sdk.Aptos(getAptosConfig(network, dappConfig))
}

/** Reads the chain ID of devnet from a full node, because it changes with each reset. */
export async function fetchDevnetChainId(): Promise<number> {
  const { Aptos, AptosConfig, Network } = await loadTsSdk()
  return new Aptos(new AptosConfig({ network: Network.DEVNET })).getChainId()
}

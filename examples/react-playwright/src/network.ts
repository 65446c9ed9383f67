import { Network } from '@aptos-labs/ts-sdk'

/** The network of this application. */
export const NETWORK = Network.TESTNET

import { Aptos, AptosConfig, type Network } from '@aptos-labs/ts-sdk'

const { APPLICATION, NETWORK = 'mainnet', FULLNODE_URL } = process.env

/** Origin of the page. Never take it from a request. */
export const application = new URL(APPLICATION || 'http://localhost:3000').origin
if (application === 'null') throw new Error('Set APPLICATION to an origin, such as https://shop.example.')

/** Client of the chain, which stores the current key of each account. */
export const aptos = new Aptos(
  new AptosConfig({ network: NETWORK as Network, ...(FULLNODE_URL && { fullnode: FULLNODE_URL }) }),
)

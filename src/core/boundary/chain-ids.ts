/** The two chain IDs that never change. Some wallets report 1 for every network. */
export const CHAIN_IDS: ReadonlyMap<string, number> = new Map([
  ['mainnet', 1],
  ['testnet', 2],
])

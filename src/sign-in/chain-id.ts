import type { WalletKit } from '../core/index.js'

/** AIP-116 names three networks, any other goes by its number. Nothing of a network that is not known. */
export const chainIdOf = (name: string, chainId: number | null) => {
  const id = /^(main|test|dev)net$/.test(name) ? name : chainId
  return id && { chainId: `aptos:${id}` }
}

const unknown = { name: '', chainId: null }

/** How long a wallet may take to name its network, in milliseconds: as long as while it connects. */
const patience = 1000

/** The network as the wallet names it; one that cannot signs all the same. */
export const askNetwork = ({ getNetworkInfo }: Pick<WalletKit, 'getNetworkInfo'>) =>
  Promise.race([
    getNetworkInfo().catch(() => unknown),
    new Promise<typeof unknown>((resolve) => setTimeout(resolve, patience, unknown)),
  ])

import type { AdapterWallet, DappConfig } from './types.js'

/** Returns no wallets: the code of Petra Web is larger than the kit. */
export const getSDKWallets = (_dappConfig?: DappConfig): AdapterWallet[] => []

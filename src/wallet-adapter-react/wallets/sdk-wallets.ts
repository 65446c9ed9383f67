import type { AdapterWallet, DappConfig } from '../types.js'

/** Returns no wallets, because the code of Petra Web is larger than the kit. */
export const getSDKWallets = (_dappConfig?: DappConfig): AdapterWallet[] => []

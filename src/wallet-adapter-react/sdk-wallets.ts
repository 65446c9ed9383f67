import type { AdapterWallet, DappConfig } from './types.js'

/** Returns no wallets: Petra Web comes with `aptos-wallet-kit/petra-web`, which loads its code when it is needed. */
export const getSDKWallets = (_dappConfig?: DappConfig): AdapterWallet[] => []

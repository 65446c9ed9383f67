import type { AptosStandardSupportedWallet } from '../types.js'
import { createSupportedWallets } from './create-supported-wallets.js'

/** The wallets for Aptos that can be installed. */
export const aptosStandardSupportedWalletList: AptosStandardSupportedWallet[] =
  /* @__PURE__ */ createSupportedWallets([
    ['Watchee', 'https://watcheetv.com', 'watcheetv://wallet/browse?url='],
    ['OKX Wallet', null],
    ['Petra', null, 'https://petra.app/explore?link='],
    ['Nightly', null, 'nightly://v1?network=aptos&url='],
    [
      'Backpack',
      'https://chromewebstore.google.com/detail/backpack/aflkmfhebedbjioipglgcbcmnbpgliof',
      'https://backpack.app/ul/v1?url=',
    ],
    ['Bitget Wallet', 'https://web3.bitget.com'],
    ['Gate Wallet', 'https://www.gate.com/zh/web3/'],
    ['Cosmostation Wallet', 'https://www.cosmostation.io/'],
  ])

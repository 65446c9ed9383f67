import type { AptosStandardSupportedWallet } from '../types.js'
import { createSupportedWallets, type SupportedWalletRow } from './create-supported-wallets.js'

const BACKPACK_URL = 'https://backpack.app/'
const BACKPACK_LINK = 'https://backpack.app/ul/v1?url='
const BITGET_URL = 'https://web3.bitget.com'
const COINBASE_URL = 'https://wallet.coinbase.com/'
const COINBASE_LINK = 'https://wallet.coinbase.com/wsegue?cb_url='
const METAMASK_URL = 'https://metamask.io/'
const METAMASK_LINK = 'https://link.metamask.io/dapp/'
const PHANTOM_URL = 'https://phantom.com/'
const PHANTOM_LINK = 'https://phantom.app/ul/browse/'
const TRUST_URL = 'https://trustwallet.com/'

const createChainList = (chain: string, rows: readonly SupportedWalletRow[]) =>
  createSupportedWallets(rows.map(([name, ...rest]) => [`${name} (${chain})`, ...rest]))

export const solanaStandardSupportedWalletList: AptosStandardSupportedWallet[] =
  /* @__PURE__ */ createChainList('Solana', [
    ['Phantom', PHANTOM_URL, PHANTOM_LINK],
    ['Nightly', null, 'nightly://v1?network=solana&url='],
    ['MetaMask', METAMASK_URL, METAMASK_LINK],
    ['Coinbase', COINBASE_URL, COINBASE_LINK],
    ['Backpack', BACKPACK_URL, BACKPACK_LINK],
    ['OKX Wallet', null],
    ['Bitget Wallet', BITGET_URL],
    ['Fuse', 'https://fusewallet.com/'],
    ['Solflare', 'https://www.solflare.com/'],
    ['Trust', TRUST_URL],
  ])

export const ethereumStandardSupportedWalletList: AptosStandardSupportedWallet[] =
  /* @__PURE__ */ createChainList('Ethereum', [
    ['Phantom', PHANTOM_URL, PHANTOM_LINK],
    ['Nightly', null, 'nightly://v1?network=ethereum&url='],
    ['MetaMask', METAMASK_URL, METAMASK_LINK],
    ['Coinbase Wallet', COINBASE_URL, COINBASE_LINK],
    ['Backpack', BACKPACK_URL, BACKPACK_LINK],
    ['OKX Wallet', null],
    ['Bitget Wallet', BITGET_URL],
    ['Trust Wallet', TRUST_URL],
    ['Rabby', 'https://rabby.io/'],
    ['Rainbow', 'https://rainbow.me/'],
    ['Safe', 'https://safe.global/'],
  ])

export const suiStandardSupportedWalletList: AptosStandardSupportedWallet[] = /* @__PURE__ */ createChainList(
  'Sui',
  [
    ['Slush', 'https://slush.app/'],
    ['Phantom', PHANTOM_URL, PHANTOM_LINK],
    ['Nightly', null, 'nightly://v1?network=sui&url='],
    ['Backpack', BACKPACK_URL, BACKPACK_LINK],
    ['OKX Wallet', null],
    ['Bitget Wallet', BITGET_URL],
    ['Trust', TRUST_URL],
    ['Ethos Defi', 'https://www.ethosdefi.com/'],
  ],
)

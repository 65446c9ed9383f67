import { defaultCatalogue } from '../../react/index.js'
import type { DappConfig } from '../types.js'
import { WalletReadyState } from '../utilities/constants.js'
import type { AdapterWallet, AptosStandardSupportedWallet } from './types.js'

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

/** A wallet in one of the lists below. If the URL is `null`, the URL in the kit's catalogue is used. */
type SupportedWalletRow = readonly [name: string, url: string | null, deeplinkProvider?: string]

/** Creates an icon with the first letter of a name, because the real icons would be larger than the code of the hook. */
const createLetterIcon = (name: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' height='9' fill='%23667' rx='2'/><text x='4.5' y='7' fill='%23fff' font-size='7' text-anchor='middle'>${name[0]}</text></svg>`

/**
 * Creates the entries of a list.
 *
 * @param suffix Suffix that distinguishes the entries of a wallet with several chains.
 */
const createSupportedWallets = (
  rows: readonly SupportedWalletRow[],
  suffix = '',
): AptosStandardSupportedWallet[] =>
  rows.map(([name, url, deeplinkProvider]) => {
    const catalogueEntry = defaultCatalogue.find((entry) => entry.name === name)
    return {
      name: name + suffix,
      url: url ?? catalogueEntry?.url ?? '',
      icon: (catalogueEntry?.icon ?? createLetterIcon(name)) as AptosStandardSupportedWallet['icon'],
      readyState: WalletReadyState.NotDetected,
      isAIP62Standard: true,
      ...(deeplinkProvider && { deeplinkProvider }),
    }
  })

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
      BACKPACK_LINK,
    ],
    ['Bitget Wallet', BITGET_URL],
    ['Gate Wallet', 'https://www.gate.com/zh/web3/'],
    ['Cosmostation Wallet', 'https://www.cosmostation.io/'],
  ])

export const solanaStandardSupportedWalletList: AptosStandardSupportedWallet[] =
  /* @__PURE__ */ createSupportedWallets(
    [
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
    ],
    ' (Solana)',
  )

export const ethereumStandardSupportedWalletList: AptosStandardSupportedWallet[] =
  /* @__PURE__ */ createSupportedWallets(
    [
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
    ],
    ' (Ethereum)',
  )

export const suiStandardSupportedWalletList: AptosStandardSupportedWallet[] =
  /* @__PURE__ */ createSupportedWallets(
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
    ' (Sui)',
  )

/** Returns no wallets, because the code of Petra Web is larger than the kit. */
export const getSDKWallets = (_dappConfig?: DappConfig): AdapterWallet[] => []

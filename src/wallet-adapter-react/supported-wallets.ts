import { defaultCatalogue } from '../react/index.js'
import { WalletReadyState } from './constants.js'
import type { AptosStandardSupportedWallet } from './types.js'

type Row = readonly [name: string, url: string, deeplinkProvider?: string]

/** Draws an icon of the wallet's first letter: the icons of all wallets are larger than this module. */
const createLetterIcon = (name: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48' font-family='sans-serif' font-size='28' text-anchor='middle'><rect width='48' height='48' rx='8' fill='%23667'/><text x='24' y='34' fill='%23fff'>${name[0]}</text></svg>`

const toWallet = ([name, url, deeplinkProvider]: Row): AptosStandardSupportedWallet => ({
  name,
  url,
  icon: (defaultCatalogue.find((entry) => entry.name === name.replace(/ \(.*/, ''))?.icon ??
    createLetterIcon(name)) as AptosStandardSupportedWallet['icon'],
  readyState: WalletReadyState.NotDetected,
  isAIP62Standard: true,
  ...(deeplinkProvider && { deeplinkProvider }),
})

const CHROME_STORE = 'https://chromewebstore.google.com/detail/'
const OKX_URL = `${CHROME_STORE}okx-wallet/mcohilncbfahbmgdjkbpemcciiolgcge`
const BACKPACK_LINK = 'https://backpack.app/ul/v1?url='
const BITGET_URL = 'https://web3.bitget.com'
const COINBASE_URL = 'https://wallet.coinbase.com/'
const NIGHTLY_URL = 'https://nightly.app/'
const PHANTOM_URL = 'https://phantom.com/'
const PHANTOM_LINK = 'https://phantom.app/ul/browse/'
const TRUST_URL = 'https://trustwallet.com/'

const nightly = (chain: string, name = ` (${chain})`): Row => [
  `Nightly${name}`,
  NIGHTLY_URL,
  `nightly://v1?network=${chain.toLowerCase()}&url=`,
]

/** The wallets for Aptos that can be installed. */
export const aptosStandardSupportedWalletList: AptosStandardSupportedWallet[] = (
  [
    ['Watchee', 'https://watcheetv.com', 'watcheetv://wallet/browse?url='],
    ['OKX Wallet', OKX_URL],
    [
      'Petra',
      `${CHROME_STORE}petra-aptos-wallet/ejjladinnckdgjemekebdpeokbikhfci?hl=en`,
      'https://petra.app/explore?link=',
    ],
    nightly('Aptos', ''),
    ['Backpack', `${CHROME_STORE}backpack/aflkmfhebedbjioipglgcbcmnbpgliof`, BACKPACK_LINK],
    ['Bitget Wallet', BITGET_URL],
    ['Gate Wallet', 'https://www.gate.com/zh/web3/'],
    ['Cosmostation Wallet', 'https://www.cosmostation.io/'],
  ] as const
).map(toWallet)

const createChainList = (chain: string, rows: readonly Row[]) =>
  rows.map((row) =>
    toWallet(
      row[0].endsWith(')') ? row : ([`${row[0]} (${chain})`, row[1], ...(row[2] ? [row[2]] : [])] as never),
    ),
  )

export const solanaStandardSupportedWalletList: AptosStandardSupportedWallet[] = createChainList('Solana', [
  ['Phantom', PHANTOM_URL, PHANTOM_LINK],
  nightly('Solana'),
  ['MetaMask', 'https://metamask.io/', 'https://link.metamask.io/dapp/'],
  ['Coinbase', COINBASE_URL, `${COINBASE_URL}wsegue?cb_url=`],
  ['Backpack', 'https://backpack.app/', BACKPACK_LINK],
  ['OKX Wallet', OKX_URL],
  ['Bitget Wallet', BITGET_URL],
  ['Fuse', 'https://fusewallet.com/'],
  ['Solflare', 'https://www.solflare.com/'],
  ['Trust', TRUST_URL],
])

export const ethereumStandardSupportedWalletList: AptosStandardSupportedWallet[] = createChainList(
  'Ethereum',
  [
    ['Phantom', PHANTOM_URL, PHANTOM_LINK],
    nightly('Ethereum'),
    ['MetaMask', 'https://metamask.io/', 'https://link.metamask.io/dapp/'],
    ['Coinbase Wallet', COINBASE_URL, `${COINBASE_URL}wsegue?cb_url=`],
    ['Backpack', 'https://backpack.app/', BACKPACK_LINK],
    ['OKX Wallet', OKX_URL],
    ['Bitget Wallet', BITGET_URL],
    ['Trust Wallet', TRUST_URL],
    ['Rabby', 'https://rabby.io/'],
    ['Rainbow', 'https://rainbow.me/'],
    ['Safe', 'https://safe.global/'],
  ],
)

export const suiStandardSupportedWalletList: AptosStandardSupportedWallet[] = createChainList('Sui', [
  ['Slush', 'https://slush.app/'],
  ['Phantom', PHANTOM_URL, PHANTOM_LINK],
  nightly('Sui'),
  ['Backpack', 'https://backpack.app/', BACKPACK_LINK],
  ['OKX Wallet', OKX_URL],
  ['Bitget Wallet', BITGET_URL],
  ['Trust', TRUST_URL],
  ['Ethos Defi', 'https://www.ethosdefi.com/'],
])

/** The wallets that can be installed: those for Aptos, and those of other chains if the app asks for them. */
export const listSupportedWallets = (
  hasCrossChainWallets?: boolean,
): readonly AptosStandardSupportedWallet[] =>
  hasCrossChainWallets
    ? [
        ...aptosStandardSupportedWalletList,
        ...solanaStandardSupportedWalletList,
        ...ethereumStandardSupportedWalletList,
        ...suiStandardSupportedWalletList,
      ]
    : aptosStandardSupportedWalletList

// A page opened inside MSafe: the wallet is the SDK's own class, which talks to the app that frames the page.
import { registerWallet } from '@aptos-labs/wallet-standard'
import { MSafeWallet } from '@msafe/aptos-aip62-wallet'

registerWallet(new MSafeWallet({ network: 'mainnet', appUrl: location.href }))

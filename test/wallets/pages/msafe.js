// A page inside MSafe: the wallet of the SDK exchanges messages with the app around the page.
import { registerWallet } from '@aptos-labs/wallet-standard'
import { MSafeWallet } from '@msafe/aptos-aip62-wallet'

registerWallet(new MSafeWallet({ network: 'mainnet', appUrl: location.href }))

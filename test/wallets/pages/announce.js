import { getWallets } from '@wallet-standard/app'
import { registerWallet } from '@wallet-standard/wallet'

/**
 * Announces to the whole page what a library registers with the copy of `@wallet-standard/app` in its own bundle:
 * that registration reaches no other script. To be called before the library is set up.
 */
export function announceRegistrations() {
  getWallets().on('register', (...wallets) => {
    for (const wallet of wallets) registerWallet(wallet)
  })
}

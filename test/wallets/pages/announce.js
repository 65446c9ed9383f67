import { getWallets } from '@wallet-standard/app'
import { registerWallet } from '@wallet-standard/wallet'

/**
 * Registers with the whole page what a library registers with the copy of `@wallet-standard/app` in its own bundle. Call
 * this before the library is set up.
 */
export function announceRegistrations() {
  getWallets().on('register', (...wallets) => {
    for (const wallet of wallets) registerWallet(wallet)
  })
}

// The kit of this page and what it is told: the other modules import it from here.
import './aptos-wallet-kit.js'

export const kit = window.AptosWalletKit

kit.configure({ preferredWallet: 'Petra', autoConnect: true, theme: 'auto' })

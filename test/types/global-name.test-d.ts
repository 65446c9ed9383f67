/** The page's globals by their bare names, as all samples call them. */
import type {} from 'aptos-wallet-kit/dev-wallet'
import type {} from 'aptos-wallet-kit/global'

export const version: string = AptosWalletKit.version

// @ts-expect-error it can be neither replaced nor removed
AptosWalletKit = window.AptosWalletKit

export const waiting: number = AptosDevWallet.pending().length

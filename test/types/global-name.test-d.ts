/** The page's global by its bare name, as all samples call it. */
import type {} from 'aptos-wallet-kit/global'

export const version: string = AptosWalletKit.version

// @ts-expect-error it can be neither replaced nor removed
AptosWalletKit = window.AptosWalletKit

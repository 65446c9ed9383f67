import type { UiOptions } from 'aptos-wallet-kit/react'

export const title = 'Aptos wallet demo'

/** What the kit is told. */
export const options: UiOptions = { preferredWallet: 'Petra', autoConnect: true, theme: 'auto' }

import { createContext, useContext } from 'react'
import type { WalletContextState } from './types.js'

/** Outside a provider, the value has only `connected`, as in the adapter. */
export const WalletContext = /* @__PURE__ */ createContext({ connected: false } as WalletContextState)

/** Returns the connection, the lists of wallets, and the requests. */
export const useWallet = (): WalletContextState => useContext(WalletContext)

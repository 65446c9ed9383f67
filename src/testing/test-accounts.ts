import { getKeyPairs, toHex, type WalletState } from '../dev-wallet/shared.js'
import type { TestAccount } from './types.js'

export const listTestAccounts = (state: WalletState): readonly TestAccount[] =>
  getKeyPairs(state).map(({ address, publicKey }, index) =>
    Object.freeze({
      address: toHex(address),
      publicKey: toHex(publicKey),
      isCurrent: index === state.current,
    }),
  )

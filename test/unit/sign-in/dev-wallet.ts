import { createConnectedWallet } from '../dev-wallet/support.js'
import { type FakeWallet, fakeWallet } from '../support/fake-wallet.js'

/** Returns the development wallet, with real keys, without the given features. */
export function devWalletWithout(...missing: string[]) {
  const { features } = createConnectedWallet().wallet
  const rest = Object.entries(features).filter(([key]) => !missing.includes(key))
  return { ...fakeWallet('Old Wallet'), features: Object.fromEntries(rest) } as unknown as FakeWallet
}

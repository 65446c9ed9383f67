import type { WalletKit } from '../core/index.js'
import { useClient } from './client-context.js'

/**
 * Returns the provider's kit: `getConnection`, `on`, `diagnose` and the rest of `createWalletKit`. The component does not
 * re-render when its state changes; `useWallet` does that.
 *
 * @throws Error outside an `<AptosWalletProvider>`
 */
export const useWalletKit = (): WalletKit => useClient().kit

import type { UntrustedWallet } from './wallet-entry.js'
/**
 * The app's half of the Wallet Standard's window events, in either load order: it listens at once, and asks when it is told
 * to. Written here rather than taken from `@wallet-standard/app` because a malformed event must not become an
 * uncaught error of the page, and because this one can stop.
 *
 * @see https://github.com/wallet-standard/wallet-standard (`WindowRegisterWalletEvent`, `WindowAppReadyEvent`)
 * @param addWallet takes a wallet in, whatever it is, and returns what takes it out again
 * @param onError hears of faults in a wallet's own registering code
 * @param signal ends the listening
 * @returns a function that asks, on its first call only; wallets that are there register while it runs
 */
export declare function discoverWallets(
  page: EventTarget,
  addWallet: (wallet: UntrustedWallet) => (() => void) | undefined,
  onError: (error: unknown) => void,
  signal: AbortSignal,
): () => void

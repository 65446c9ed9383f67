import { vi } from 'vitest'
import type { Tab } from './engines/engine.js'
import type {} from './in-page/index.js'

/** How long to wait for a call of the wallet, in milliseconds. */
const waitOptions = { timeout: 20_000, interval: 20 }

/** Controls a scripted wallet from the test. Responses wait for a pending call first. */
export type WalletControl = ReturnType<typeof controlWallet>

export function controlWallet(evaluate: Tab['evaluate'], name: string) {
  const waitForRequest = () =>
    vi.waitFor(async () => {
      const pending = await evaluate((wallet) => support.wallet(wallet).waiting(), name)
      if (pending === 0) throw new Error(`${name} has no pending call`)
    }, waitOptions)
  return {
    waitForRequest,
    async approve(method = '') {
      await waitForRequest()
      await evaluate((wallet, call) => support.wallet(wallet).approve(call), name, method)
    },
    async reject(method = '') {
      await waitForRequest()
      await evaluate((wallet, call) => support.wallet(wallet).reject(call), name, method)
    },
    /** Rejects the call with an error. */
    async fail(message: string, method = '') {
      await waitForRequest()
      const fail = (wallet: string, text: string, call: string) =>
        support.wallet(wallet).fail(new Error(text), call)
      await evaluate(fail, name, message, method)
    },
    /** Returns the arguments of each call of a method. */
    calls: (method: string): Promise<unknown[][]> =>
      evaluate((wallet, call) => support.wallet(wallet).callsOf(call), name, method),
    /** Switches the account in the wallet. */
    switchAccount: (address: string, { emit = true } = {}) =>
      evaluate(
        (wallet, to, isEmitted) => support.wallet(wallet).switchAccount(to, isEmitted),
        name,
        address,
        emit,
      ),
    switchNetwork: (network: string, chainId: number) =>
      evaluate((wallet, to) => support.wallet(wallet).switchNetwork(to), name, { name: network, chainId }),
  }
}

import { expect } from 'vitest'
import type { Tab } from './engines/engine.js'
import type {} from './in-page/index.js'

/** Controls a scripted wallet from the test. Responses wait for a pending call first. */
export function controlWallet(evaluate: Tab['evaluate'], name: string) {
  const countPending = () => evaluate((wallet) => support.wallet(wallet).waiting(), name)
  const waitForRequest = () =>
    expect.poll(countPending, { message: `pending calls of ${name}` }).toBeGreaterThan(0)
  const respond =
    (response: 'approve' | 'reject') =>
    async (method = '') => {
      await waitForRequest()
      await evaluate((wallet, how, call) => support.wallet(wallet)[how](call), name, response, method)
    }
  return {
    waitForRequest,
    approve: respond('approve'),
    reject: respond('reject'),
    /** Rejects the call with an error. */
    async fail(message: string, method = '') {
      await waitForRequest()
      await evaluate((wallet, text, call) => support.wallet(wallet).fail(text, call), name, message, method)
    },
    /** Returns the arguments of each call of a method. */
    calls: (method: string): Promise<unknown[][]> =>
      evaluate((wallet, call) => support.wallet(wallet).callsOf(call), name, method),
    /** Switches the account in the wallet. With `null`, the wallet disconnects. */
    switchAccount: (address: string | null, { emit = true } = {}) =>
      evaluate((wallet, to, emits) => support.wallet(wallet).switchAccount(to, emits), name, address, emit),
    switchNetwork: (network: string, chainId: number) =>
      evaluate((wallet, to) => support.wallet(wallet).switchNetwork(to), name, { name: network, chainId }),
  }
}

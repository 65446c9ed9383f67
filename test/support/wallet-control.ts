import { vi } from 'vitest'
import type { Tab } from './engines/engine.js'
import type {} from './in-page/index.js'

/** How long to wait for a call of the wallet, in milliseconds. */
const waitOptions = { timeout: 20_000, interval: 20 }

/** Controls a scripted wallet from the test. Responses wait for a pending call first. */
export interface WalletControl {
  approve(method?: string): Promise<void>
  reject(method?: string): Promise<void>
  /** Rejects the call with an error. */
  fail(message: string, code?: number, method?: string): Promise<void>
  /** Waits until at least this many calls are pending. */
  waitForRequest(count?: number): Promise<void>
  /** Returns the arguments of each call of a method. */
  calls(method: string): Promise<unknown[][]>
  /** Switches the account in the wallet. An empty address is a disconnect. */
  switchAccount(address: string, options?: { readonly emit?: boolean }): Promise<void>
  switchNetwork(name: string, chainId: number): Promise<void>
}

export function controlWallet(evaluate: Tab['evaluate'], name: string): WalletControl {
  const waitForRequest = (count = 1) =>
    vi.waitFor(async () => {
      const pending = await evaluate((wallet) => support.wallet(wallet).waiting(), name)
      if (pending < count) throw new Error(`${name} has ${pending} pending calls, not ${count}`)
    }, waitOptions)
  return {
    waitForRequest,
    async approve(method) {
      await waitForRequest()
      await evaluate(
        (wallet, call) => support.wallet(wallet).approve(call ?? undefined),
        name,
        method ?? null,
      )
    },
    async reject(method) {
      await waitForRequest()
      await evaluate((wallet, call) => support.wallet(wallet).reject(call ?? undefined), name, method ?? null)
    },
    async fail(message, code, method) {
      await waitForRequest()
      await evaluate(
        (wallet, text, number, call) => {
          const error = Object.assign(new Error(text), number === null ? {} : { code: number })
          support.wallet(wallet).fail(error, call ?? undefined)
        },
        name,
        message,
        code ?? null,
        method ?? null,
      )
    },
    calls: (method) => evaluate((wallet, call) => support.wallet(wallet).callsOf(call), name, method),
    switchAccount: (address, { emit = true } = {}) =>
      evaluate(
        (wallet, to, isEmitted) => support.wallet(wallet).switchAccount(to, isEmitted),
        name,
        address,
        emit,
      ),
    switchNetwork: (network, chainId) =>
      evaluate((wallet, to) => support.wallet(wallet).switchNetwork(to), name, { name: network, chainId }),
  }
}

import { createDevWalletApi } from './api.js'
import type { Context } from './features/context.js'
import { createRegistration, type Registration, type RegistrationTarget } from './registration.js'
import type { StubNode } from './stub-node/stub-node.js'
import type { AptosDevWallet } from './types.js'
import { createWallet } from './wallet.js'

/** The delay of the failure mode `late`. */
const LATE_REGISTRATION_MS = 3000

interface PageWalletOptions extends Omit<Context, 'now'> {
  readonly target: RegistrationTarget
  /** The `CustomEvent` of the page's window. Default: the global one. */
  readonly CustomEvent?: typeof CustomEvent | undefined
  /** A promise that resolves when the state is loaded. Default: the state is already loaded. */
  readonly ready?: Promise<unknown> | undefined
  /** Whether the wallet has `aptos:signIn`. Default: `true`. */
  readonly hasSignIn?: boolean | undefined
  /** Returns the stub of a full node while the stub is in use. Default: the page has no stub of its own. */
  readonly getStubNode?: (() => StubNode | undefined) | undefined
}

export interface PageWallet {
  readonly api: AptosDevWallet
  readonly registration: Registration
  /** Registers the wallet. The failure mode `late` delays the registration. */
  register(): void
}

/** Creates the wallet and its API for a page. Does not register the wallet. */
export function createPageWallet(options: PageWalletOptions): PageWallet {
  const { store, requests, fetch, page, target, ready, hasSignIn, getStubNode } = options
  const context: Context = { store, requests, fetch, page, now: () => Date.now() }
  const wallet = createWallet(context, setTimeout, ready, hasSignIn)
  const registration = createRegistration(target, wallet, options.CustomEvent)
  return {
    api: createDevWalletApi(store, requests, registration, fetch, getStubNode),
    registration,
    register() {
      if (store.get().misbehave === 'late') registration.registerAfter(LATE_REGISTRATION_MS)
      else registration.register()
    },
  }
}

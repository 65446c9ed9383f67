import { createContext, useContext } from 'react'
import type { WalletKit, WalletState } from '../core/index.js'
import { haveSameFields } from '../core/internal.js'
import {
  createKitWithModals,
  createModalMounter,
  createPublicApi,
  type KitWithModals,
  type PublicApi,
  type UiOptions,
} from '../ui/index.js'

/** The functions of `window.AptosWalletKit` that components can call. */
export type WalletActions = Omit<PublicApi, 'getState' | 'subscribe' | 'isConnected' | 'createHost'>

/** The kit of a provider, with the options of the modals, and a function that creates hosts for other UI. */
export interface ProviderKit extends Omit<WalletKit, 'configure'>, Pick<PublicApi, 'createHost'> {
  /** Changes the given options at any time. Other options stay. */
  configure(options: UiOptions): void
}

/** The state that the components of one provider share: the kit, its modals, and their lifecycle. */
export interface Client {
  readonly ui: KitWithModals
  /** Result of `useWalletKit()`. */
  readonly kit: ProviderKit
  /** Functions that `useWallet()` returns in addition to the state. They never change, so dependency lists can contain them. */
  readonly walletFunctions: WalletActions
  /** The initial state, without wallets, which a server renders, and from which hydration starts. */
  readonly initialState: WalletState
  /**
   * Replaces the options of the last call: one that is omitted now gets its default. Options that only `configure()` has set stay.
   */
  replaceOptions(options: UiOptions): void
  /**
   * Starts the kit for the lifetime of the provider. Renders nothing, so that an insertion effect can call the function.
   *
   * @returns A function that stops the kit, cancels the pending attempt, and closes the modal. The function also removes the host
   *   and the listeners of the modals, unless `allowModalsAndReconnect()` still lets the modals render.
   */
  startKit(): () => void
  /**
   * Lets the modals render while React shows the tree of the provider, and renders an open modal. The first call also lets the
   * kit reconnect, which can prompt.
   *
   * @returns A function that removes the modals until the next call, and also their host if the kit is stopped.
   */
  allowModalsAndReconnect(): () => void
}

/** Creates a client. Safe on a server: reads no global. */
export function createClient(initialOptions: UiOptions): Client {
  const mounter = createModalMounter()
  let isStarted = false
  let areModalsAllowed = false
  const ui = createKitWithModals(
    initialOptions,
    () => document,
    () => {
      if (!isStarted)
        ui.actions.close() // Nothing can render the modal while the kit is stopped.
      else if (areModalsAllowed) mounter.mount(ui)
    },
  )
  let currentOptions = initialOptions
  let resolveWhenAllowed = () => {}
  const whenAllowed = new Promise<void>((resolve) => {
    resolveWhenAllowed = resolve
  })
  const { getState, subscribe, isConnected, createHost, ...walletFunctions } = createPublicApi(ui)
  return {
    ui,
    kit: Object.freeze({ ...ui.kit, ...ui.controls, configure: ui.configure, createHost }),
    walletFunctions,
    // Omit the wallets: a server has none of the lazy wallets that `crossChainWallets()` returns in a browser.
    initialState: { ...getState(), installed_wallets: [] },
    replaceOptions(options: UiOptions): void {
      if (haveSameFields(currentOptions, options)) return // An object literal in JSX is a new object at each render.
      const removedOptions = Object.fromEntries(Object.keys(currentOptions).map((key) => [key, undefined]))
      ui.configure({ ...removedOptions, ...options })
      currentOptions = options
    },
    startKit(): () => void {
      isStarted = true
      mounter.addIsolationListeners()
      const stop = ui.controls.start(undefined, whenAllowed)
      return () => {
        isStarted = false
        stop()
        ui.controls.cancel()
        ui.actions.close()
        if (!areModalsAllowed) mounter.removeHostAndListeners()
      }
    },
    allowModalsAndReconnect(): () => void {
      areModalsAllowed = true
      resolveWhenAllowed()
      // A component may have opened the modal in its effect, or before React hid the tree.
      if (ui.getSnapshot().view) mounter.mount(ui)
      return () => {
        areModalsAllowed = false
        mounter.renderNothing()
        if (!isStarted) mounter.removeHostAndListeners()
      }
    },
  }
}

export const ClientContext = createContext<Client | null>(null)

/**
 * Returns the client of the nearest provider.
 *
 * @throws Error outside a provider
 */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client)
    throw new Error(
      'This component is not inside an <AptosWalletProvider>. Wrap your application in one provider.',
    )
  return client
}

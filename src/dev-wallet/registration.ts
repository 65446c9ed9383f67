import type { Wallet, WindowAppReadyEventAPI, WindowRegisterWalletEventCallback } from '@wallet-standard/core'

/** The registration of a wallet in the wallet lists of a page. */
export interface Registration {
  register(): void
  /** Registers after a delay, unless `register()` or `unregister()` is called first. */
  registerAfter(delayMs: number): void
  unregister(): void
}

/** The part of `window` that the handshake uses. */
export type RegistrationTarget = Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
>

/** A wallet of the Wallet Standard, declared here so that users of this type need no package. */
export interface RegistrableWallet {
  readonly name: string
}

/**
 * Creates the wallet's side of the Wallet Standard handshake. `registerWallet` of `@wallet-standard/wallet` discards
 * the unregister function, so it cannot remove the wallet later. The wallet dispatches `register-wallet` for the
 * lists that exist, and listens to `app-ready` for lists that load later.
 *
 * @param target The page's `window`.
 * @param wallet The wallet to register.
 * @param CustomEventClass The `CustomEvent` of that window.
 */
export function createRegistration(
  target: RegistrationTarget,
  wallet: RegistrableWallet,
  CustomEventClass = CustomEvent,
): Registration {
  // The standard requires an unregister function, but some lists return none. Their value is `undefined`.
  const unregisterByList = new Map<WindowAppReadyEventAPI['register'], (() => void) | undefined>()
  let isRegistered = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const addToList: WindowRegisterWalletEventCallback = ({ register }) => {
    if (isRegistered) unregisterByList.set(register, register(wallet as Wallet))
  }
  const onAppReady = (event: Event) => addToList((event as CustomEvent<WindowAppReadyEventAPI>).detail)

  function register() {
    clearTimeout(timer)
    if (isRegistered) return
    isRegistered = true
    target.dispatchEvent(new CustomEventClass('wallet-standard:register-wallet', { detail: addToList }))
    // Subscribe after the dispatch: a list that dispatches `app-ready` in response would add the wallet twice.
    if (isRegistered) target.addEventListener('wallet-standard:app-ready', onAppReady)
  }

  return {
    register,
    registerAfter(delayMs) {
      timer = setTimeout(register, delayMs)
    },
    unregister() {
      clearTimeout(timer)
      isRegistered = false
      target.removeEventListener('wallet-standard:app-ready', onAppReady)
      const unregisterFunctions = [...unregisterByList.values()]
      unregisterByList.clear()
      for (const unregister of unregisterFunctions) unregister?.()
    },
  }
}

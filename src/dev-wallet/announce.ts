import type { Wallet, WindowAppReadyEventAPI, WindowRegisterWalletEventCallback } from '@wallet-standard/core'

/** A wallet that can come to a page's list and leave it. */
export interface Announcement {
  register(): void
  /** Registers after a while, unless somebody has said by then whether it is to be there. */
  registerLate(ms: number): void
  unregister(): void
}

/**
 * The wallet's half of the Wallet Standard's handshake, with a way back: `registerWallet` of the standard's own
 * library drops the function that takes a wallet off the list again. The wallet announces itself to the lists
 * that are there (`register-wallet`) and to each that comes later (`app-ready`).
 */
export function createAnnouncement(window: Window, wallet: Wallet): Announcement {
  /** The standard says that each list gives one; not each does. */
  const removers = new Map<WindowAppReadyEventAPI['register'], (() => void) | undefined>()
  let announced = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const join: WindowRegisterWalletEventCallback = ({ register }) => {
    if (announced) removers.set(register, register(wallet))
  }
  const answer = (event: Event) => join((event as CustomEvent<WindowAppReadyEventAPI>).detail)

  function register() {
    clearTimeout(timer)
    if (announced) return
    announced = true
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: join }))
    // Not sooner: a list that has yet to ask may do so now, and would hear of the wallet twice.
    if (announced) window.addEventListener('wallet-standard:app-ready', answer)
  }

  return {
    register,
    registerLate(ms) {
      timer = setTimeout(register, ms)
    },
    unregister() {
      clearTimeout(timer)
      announced = false
      window.removeEventListener('wallet-standard:app-ready', answer)
      const leave = [...removers.values()]
      removers.clear()
      for (const remove of leave) remove?.()
    },
  }
}

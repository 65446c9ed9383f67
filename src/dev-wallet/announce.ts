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
  const removers = new Map<WindowAppReadyEventAPI['register'], () => void>()
  let announced = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const join: WindowRegisterWalletEventCallback = ({ register }) => {
    if (announced) removers.set(register, register(wallet))
  }
  window.addEventListener('wallet-standard:app-ready', (event) => {
    join((event as CustomEvent<WindowAppReadyEventAPI>).detail)
  })

  function register() {
    clearTimeout(timer)
    if (announced) return
    announced = true
    const event = new CustomEvent('wallet-standard:register-wallet', { detail: join })
    window.dispatchEvent(event)
  }

  return {
    register,
    registerLate(ms) {
      timer = setTimeout(register, ms)
    },
    unregister() {
      clearTimeout(timer)
      announced = false
      for (const remove of removers.values()) remove()
      removers.clear()
    },
  }
}

// The page's global, element and events, after an import of `aptos-wallet-kit/global`.
import type {} from 'aptos-wallet-kit/dev-wallet'
import type { AptosWalletKit as GlobalObject, UiOptions, WalletState } from 'aptos-wallet-kit/global'
import * as german from 'aptos-wallet-kit/locales/de'

const kit: GlobalObject = window.AptosWalletKit

export const state: WalletState = kit.getState()
export const account: Promise<string> = kit.getAccount()
export const unmount: () => void = kit.mount('#place', { theme: 'dark', strings: { close: 'إغلاق' } })
export const pending: number = AptosDevWallet.pending().length
AptosDevWallet.failNextTransaction({ location: '0x1::coin', code: 0x10006 })

kit.configure({
  catalogue: [],
  filter: ({ name }) => name !== 'Petra',
  order: (a, b) => a.name.localeCompare(b.name),
  links: { learnMore: 'https://page.example/' },
} satisfies UiOptions)
kit.configure(german)
// @ts-expect-error unknown theme
kit.configure({ theme: 'blue' })
// @ts-expect-error unknown string
kit.configure({ strings: { clsoe: 'Zu' } })
// @ts-expect-error neither an element nor a selector
kit.mount(42)
// @ts-expect-error not a member of the global
kit.forceDisconnect()
// @ts-expect-error read-only
window.AptosWalletKit = kit
// @ts-expect-error read-only
AptosWalletKit = kit

window.addEventListener('wallet-connected', ({ detail }) => detail.wallet.name satisfies string)
document.addEventListener('wallet-item-click', ({ detail }) => detail.name satisfies string)
const button = document.createElement('aptos-wallet-button')
button.addEventListener('wallet-error', ({ detail }) => detail.reason satisfies string)
// @ts-expect-error a field of another event
button.addEventListener('wallet-disconnected', ({ detail }) => detail.address)
document.querySelector('aptos-wallet-button')?.setAttribute('auto-connect', 'false')

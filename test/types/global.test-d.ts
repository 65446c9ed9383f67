// The page's global, element and events, after an import of `aptos-wallet-kit/global`.
import type {} from 'aptos-wallet-kit/dev-wallet'
import type { AptosWalletKit as GlobalObject, UiOptions, WalletState } from 'aptos-wallet-kit/global'
import * as german from 'aptos-wallet-kit/locales/de'

const kit: GlobalObject = window.AptosWalletKit

export const members: {
  connected: boolean
  account: Promise<string>
  networks: [Promise<{ name: string; chainId: number }>, Promise<{ name: string; chainId: number }>]
  state: WalletState
  remove: () => void
  hex: string
  version: string
} = {
  connected: kit.isConnected(),
  account: kit.getAccount(),
  networks: [kit.getNetwokrInfo(), kit.getNetworkInfo()],
  state: kit.getState(),
  remove: kit.mount('#place', { theme: 'dark', locale: 'ar', strings: { close: 'إغلاق' } }),
  hex: kit.toHex([1, 2, 3]),
  version: AptosWalletKit.version,
}

export const pending: number = AptosDevWallet.pending().length

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
// @ts-expect-error unknown string
german.strings.clsoe
// @ts-expect-error neither an element nor a selector
kit.mount(42)
// @ts-expect-error not a member of the global
kit.forceDisconnect()
// @ts-expect-error read-only
window.AptosWalletKit = kit
// @ts-expect-error read-only
AptosWalletKit = kit

document.addEventListener('wallet-connected', ({ detail }) => detail.address.toUpperCase())
document.addEventListener('wallet-item-click', ({ detail: { name } }) => name.toUpperCase())
// @ts-expect-error a field of another event
document.addEventListener('wallet-item-click', ({ detail: { address } }) => address)

window.addEventListener('wallet-connected', ({ detail }) => detail.wallet.name.toUpperCase())

const button: HTMLElement = document.createElement('aptos-wallet-button')
button.addEventListener('wallet-error', ({ detail }) => detail.reason.toLowerCase())
button.addEventListener('wallet-disconnected', ({ detail }) => detail.wallet.name)
// @ts-expect-error a field of another event
button.addEventListener('wallet-disconnected', ({ detail }) => detail.address)
document.querySelector('aptos-wallet-button')?.setAttribute('auto-connect', 'false')

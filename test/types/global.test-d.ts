/** The page's global, element and events, once `aptos-wallet-kit/global` is named. */
import type { AptosWalletKit, UiOptions, WalletState } from 'aptos-wallet-kit/global'

const kit: AptosWalletKit = window.AptosWalletKit

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
  version: kit.version,
}

kit.configure({
  catalogue: [],
  filter: ({ name }) => name !== 'Petra',
  order: (a, b) => a.name.localeCompare(b.name),
  links: { learnMore: 'https://page.example/' },
} satisfies UiOptions)
// @ts-expect-error a theme is auto, light or dark
kit.configure({ theme: 'blue' })
// @ts-expect-error there is no such string
kit.configure({ strings: { clsoe: 'Zu' } })
// @ts-expect-error a button goes into an element or what a selector finds
kit.mount(42)
// @ts-expect-error what a page has no use for stays inside
kit.forceDisconnect()
// @ts-expect-error the global is not to be replaced
window.AptosWalletKit = kit

document.addEventListener('wallet-connected', ({ detail }) => detail.address.toUpperCase())
document.addEventListener('wallet-item-click', ({ detail: { name } }) => name.toUpperCase())
// @ts-expect-error a click on a wallet tells its name alone
document.addEventListener('wallet-item-click', ({ detail: { address } }) => address)

window.addEventListener('wallet-connected', ({ detail }) => detail.wallet.name.toUpperCase())

const button: HTMLElement = document.createElement('aptos-wallet-button')
button.addEventListener('wallet-error', ({ detail }) => detail.reason.toLowerCase())
button.addEventListener('wallet-disconnected', ({ detail }) => detail.wallet.name)
// @ts-expect-error nothing is told of the account of a wallet that is gone
button.addEventListener('wallet-disconnected', ({ detail }) => detail.address)
document.querySelector('aptos-wallet-button')?.setAttribute('auto-connect', 'false')

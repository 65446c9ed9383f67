// An application as a framework renders it on a server. A part of it loads late, in a Suspense boundary.
import { AptosWalletProvider, useWallet, WalletButton } from 'aptos-wallet-kit/react'
import { createElement as h, lazy, StrictMode, Suspense } from 'react'

const options = { preferredWallet: 'Dev Wallet', locale: 'de', strings: { button: 'Wallet verbinden' } }

function Account({ label }) {
  const { status, address, installed_wallets } = useWallet()
  const text = `${label}: ${address || 'nobody'}, ${installed_wallets.length} wallets`
  return h('p', { 'data-status': status }, text)
}

const Late = () => h('section', null, h(Account, { label: 'late' }), h(WalletButton, { id: 'late-button' }))

/** @param {Promise<unknown> | undefined} whenLate Resolves when the code of the late part is loaded. Default: at once. */
export function createApp(whenLate) {
  const LatePart = whenLate ? lazy(() => whenLate.then(() => ({ default: Late }))) : Late
  const onClick = () => globalThis.heard.push('own')
  const button = h(WalletButton, { id: 'button', className: 'in-head', onClick })
  const children = [
    h('header', { key: 1, onClick: () => globalThis.heard.push('around') }, button),
    h(Account, { key: 2, label: 'early' }),
    h(Suspense, { key: 3, fallback: h('p', null, 'loading') }, h(LatePart)),
  ]
  return h(StrictMode, null, h(AptosWalletProvider, { options }, children))
}

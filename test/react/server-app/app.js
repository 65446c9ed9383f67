// An application as a framework that renders on a server has it: one half arrives late, in a Suspense boundary.
import { AptosWalletProvider, useWallet, WalletButton } from 'aptos-wallet-kit/react'
import { createElement as h, lazy, StrictMode, Suspense } from 'react'

function Account({ label }) {
  const { status, address, installed_wallets } = useWallet()
  return h(
    'p',
    { 'data-status': status },
    `${label}: ${address || 'nobody'}, ${installed_wallets.length} wallets`,
  )
}

const Late = () => h('section', null, h(Account, { label: 'late' }), h(WalletButton, { id: 'late-button' }))

/** @param {Promise<unknown> | undefined} whenLate settles when the code of the late half has come; else it is there */
export function createApp(whenLate) {
  const LatePart = whenLate ? lazy(() => whenLate.then(() => ({ default: Late }))) : Late
  return h(
    StrictMode,
    null,
    h(
      AptosWalletProvider,
      { options: { preferredWallet: 'Dev Wallet', locale: 'de', strings: { button: 'Wallet verbinden' } } },
      h(
        'header',
        { onClick: () => globalThis.heard.push('around') },
        h(WalletButton, { id: 'button', className: 'in-head', onClick: () => globalThis.heard.push('own') }),
      ),
      h(Account, { label: 'early' }),
      h(Suspense, { fallback: h('p', null, 'loading') }, h(LatePart)),
    ),
  )
}

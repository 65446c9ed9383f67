import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { uiText } from '../support/strings.js'
import { walletButton } from './support/shadow.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('renders the button with stylesheets that have no `replaceSync`, as in the jsdom of Jest', async () => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class extends CSSStyleSheet {
      override replaceSync = undefined as never
    },
  )
  // A module of the kit creates its stylesheet once, and an earlier file of this worker may have loaded that module.
  vi.resetModules()
  const { AptosWalletProvider, WalletButton } = await import('aptos-wallet-kit/react')
  render(
    <AptosWalletProvider options={{ autoConnect: false }}>
      <WalletButton />
    </AptosWalletProvider>,
  )
  expect(walletButton().textContent).toBe(uiText('button'))
})

import { cleanup, render } from '@testing-library/react'
import { AptosWalletProvider, WalletButton } from 'aptos-wallet-kit/react'
import { afterEach, expect, it, vi } from 'vitest'
import { uiText } from '../support/strings.js'
import { walletButton } from './support/shadow.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('renders the button with stylesheets that have no `replaceSync`, as in the jsdom of Jest', () => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class extends CSSStyleSheet {
      override replaceSync = undefined as never
    },
  )
  render(
    <AptosWalletProvider options={{ autoConnect: false }}>
      <WalletButton />
    </AptosWalletProvider>,
  )
  expect(walletButton().textContent).toBe(uiText('button'))
})

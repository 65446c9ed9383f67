import { act, cleanup, waitFor } from '@testing-library/react'
import { AptosWalletProvider, useWallet, WalletButton } from 'aptos-wallet-kit/react'
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announce, methodsOfWallet } from './support/wallets.js'

/** The statuses that the guard rendered, the messages on the console, and the errors of hydration, in order. */
let steps: string[] = []
let root: Root | undefined
beforeEach(() => {
  localStorage.clear()
  steps = []
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((message) => steps.push(`console: ${message}`))
})
afterEach(async () => {
  await act(async () => root?.unmount())
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** A page for users with a wallet. It redirects on `disconnected` only. */
function Guard() {
  const { status, address } = useWallet()
  steps.push(status)
  if (status === 'restoring') return <p>Loading</p>
  return status === 'disconnected' ? <p>Redirected to the login page</p> : <p>{address}</p>
}

const app = (
  <StrictMode>
    <AptosWalletProvider>
      <WalletButton />
      <Guard />
    </AptosWalletProvider>
  </StrictMode>
)

/** Renders the app as a server does, then hydrates its HTML. */
async function loadPage() {
  const container = document.createElement('div')
  container.innerHTML = renderToString(app)
  document.body.append(container)
  expect(container.textContent).toBe('Wallet ConnectLoading')
  expect(steps.splice(0)).toContain('restoring')
  await act(async () => {
    root = hydrateRoot(container, app, { onRecoverableError: (error) => steps.push(`recovered: ${error}`) })
  })
  return container
}

it('a route guard never redirects a user whose wallet is remembered', async () => {
  localStorage.setItem('aptos-wallet-kit.wallet-name', 'Petra')
  const container = await loadPage()
  expect(container.textContent).toBe('Loading')
  await act(async () => void announce({ name: 'Petra', prompt: methodsOfWallet })) // Registers late.
  await waitFor(() => expect(container.textContent).toMatch(/^0x/))
  expect([...new Set(steps)]).toEqual(['restoring', 'connected'])
})

it('a route guard redirects a new user at once, without the time that a remembered wallet gets', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const container = await loadPage()
  await act(() => vi.advanceTimersByTimeAsync(100))
  vi.useRealTimers()
  expect(container.textContent).toBe('Redirected to the login page')
  expect([...new Set(steps)]).toEqual(['restoring', 'disconnected'])
})

import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { AptosWalletProvider, useTransaction } from 'aptos-wallet-kit/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { announce, methodsOfWallet } from './support/wallets.js'

const HASH = `0x${'ab'.repeat(32)}`

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Replaces `fetch`. Returns the requests to the full node, to which the test responds. */
function holdRequests() {
  const requests: { readonly url: string; readonly signal: AbortSignal; respond(body: unknown): void }[] = []
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        requests.push({ url, signal, respond: (body) => resolve(new Response(JSON.stringify(body))) })
      }),
  )
  return requests
}

function Status({ hash, network = 'testnet' }: { hash?: string; network?: string | undefined }) {
  const { status, reason, error, checkAgain } = useTransaction(hash, { network })
  return (
    <button type="button" onClick={checkAgain}>
      {[status, reason, error?.name].filter(Boolean).join(' ')}
    </button>
  )
}

const app = (hash?: string, network?: string) => (
  <AptosWalletProvider options={{ storage: null, strings: { transactions: { OUT_OF_GAS: 'Kein Gas' } } }}>
    {hash ? <Status hash={hash} network={network} /> : <Status />}
  </AptosWalletProvider>
)
const getText = () => screen.getByRole('button').textContent
const success = { success: true, vm_status: 'Executed successfully', gas_used: '9', version: '1' }

describe('useTransaction', () => {
  it('does nothing without a hash, and follows the hash once there is one', async () => {
    const requests = holdRequests()
    const { rerender } = render(app())
    expect(getText()).toBe('none')
    expect(requests).toEqual([])
    rerender(app(HASH))
    expect(getText()).toBe('pending')
    expect(requests.map(({ url }) => url)).toEqual([
      `https://api.testnet.aptoslabs.com/v1/transactions/wait_by_hash/${HASH}`,
    ])
    await act(async () => requests[0]?.respond(success))
    expect(getText()).toBe('confirmed')
  })

  it('explains a failure in the language of the provider', async () => {
    const requests = holdRequests()
    render(app(HASH))
    await act(async () => requests[0]?.respond({ success: false, vm_status: 'Out of gas' }))
    expect(getText()).toBe('failed Kein Gas')
  })

  it('is unknown without a full node, until it is checked again', async () => {
    const requests = holdRequests()
    const { rerender } = render(app(HASH, 'moonnet'))
    await act(async () => {})
    expect(getText()).toBe('unknown TypeError')
    rerender(app(HASH, 'devnet'))
    await act(async () => screen.getByRole('button').click())
    expect(getText()).toBe('pending')
    expect(requests[0]?.url).toContain('https://api.devnet.aptoslabs.com/')
  })

  it('waits for the network until the kit has reconnected the wallet', async () => {
    const requests = holdRequests()
    const storage = { getItem: (key: string) => (key.endsWith('.wallet-name') ? 'Petra' : null) }
    const Transaction = () => <button type="button">{useTransaction(HASH).status}</button>
    render(
      <AptosWalletProvider options={{ storage: { ...storage, setItem() {}, removeItem() {} } }}>
        <Transaction />
      </AptosWalletProvider>,
    )
    await act(async () => {})
    expect(getText()).toBe('pending')
    announce({ name: 'Petra', prompt: methodsOfWallet })
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(requests[0]?.url).toContain('https://api.testnet.aptoslabs.com/')
    await act(async () => requests[0]?.respond(success))
    expect(getText()).toBe('confirmed')
  })

  it('follows the new hash only, if the hash changes', async () => {
    const requests = holdRequests()
    const { rerender } = render(app(HASH))
    rerender(app(HASH.replaceAll('b', 'c')))
    expect(requests[0]?.signal.aborted).toBe(true)
    await act(async () => requests[0]?.respond(success))
    expect(getText()).toBe('pending')
    await act(async () => requests[1]?.respond(success))
    expect(getText()).toBe('confirmed')
  })

  it('stops when the component is unmounted', () => {
    const requests = holdRequests()
    render(app(HASH)).unmount()
    expect(requests[0]?.signal.aborted).toBe(true)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { keys } from '../support/fake-storage.js'
import { accountOf, fakeWallet, type PendingCall, pending } from '../support/fake-wallet.js'
import { connectedKit, failureOf, settle, startKit } from '../support/start-kit.js'

const empty = { wallet: null, address: '', publicKey: '', ansName: null, network: '', chainId: null, url: '' }

/** A wallet whose disconnect the test answers. */
function slowToLetGo() {
  const disconnects: PendingCall[] = []
  const wallet = fakeWallet('Petra', { 'aptos:disconnect': { disconnect: () => pending(disconnects) } })
  return { wallet, disconnects }
}

describe('disconnect()', () => {
  it('calls the wallet, then resets the store and removes the stored name', async () => {
    const { wallet, disconnects } = slowToLetGo()
    const { kit, states, events, storage } = await connectedKit(wallet)
    const entry = kit.getState().wallet
    const done = kit.disconnect()
    expect(disconnects).toHaveLength(1)
    expect(disconnects[0]?.args).toEqual([])
    await settle()
    expect(kit.isConnected()).toBe(true)

    disconnects[0]?.resolve(undefined)
    expect(await done).toBeUndefined()
    expect(kit.isConnected()).toBe(false)
    expect(kit.getState()).toMatchObject({ status: 'disconnected', ...empty })
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true', [keys.disconnected]: 'Petra' })
    expect(events).toEqual([{ name: 'wallet-disconnected', detail: { wallet: entry } }])
    await settle()
    expect(states).toEqual(['disconnected'])
  })

  it('keeps the user disconnected after a reload, also with a preferred wallet', async () => {
    const { kit, storage } = await connectedKit(fakeWallet())
    await kit.disconnect()
    const petra = fakeWallet()
    const next = await startKit({ storage, preferredWallet: 'Petra', wallets: [petra] })
    expect(petra.connects).toEqual([])
    next.kit.connect('Petra')
    petra.approve()
    await settle()
    const again = fakeWallet()
    await startKit({ storage, wallets: [again] })
    expect(again.connects).toHaveLength(1)
  })

  it('keeps the session and logs the error if the wallet fails', async () => {
    const { wallet, disconnects } = slowToLetGo()
    const { kit, console, events, storage } = await connectedKit(wallet)
    const before = storage.content()
    const stateBefore = kit.getState()
    const failing = failureOf(kit.disconnect())
    disconnects[0]?.reject(new Error('busy'))
    const error = await failing
    expect(error).toMatchObject({ reason: 'WALLET_FAILED', message: 'busy', wallet: 'Petra' })
    expect(console.error.mock.calls).toEqual([['Failed to disconnect:', error]])
    expect(events).toEqual([{ name: 'wallet-error', detail: error }])
    expect(kit.getState()).toBe(stateBefore)
    expect(storage.content()).toEqual(before)
  })

  it('keeps the error in the session until it is tried again', async () => {
    const { wallet, disconnects } = slowToLetGo()
    const { kit } = await connectedKit(wallet)
    expect(kit.getConnection().session?.disconnectError).toBeUndefined()
    const failing = failureOf(kit.disconnect())
    disconnects[0]?.reject(new Error('busy'))
    const error = await failing
    const { session } = kit.getConnection()
    expect(session?.disconnectError).toBe(error)
    const done = kit.disconnect()
    expect(kit.getConnection().session).toEqual({ ...session, disconnectError: undefined })
    disconnects[1]?.resolve(undefined)
    await done
    expect(kit.getConnection().session).toBeUndefined()
  })

  it('keeps no error of an earlier session', async () => {
    const { wallet, disconnects } = slowToLetGo()
    const { kit } = await connectedKit(wallet)
    const failing = failureOf(kit.disconnect())
    kit.connect('Petra')
    wallet.approve()
    await settle()
    disconnects[0]?.reject(new Error('busy'))
    await failing
    expect(kit.getConnection().session).not.toHaveProperty('disconnectError')
  })

  it('notifies no listener of a first try', async () => {
    const { wallet } = slowToLetGo()
    const { kit, states } = await connectedKit(wallet)
    kit.disconnect().catch(() => {})
    await settle()
    expect(states).toEqual([])
  })

  it('keeps the session if the wallet rejects', async () => {
    const { wallet, disconnects } = slowToLetGo()
    const { kit } = await connectedKit(wallet)
    const failing = failureOf(kit.disconnect())
    disconnects[0]?.resolve({ status: 'Rejected' })
    expect(await failing).toMatchObject({
      reason: 'WALLET_FAILED',
      message: 'Petra did not disconnect',
      wallet: 'Petra',
    })
    expect(kit.isConnected()).toBe(true)
  })

  it('rejects after eight seconds, and still uses a later response', async () => {
    const { wallet, disconnects } = slowToLetGo()
    const { kit } = await connectedKit(wallet)
    const failing = failureOf(kit.disconnect())
    await vi.advanceTimersByTimeAsync(7999)
    const undecided = Symbol()
    expect(await Promise.race([failing, Promise.resolve(undecided)])).toBe(undecided)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failing).toMatchObject({ reason: 'WALLET_FAILED', wallet: 'Petra' })
    expect(kit.isConnected()).toBe(true)
    disconnects[0]?.resolve(undefined)
    await settle()
    expect(kit.isConnected()).toBe(false)
  })

  it('resolves if the session was removed before the wallet responds', async () => {
    const { wallet, disconnects } = slowToLetGo()
    const { kit, events } = await connectedKit(wallet)
    const done = kit.disconnect()
    kit.forceDisconnect()
    disconnects[0]?.resolve(undefined)
    expect(await done).toBeUndefined()
    expect(events.map(({ name }) => name)).toEqual(['wallet-disconnected'])
  })

  it('ignores a late response after another wallet was connected', async () => {
    const { wallet, disconnects } = slowToLetGo()
    const nightly = fakeWallet('Nightly')
    const { kit } = await connectedKit(wallet, { wallets: [nightly] })
    kit.disconnect().catch(() => {})
    kit.connect('Nightly')
    nightly.approve(accountOf(2))
    await settle()
    disconnects[0]?.resolve(undefined)
    await settle()
    expect(kit.getState()).toMatchObject({ status: 'connected', wallet: { name: 'Nightly' } })
  })

  it('ignores a late response after the same wallet was connected again', async () => {
    const { wallet, disconnects } = slowToLetGo()
    const { kit } = await connectedKit(wallet)
    kit.disconnect().catch(() => {})
    kit.forceDisconnect()
    kit.connect('Petra')
    wallet.approve(accountOf(2))
    await settle()
    disconnects[0]?.resolve(undefined)
    await settle()
    expect(kit.getState()).toMatchObject({ status: 'connected', wallet: { name: 'Petra' } })
  })

  it('causes no unhandled rejection if the wallet fails after the timeout', async () => {
    const unheard = vi.fn()
    process.on('unhandledRejection', unheard)
    const { wallet, disconnects } = slowToLetGo()
    const { kit } = await connectedKit(wallet)
    const failing = failureOf(kit.disconnect())
    await vi.advanceTimersByTimeAsync(8000)
    await failing
    disconnects[0]?.reject(new Error('late'))
    await settle()
    process.off('unhandledRejection', unheard)
    expect(unheard).not.toHaveBeenCalled()
  })

  it('only logs a warning if the wallet cannot disconnect', async () => {
    const { kit, console, events } = await connectedKit(
      fakeWallet('Petra', { 'aptos:disconnect': undefined }),
    )
    const stateBefore = kit.getState()
    await kit.disconnect()
    expect(console.warn.mock.calls).toEqual([['Disconnect feature not available for the current wallet.']])
    expect(console.error).not.toHaveBeenCalled()
    expect(kit.getState()).toBe(stateBefore)
    expect(events).toEqual([])
    expect(kit.getConnection().session?.disconnectError).toMatchObject({
      reason: 'UNSUPPORTED',
      message: 'Disconnect feature not available for the current wallet.',
      wallet: 'Petra',
    })
  })

  it('logs a warning and rejects if no wallet is connected', async () => {
    const { kit, console } = await startKit()
    expect(await failureOf(kit.disconnect())).toMatchObject({
      reason: 'NOT_CONNECTED',
      code: 4100,
      message: 'No wallet connected',
    })
    expect(console.warn.mock.calls).toEqual([['No current wallet selected.']])
  })

  it('cancels the current attempt', async () => {
    const petra = fakeWallet()
    const nightly = fakeWallet('Nightly')
    const { kit } = await connectedKit(petra, { wallets: [nightly] })
    const attempt = failureOf(kit.connect('Nightly'))
    await kit.disconnect()
    expect(await attempt).toMatchObject({ reason: 'CANCELLED' })
    nightly.approve()
    await settle()
    expect(kit.getState().status).toBe('disconnected')
  })
})

describe('forceDisconnect()', () => {
  it('ends the session without the wallet', async () => {
    const { wallet, disconnects } = slowToLetGo()
    const { kit, storage, events } = await connectedKit(wallet)
    kit.forceDisconnect()
    expect(disconnects).toEqual([])
    expect(kit.getState()).toMatchObject({ status: 'disconnected', ...empty })
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true', [keys.disconnected]: 'Petra' })
    expect(events.map(({ name }) => name)).toEqual(['wallet-disconnected'])
  })

  it('does nothing without a session', async () => {
    const { kit, storage, states, events } = await startKit()
    const before = storage.content()
    kit.forceDisconnect()
    await settle()
    expect(storage.content()).toEqual(before)
    expect([states, events]).toEqual([[], []])
  })
})

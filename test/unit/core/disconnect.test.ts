import { describe, expect, it, vi } from 'vitest'
import { keys } from '../support/fake-storage.js'
import { type PendingCall, pending } from '../support/fake-wallet.js'
import { connectedKit, connectTo, failureOf, settle, startKit, startWithPetra } from '../support/start-kit.js'

const empty = { wallet: null, address: '', publicKey: '', ansName: null, network: '', chainId: null, url: '' }
const notAvailable = 'Disconnect feature not available for the current wallet.'

/** A kit connected to a wallet whose disconnects the test settles. */
async function connectedKitWithDisconnects() {
  const disconnects: PendingCall[] = []
  const features = { 'aptos:disconnect': { disconnect: () => pending(disconnects) } }
  return { ...(await connectedKit({}, features)), disconnects }
}

describe('disconnect()', () => {
  it('calls the wallet in the task of the caller, then resets the store and removes the stored name', async () => {
    const { kit, states, events, storage, disconnects } = await connectedKitWithDisconnects()
    const { wallet } = kit.getState()
    const done = kit.disconnect()
    expect(disconnects.map(({ args }) => args)).toEqual([[]])
    disconnects[0]?.resolve(undefined)
    expect(await done).toBeUndefined()
    expect(kit.getState()).toMatchObject({ status: 'disconnected', ...empty })
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true', [keys.disconnected]: 'Petra' })
    expect(events).toEqual([{ name: 'wallet-disconnected', detail: { wallet } }])
    await settle()
    expect(states).toEqual(['disconnected'])
  })

  it('ends a session that began before the page was ready', async () => {
    const { kit, petra } = await startWithPetra({ ready: new Promise(() => {}) })
    await connectTo(kit, petra)
    expect(kit.isConnected()).toBe(true)
    await kit.disconnect()
    expect(kit.isConnected()).toBe(false)
  })

  it('logs the error of the wallet, and keeps it in the session until it is called again', async () => {
    const { kit, console, events, storage, disconnects } = await connectedKitWithDisconnects()
    const before = storage.content()
    const failure = failureOf(kit.disconnect())
    disconnects[0]?.reject(new Error('busy'))
    const error = await failure
    expect(error).toMatchObject({ reason: 'WALLET_FAILED', message: 'busy', wallet: 'Petra' })
    expect(console.error.mock.calls).toEqual([['Failed to disconnect:', error]])
    expect(events).toEqual([{ name: 'wallet-error', detail: error }])
    expect(storage.content()).toEqual(before)
    const { session } = kit.getConnection()
    expect(session?.disconnectError).toBe(error)
    kit.disconnect()
    expect(kit.getConnection().session).toEqual({ ...session, disconnectError: undefined })
  })

  it('ignores a late response and a late failure after the wallet was connected again', async () => {
    const { kit, petra, disconnects } = await connectedKitWithDisconnects()
    kit.disconnect()
    kit.disconnect().catch(() => {})
    await connectTo(kit, petra)
    const before = kit.getConnection()
    disconnects[0]?.resolve(undefined)
    disconnects[1]?.reject(new Error('busy'))
    await settle()
    expect(kit.getConnection()).toBe(before)
  })

  it('resolves if the session ended before the wallet responds', async () => {
    const { kit, events, disconnects } = await connectedKitWithDisconnects()
    const done = kit.disconnect()
    kit.forceDisconnect()
    disconnects[0]?.resolve(undefined)
    expect(await done).toBeUndefined()
    expect(events.map(({ name }) => name)).toEqual(['wallet-disconnected'])
  })

  it('rejects after eight seconds without a response', async () => {
    const { kit } = await connectedKitWithDisconnects()
    const onFailure = vi.fn()
    kit.disconnect().catch(onFailure)
    await vi.advanceTimersByTimeAsync(7999)
    expect(onFailure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    const message = expect.stringContaining('Petra')
    expect(onFailure.mock.lastCall?.[0]).toMatchObject({ reason: 'WALLET_FAILED', wallet: 'Petra', message })
  })

  it('only logs a warning without a session', async () => {
    const { kit, console, events, states } = await startKit()
    expect(await kit.disconnect()).toBeUndefined()
    expect(console.warn.mock.calls).toEqual([['No current wallet selected.']])
    expect(console.error).not.toHaveBeenCalled()
    expect([events, states, kit.getState().status]).toEqual([[], [], 'disconnected'])
  })

  it('cancels a pending attempt', async () => {
    const { kit } = await startWithPetra()
    const attempt = failureOf(kit.connect('Petra'))
    await kit.disconnect()
    expect(await attempt).toMatchObject({ reason: 'CANCELLED' })
    expect(kit.getState().status).toBe('disconnected')
  })

  it('only logs a warning if the wallet cannot disconnect', async () => {
    const { kit, console, events } = await connectedKit({}, { 'aptos:disconnect': undefined })
    await kit.disconnect()
    expect(console.warn.mock.calls).toEqual([[notAvailable]])
    expect(console.error).not.toHaveBeenCalled()
    expect(events).toEqual([])
    const error = { reason: 'UNSUPPORTED', message: notAvailable, wallet: 'Petra' }
    expect(kit.getConnection().session?.disconnectError).toMatchObject(error)
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSurface } from '../../../src/dev-wallet/surface.js'
import { bench } from './support.js'

describe('the global', () => {
  function surface() {
    vi.stubGlobal('__VERSION__', '1.2.3')
    const on = bench({ autoApprove: false })
    const announcement = { register: vi.fn(), registerLate: vi.fn(), unregister: vi.fn() }
    return { on, global: createSurface(on.store, on.requests, announcement, on.fetch) }
  }
  afterEach(() => vi.unstubAllGlobals())

  test('is frozen and has no members but these', () => {
    const { global } = surface()
    expect(Object.isFrozen(global)).toBe(true)
    expect(Object.keys(global).sort()).toEqual([
      'accounts',
      'addAccount',
      'approve',
      'configure',
      'pending',
      'register',
      'reject',
      'reset',
      'revoke',
      'switchAccount',
      'switchNetwork',
      'unregister',
      'version',
    ])
  })

  test('answers the request the window shows', async () => {
    const { on, global } = surface()
    expect([global.approve(), global.reject()]).toEqual([false, false])
    const connecting = on.wallet.features['aptos:connect'].connect()
    expect(global.pending()).toMatchObject([{ kind: 'connect' }])
    expect(global.approve()).toBe(true)
    expect(await connecting).toMatchObject({ status: 'Approved' })
  })

  test('manages accounts', () => {
    const { global } = surface()
    const added = global.addAccount()
    expect(added.isCurrent).toBe(false)
    global.switchAccount(1)
    expect(global.accounts().map(({ isCurrent }) => isCurrent)).toEqual([false, true])
    expect(() => global.switchAccount(2)).toThrow('There is no account 2')
  })

  test('refuses options and values it does not know, changing nothing', async () => {
    const { on, global } = surface()
    const before = on.store.get()
    for (const options of [
      { misbehaves: 'late' },
      { misbehave: 'dances' },
      { autoApprove: 'yes' },
      { network: 'x' },
    ]) {
      await expect(global.configure(options as never)).rejects.toThrow(TypeError)
    }
    await expect(global.configure({ autoApprove: true, network: 'x' as never })).rejects.toThrow(TypeError)
    await expect(global.configure({ autoApprove: true, nodeUrl: 'ftp://x' })).rejects.toThrow(TypeError)
    expect(on.store.get()).toEqual(before)
  })

  test('rejects what waits when it is reset', async () => {
    const { on, global } = surface()
    const [first] = global.accounts()
    const connecting = on.wallet.features['aptos:connect'].connect()
    global.reset()
    expect(await connecting).toEqual({ status: 'Rejected' })
    expect(global.accounts()[0]?.address).not.toBe(first?.address)
  })

  test('stays on the network of its reset, whatever was chosen before', async () => {
    const { on } = surface()
    let answer = (_: Response) => {}
    const asked = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const announcement = { register: vi.fn(), registerLate: vi.fn(), unregister: vi.fn() }
    const global = createSurface(on.store, on.requests, announcement, () => asked)
    const switching = global.switchNetwork('devnet')
    global.reset()
    answer(Response.json({ chain_id: 77 }))
    await expect(switching).rejects.toThrow('did not go to devnet')
    expect(on.store.get().network).toBe('local')
  })

  test('rejects what waits when it ends the connection, a connection that is asked for too', async () => {
    const { on, global } = surface()
    on.store.update({ connected: true })
    const connecting = on.wallet.features['aptos:connect'].connect()
    const signing = on.wallet.features['aptos:signMessage'].signMessage({ message: 'm', nonce: '1' })
    global.revoke()
    expect(global.approve()).toBe(false)
    expect(await Promise.all([connecting, signing])).toEqual([{ status: 'Rejected' }, { status: 'Rejected' }])
    expect(on.store.get().connected).toBe(false)
  })
})

import { describe, expect, it, vi } from 'vitest'
import type { WalletEntry, WalletKit } from '../../../src/core/index.js'
import {
  fakeAuthentication,
  pendingFeature,
  pendingServerCall,
  signedBy,
} from '../support/fake-authentication.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import {
  accountOf,
  addressOf,
  type FakeFeatures,
  fail,
  fakeWallet,
  type PendingCall,
} from '../support/fake-wallet.js'
import { connectTo, failureOf, settle, startWithPetra } from '../support/start-kit.js'

type Setting = NonNullable<Parameters<typeof startWithPetra>[0]>

/** Starts a kit with authentication and Petra, which has `aptos:signIn`. */
async function startLogin(
  authentication = fakeAuthentication(),
  setting: Setting = {},
  features: FakeFeatures = {},
) {
  const signIn = pendingFeature('signIn')
  const started = await startWithPetra(
    { autoConnect: false, authentication, ...setting },
    { ...signIn.features, ...features },
  )
  const getStatus = () => started.kit.getState().signInStatus
  return { ...started, authentication, signIns: signIn.calls, getStatus }
}

type Started = Awaited<ReturnType<typeof startLogin>>

/** Prepares the input, as an open modal does. */
async function prepare(kit: WalletKit) {
  kit.prepareSignIn()
  await settle()
}

/** Starts a kit with Petra logged in by one approval. */
async function startLoggedIn(...args: Parameters<typeof startLogin>) {
  const started = await startLogin(...args)
  const { kit, signIns } = started
  await prepare(kit)
  const result = kit.authenticate('Petra')
  signIns[0]?.resolve(signedBy(1))
  expect(await result).toEqual({ status: 'Approved', args: { address: addressOf(1) } })
  await settle()
  started.events.length = 0
  return started
}

/** Starts a kit that is connected to Petra, and not logged in. */
async function startConnected(...args: Parameters<typeof startLogin>) {
  const started = await startLogin(...args)
  await connectTo(started.kit, started.petra)
  started.events.length = 0
  return started
}

const loginEvents = (events: readonly { name: string; detail: unknown }[]) =>
  events.filter(({ name }) => name.startsWith('wallet-signed')).map(({ name }) => name)

/** The modal of a page. */
function createPrompt() {
  let isOpen = false
  const listeners = new Set<() => void>()
  const signInPrompt = {
    open: vi.fn(() => {
      isOpen = true
    }),
    isOpen: () => isOpen,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const close = () => {
    isOpen = false
    for (const listener of listeners) listener()
  }
  return { signInPrompt, listeners, close }
}

const approved = { status: 'Approved', args: { address: addressOf(1) } }

describe('without the option authentication', () => {
  it('has no login, and authenticate() and signOut() reject UNSUPPORTED', async () => {
    const { kit } = await startWithPetra()
    expect(kit.getState().signInStatus).toBe('none')
    await expect(kit.authenticate('Petra')).rejects.toMatchObject({ reason: 'UNSUPPORTED' })
    await expect(kit.signOut()).rejects.toMatchObject({ reason: 'UNSUPPORTED' })
  })
})

describe('authenticate() with one approval', () => {
  it.each([
    ['wrapped', (args: object) => ({ status: 'Approved', args })],
    ['bare', (args: object) => args],
  ])(
    'calls only aptos:signIn, in the task of the caller, and logs in with a %s response',
    async (_, wrap) => {
      const { kit, petra, signIns, authentication, events, getStatus } = await startLogin()
      await prepare(kit)
      const result = kit.authenticate('Petra')
      expect(signIns.map(({ args }) => args)).toEqual([[{ nonce: 'n0nce001' }]])
      await settle()
      expect(getStatus()).toBe('signing-in')
      signIns[0]?.resolve(wrap(signedBy(1)))
      expect(await result).toEqual(approved)
      expect(petra.connects).toEqual([])
      expect(authentication.verify.mock.calls).toEqual([[{ method: 'signIn', args: signedBy(1) }]])
      expect(kit.getState()).toMatchObject({
        status: 'connected',
        signInStatus: 'signed-in',
        address: addressOf(1),
      })
      expect(events.map(({ name }) => name)).toEqual(['wallet-connected', 'wallet-signed-in'])
      expect(events.at(-1)?.detail).toEqual({ address: addressOf(1) })
    },
  )

  it('uses each input once, and prepares the next one after a rejection', async () => {
    const { kit, signIns, authentication, getStatus } = await startLogin()
    await prepare(kit)
    const first = kit.authenticate('Petra')
    signIns[0]?.resolve({ status: 'Rejected' })
    expect(await first).toEqual({ status: 'Rejected' })
    await settle()
    expect(getStatus()).toBe('signed-out')
    kit.authenticate('Petra').catch(() => {})
    expect(signIns.map(({ args }) => args)).toEqual([[{ nonce: 'n0nce001' }], [{ nonce: 'n0nce002' }]])
    expect(authentication.verify).not.toHaveBeenCalled()
  })

  it('keeps the session and rejects with AUTHENTICATION_FAILED if the server rejects the login', async () => {
    const cause = new Error('401')
    const authentication = fakeAuthentication({ verify: () => Promise.reject(cause) })
    const { kit, signIns, events, getStatus } = await startLogin(authentication)
    await prepare(kit)
    const result = failureOf(kit.authenticate('Petra'))
    signIns[0]?.resolve(signedBy(1))
    expect(await result).toMatchObject({ reason: 'AUTHENTICATION_FAILED', cause })
    expect(kit.isConnected()).toBe(true)
    expect(getStatus()).toBe('signed-out')
    expect(events.map(({ name }) => name)).toEqual(['wallet-connected', 'wallet-error'])
  })

  it.each([
    ['no account', { ...signedBy(1), account: null }],
    ['no signature', { ...signedBy(1), signature: undefined }],
    ['the signature of another account', signedBy(1, {}, 2)],
    ['no signed fields', { ...signedBy(1), input: undefined }],
  ])('does not connect if the wallet returns %s', async (_, response) => {
    const { kit, signIns, authentication } = await startLogin()
    await prepare(kit)
    const result = failureOf(kit.authenticate('Petra'))
    signIns[0]?.resolve(response)
    expect(await result).toMatchObject({ reason: 'BAD_WALLET_DATA' })
    expect(kit.isConnected()).toBe(false)
    expect(authentication.verify).not.toHaveBeenCalled()
  })

  it('calls the wallet once if the server rejects at once', async () => {
    const { kit, signIns, authentication } = await startLogin(fakeAuthentication({ verify: fail }))
    await prepare(kit)
    const result = failureOf(kit.authenticate('Petra'))
    signIns[0]?.resolve(signedBy(1))
    await settle()
    expect([signIns.length, authentication.prepare.mock.calls.length]).toEqual([1, 2])
    expect(await result).toMatchObject({ reason: 'AUTHENTICATION_FAILED' })
  })

  it('is verifying while it waits for the server', async () => {
    const { call } = pendingServerCall()
    const { kit, signIns, getStatus } = await startLogin(fakeAuthentication({ verify: call }))
    await prepare(kit)
    kit.authenticate('Petra')
    signIns[0]?.resolve(signedBy(1))
    await settle()
    expect(getStatus()).toBe('signing-in')
    expect(kit.getConnection().session?.signIn?.status).toBe('verifying')
  })

  it('joins the sign-in that is pending', async () => {
    const { kit, signIns } = await startLogin()
    await prepare(kit)
    const calls = [kit.authenticate('Petra'), kit.authenticate('Petra')]
    signIns[0]?.resolve(signedBy(1))
    expect(await Promise.all(calls)).toEqual([approved, approved])
    expect(signIns).toHaveLength(1)
  })

  it('sends nothing to the server if the wallet is removed when it has connected', async () => {
    const { kit, signIns, authentication } = await startLogin()
    await prepare(kit)
    kit.on('wallet-connected', kit.forceDisconnect)
    const result = kit.authenticate('Petra')
    signIns[0]?.resolve(signedBy(1))
    expect(await result).toEqual({ status: 'Rejected' })
    await settle()
    expect(authentication.verify).not.toHaveBeenCalled()
  })

  it('changes nothing in the state when the server is called', async () => {
    const { call, calls } = pendingServerCall()
    const { kit, signIns } = await startLogin(fakeAuthentication({ verify: call }))
    await prepare(kit)
    let connectedState: unknown
    kit.on('wallet-connected', () => {
      connectedState = kit.getState()
    })
    kit.authenticate('Petra')
    signIns[0]?.resolve(signedBy(1))
    await settle()
    expect(calls).toHaveLength(1)
    expect(kit.getState()).toBe(connectedState)
  })

  it('ends if the page disconnects while the server verifies', async () => {
    const verification = pendingServerCall()
    const { kit, signIns, authentication } = await startLogin(
      fakeAuthentication({ verify: verification.call }),
    )
    await prepare(kit)
    const result = kit.authenticate('Petra')
    signIns[0]?.resolve(signedBy(1))
    await settle()
    await kit.disconnect()
    expect(await result).toEqual({ status: 'Rejected' })
    // The logout waits for the login, which would outlive it.
    expect(authentication.signOut).not.toHaveBeenCalled()
    verification.calls[0]?.resolve(undefined)
    await settle()
    expect(authentication.signOut).toHaveBeenCalledOnce()
    expect(kit.getState().signInStatus).toBe('signed-out')
  })
})

describe('authenticate() with two approvals', () => {
  it('connects, then signs, if no input is ready', async () => {
    const { kit, petra, signIns } = await startLogin()
    const result = kit.authenticate('Petra')
    expect(petra.connects).toHaveLength(1)
    petra.approve()
    await settle()
    expect(signIns).toHaveLength(1)
    signIns[0]?.resolve(signedBy(1))
    expect(await result).toEqual(approved)
    expect(petra.connects).toHaveLength(1)
  })

  it('signs the statement as a message if the wallet lacks aptos:signIn', async () => {
    const signMessage = pendingFeature('signMessage')
    const features = { 'aptos:signIn': undefined, ...signMessage.features }
    const { kit, petra, authentication } = await startLogin(undefined, {}, features)
    await prepare(kit)
    const result = kit.authenticate('Petra')
    petra.approve()
    await settle()
    const message = `Log in ${addressOf(1)}`
    expect(signMessage.calls.map(({ args }) => args)).toEqual([
      [{ message, nonce: 'n0nce001', application: true }],
    ])
    signMessage.calls[0]?.resolve({ fullMessage: 'APTOS', signature: '0x01', message, nonce: 'n0nce001' })
    expect(await result).toEqual(approved)
    const { publicKey } = accountOf(1)
    expect(authentication.verify.mock.calls[0]?.[0]).toMatchObject({
      method: 'signMessage',
      args: { fullMessage: 'APTOS', signature: '0x01', publicKey, input: { address: addressOf(1) } },
    })
  })

  it.each([
    ['the network of the wallet', {}, { network: 'mainnet', chainId: 1 }],
    ['no network', { 'aptos:network': undefined }, { network: '', chainId: null }],
  ])('binds the statement to the account and to %s', async (_, feature, network) => {
    const features = { 'aptos:signIn': undefined, ...pendingFeature('signMessage').features, ...feature }
    const { kit, authentication } = await startConnected(undefined, {}, features)
    await prepare(kit)
    kit.authenticate().catch(() => {})
    const account = { ...accountOf(1), ansName: null, ...network }
    expect(authentication.createStatement.mock.calls).toEqual([[{ nonce: 'n0nce001' }, account]])
  })

  it('rejects with BAD_WALLET_DATA if the signed message cannot be read', async () => {
    const signMessage = pendingFeature('signMessage')
    const features = { 'aptos:signIn': undefined, ...signMessage.features }
    const { kit } = await startConnected(undefined, {}, features)
    await prepare(kit)
    const result = failureOf(kit.authenticate())
    signMessage.calls[0]?.resolve(Object.defineProperty({}, 'signature', { get: fail, enumerable: true }))
    const message = expect.stringContaining('signature')
    expect(await result).toMatchObject({ reason: 'BAD_WALLET_DATA', wallet: 'Petra', message })
  })

  it('rejects with AUTHENTICATION_FAILED if the page throws instead of creating the message', async () => {
    const cause = new TypeError('no domain')
    const authentication = fakeAuthentication({
      createStatement() {
        throw cause
      },
    })
    const { kit, events } = await startConnected(authentication, {}, { 'aptos:signIn': undefined })
    await prepare(kit)
    const error = await failureOf(kit.authenticate())
    expect(error).toMatchObject({ reason: 'AUTHENTICATION_FAILED', cause })
    expect(events).toEqual([{ name: 'wallet-error', detail: error }])
  })

  it('rejects with UNSUPPORTED if the wallet lacks a feature that the page needs', async () => {
    const authentication = { ...fakeAuthentication(), createStatement: undefined } as never
    const { kit } = await startConnected(authentication, {}, { 'aptos:signIn': undefined })
    await expect(kit.authenticate()).rejects.toMatchObject({ reason: 'UNSUPPORTED' })
  })

  it('opens no modal after the user has rejected the connection', async () => {
    const { signInPrompt } = createPrompt()
    const { kit, petra } = await startLogin(undefined, { surroundings: { signInPrompt } })
    const result = kit.authenticate('Petra')
    petra.refuse()
    await settle()
    expect(signInPrompt.open).not.toHaveBeenCalled()
    expect(await result).toEqual({ status: 'Rejected' })
  })

  it.each(['attempt', 'sign-in'])(
    'rejects with no error of an earlier %s when the modal is closed',
    async (step) => {
      const { signInPrompt, close } = createPrompt()
      const { kit, petra, signIns, authentication } = await startLogin(undefined, {
        surroundings: { signInPrompt },
      })
      failureOf(kit.connect('Petra'))
      petra.fail(new Error('locked'))
      await settle()
      if (step === 'sign-in') {
        await connectTo(kit, petra)
        await prepare(kit)
        const failure = failureOf(kit.authenticate())
        authentication.prepare.mockRejectedValue(new Error('offline'))
        signIns[0]?.reject(new Error('locked'))
        await settle()
        close()
        await failure
      }
      const result = kit.authenticate()
      expect(signInPrompt.open).toHaveBeenCalledOnce()
      close()
      expect(await result).toEqual({ status: 'Rejected' })
    },
  )

  it('rejects with no earlier error if another sign-in has begun in the modal that is then closed', async () => {
    const { signInPrompt, close } = createPrompt()
    const nightly = fakeWallet('Nightly')
    const setting = { surroundings: { signInPrompt }, wallets: [nightly] }
    const { kit, authentication } = await startConnected(undefined, setting)
    failureOf(kit.connect('Nightly'))
    nightly.fail(new Error('locked'))
    authentication.prepare.mockRejectedValueOnce(new Error('offline'))
    await prepare(kit)
    const result = kit.authenticate()
    authentication.prepare.mockImplementation(pendingServerCall().call)
    kit.connectAndSignIn(kit.getState().wallet as WalletEntry)
    close()
    expect(await result).toEqual({ status: 'Rejected' })
  })

  it('opens the modal for the second prompt, which needs a click of its own, and waits until it is closed', async () => {
    const { signInPrompt, listeners, close } = createPrompt()
    const { kit, petra, signIns } = await startLogin(undefined, { surroundings: { signInPrompt } })
    const result = kit.authenticate('Petra')
    petra.approve()
    await settle()
    expect(signInPrompt.open).toHaveBeenCalledOnce()
    expect(signIns).toEqual([])
    close()
    expect(await result).toEqual({ status: 'Rejected' })
    expect(listeners.size).toBe(0)
    kit.authenticate().catch(() => {})
    expect(signIns).toHaveLength(1) // The input is ready now.
    expect(signInPrompt.open).toHaveBeenCalledOnce()
  })
})

describe('authenticate() without a connected wallet', () => {
  it('rejects if no wallet is named, and the user cannot choose one', async () => {
    const { kit, authentication } = await startLogin()
    const message = expect.stringContaining('preferredWallet')
    await expect(kit.authenticate()).rejects.toMatchObject({ reason: 'WALLET_NOT_FOUND', message })
    expect(authentication.prepare).not.toHaveBeenCalled()
  })
})

describe('authenticate() with another wallet than the connected one', () => {
  it.each(['name', 'entry'])('connects that wallet by its %s, and logs in with it', async (by) => {
    const signIn = pendingFeature('signIn')
    const { kit, signIns } = await startConnected(undefined, {
      wallets: [fakeWallet('Nightly', signIn.features)],
    })
    await prepare(kit)
    const entry = kit.getState().installed_wallets.find(({ name }) => name === 'Nightly')
    const result = kit.authenticate(by === 'name' ? 'Nightly' : entry)
    expect([signIn.calls.length, signIns.length]).toEqual([1, 0])
    signIn.calls[0]?.resolve(signedBy(2))
    expect(await result).toEqual({ status: 'Approved', args: { address: addressOf(2) } })
    expect(kit.getState().wallet?.name).toBe('Nightly')
  })
})

describe('authenticate() with the connected wallet', () => {
  it.each([
    ['is logged in', addressOf(1), 0],
    ['is not logged in', null, 1],
  ])('waits for the response of the server on load: the user %s', async (_, address, count) => {
    const sessions = pendingServerCall()
    const authentication = fakeAuthentication({ getSession: sessions.call })
    const { kit, signIns } = await startConnected(authentication)
    const result = kit.authenticate()
    sessions.calls[0]?.resolve(address)
    await settle()
    expect(signIns).toHaveLength(count)
    signIns[0]?.resolve(signedBy(1))
    expect(await result).toEqual(approved)
  })

  it('waits for the response of the server also after it has connected the wallet', async () => {
    const sessions = pendingServerCall()
    const { kit, petra, signIns } = await startLogin(fakeAuthentication({ getSession: sessions.call }))
    const result = kit.authenticate('Petra')
    petra.approve()
    await settle()
    sessions.calls[0]?.resolve(addressOf(1))
    expect(await result).toEqual(approved)
    expect(signIns).toEqual([])
  })

  it('ends if the user disconnects while it waits for the server', async () => {
    const { signInPrompt } = createPrompt()
    const sessions = pendingServerCall()
    const authentication = fakeAuthentication({ getSession: sessions.call })
    const { kit } = await startConnected(authentication, { surroundings: { signInPrompt } })
    const result = kit.authenticate()
    kit.forceDisconnect()
    sessions.calls[0]?.resolve(null)
    expect(await result).toEqual({ status: 'Rejected' })
    expect(signInPrompt.open).not.toHaveBeenCalled()
  })

  it('does not wait for a server that a stopped kit does not call', async () => {
    const { kit, petra, stop } = await startWithPetra({ autoConnect: false })
    await connectTo(kit, petra)
    stop()
    kit.configure({ authentication: fakeAuthentication({ prepare: async () => Promise.reject('offline') }) })
    expect(await failureOf(kit.authenticate())).toMatchObject({ reason: 'AUTHENTICATION_FAILED' })
  })

  it('takes an empty name for none', async () => {
    const { kit, signIns } = await startConnected(undefined, { preferredWallet: 'Nightly' })
    await prepare(kit)
    const result = kit.authenticate('')
    signIns[0]?.resolve(signedBy(1))
    expect(await result).toEqual(approved)
  })

  it('calls the wallet in the task of the caller, and keeps the session', async () => {
    const { kit, petra, signIns, events } = await startConnected()
    await prepare(kit)
    const result = kit.authenticate()
    expect(signIns).toHaveLength(1)
    signIns[0]?.resolve(signedBy(1))
    expect(await result).toEqual(approved)
    expect(petra.connects).toHaveLength(1)
    await settle()
    expect(events.map(({ name }) => name)).toEqual(['wallet-signed-in'])
    expect(await kit.authenticate()).toEqual(approved)
    expect(signIns).toHaveLength(1)
  })

  it.each<[string, (call?: PendingCall) => void, outcome: object, eventNames: readonly string[]]>([
    ['a rejection', (call) => call?.resolve({ status: 'Rejected' }), { status: 'Rejected' }, []],
    ['an error', (call) => call?.reject(new Error('locked')), { reason: 'WALLET_FAILED' }, ['wallet-error']],
  ])('settles after %s, and uses a new input then', async (_, respond, outcome, eventNames) => {
    const { kit, signIns, events, getStatus } = await startConnected()
    await prepare(kit)
    const result = kit.authenticate().catch((error) => error)
    respond(signIns[0])
    expect(await result).toMatchObject(outcome)
    await settle()
    expect(events.map(({ name }) => name)).toEqual(eventNames)
    expect(getStatus()).toBe('signed-out')
    expect(kit.isConnected()).toBe(true)
    kit.authenticate().catch(() => {})
    expect(signIns.map(({ args }) => args)).toEqual([[{ nonce: 'n0nce001' }], [{ nonce: 'n0nce002' }]])
  })

  it('sends nothing to the server if another account signed than the connected one', async () => {
    const { kit, signIns, authentication } = await startConnected()
    await prepare(kit)
    const result = failureOf(kit.authenticate())
    signIns[0]?.resolve(signedBy(2))
    expect(await result).toMatchObject({ reason: 'BAD_WALLET_DATA' })
    expect(authentication.verify).not.toHaveBeenCalled()
    expect(kit.getState()).toMatchObject({ signInStatus: 'signed-out', address: addressOf(1) })
  })

  it('sends the address that was compared, even if the wallet changes its response', async () => {
    const { kit, signIns, authentication } = await startConnected()
    await prepare(kit)
    const result = kit.authenticate()
    const response = signedBy(1)
    let readCount = 0
    const input = {
      get address() {
        return addressOf(readCount++ ? 2 : 1)
      },
    }
    signIns[0]?.resolve({ ...response, input })
    expect(await result).toEqual(approved)
    expect(authentication.verify).toHaveBeenCalledWith({
      method: 'signIn',
      args: { ...response, input: { address: addressOf(1) } },
    })
  })

  it('sends the address that was compared, even if the signed fields convert to others as JSON', async () => {
    const { kit, signIns, authentication } = await startConnected()
    await prepare(kit)
    const result = failureOf(kit.authenticate())
    const input = { address: addressOf(1), toJSON: () => ({ address: addressOf(2) }) }
    signIns[0]?.resolve({ ...signedBy(1), input })
    expect(await result).toMatchObject({ reason: 'BAD_WALLET_DATA' })
    expect(authentication.verify).not.toHaveBeenCalled()
  })

  it('goes on if the wallet reports the name of the same account', async () => {
    const { kit, petra, signIns } = await startConnected()
    await prepare(kit)
    const result = kit.authenticate()
    petra.changeAccount({ ...accountOf(1), ansName: 'one.apt' })
    signIns[0]?.resolve(signedBy(1))
    expect(await result).toEqual(approved)
  })

  it('prepares another input at once if the account changes while the wallet prompts', async () => {
    const { kit, petra, getStatus } = await startConnected()
    await prepare(kit)
    kit.authenticate()
    await settle()
    petra.changeAccount(accountOf(2))
    await settle()
    expect(getStatus()).toBe('signed-out')
    expect(kit.getConnection().login?.input).toEqual({ nonce: 'n0nce002' })
  })

  it('drops the response of a wallet whose account has changed since', async () => {
    const { kit, petra, signIns, authentication, getStatus } = await startConnected()
    await prepare(kit)
    const result = kit.authenticate()
    petra.changeAccount(accountOf(2))
    signIns[0]?.resolve(signedBy(1))
    expect(await result).toEqual({ status: 'Rejected' })
    expect(authentication.verify).not.toHaveBeenCalled()
    expect(getStatus()).toBe('signed-out')
  })

  it('requests the session again if the account changes while the server verifies', async () => {
    const verification = pendingServerCall()
    const authentication = fakeAuthentication({ verify: verification.call })
    const { kit, petra, signIns, getStatus } = await startConnected(authentication)
    await prepare(kit)
    kit.authenticate().catch(() => {})
    signIns[0]?.resolve(signedBy(1))
    await settle()
    petra.changeAccount(accountOf(2))
    authentication.getSession.mockResolvedValue(addressOf(1))
    verification.calls[0]?.resolve(undefined)
    await settle()
    expect(getStatus()).toBe('signed-out')
    petra.changeAccount(accountOf(1))
    expect(getStatus()).toBe('signed-in')
  })

  it('drops the response of a session that has ended', async () => {
    const { kit, signIns, authentication, events } = await startConnected()
    await prepare(kit)
    const result = kit.authenticate()
    await kit.disconnect()
    expect(await result).toEqual({ status: 'Rejected' })
    signIns[0]?.resolve(signedBy(1))
    await settle()
    expect(authentication.verify).not.toHaveBeenCalled()
    expect(events.map(({ name }) => name)).toEqual(['wallet-disconnected'])
  })
})

describe('a login whose response is lost', () => {
  it('is not shown as the login before it', async () => {
    const { kit, petra, signIns, authentication, getStatus } = await startLoggedIn()
    petra.changeAccount(accountOf(2))
    await prepare(kit)
    authentication.verify.mockRejectedValueOnce(new Error('timeout'))
    authentication.getSession.mockResolvedValue(addressOf(2)) // The login has succeeded on the server.
    const result = failureOf(kit.authenticate())
    signIns.at(-1)?.resolve(signedBy(2))
    expect(await result).toMatchObject({ reason: 'AUTHENTICATION_FAILED' })
    await settle()
    expect(getStatus()).toBe('signed-in')
    petra.changeAccount(accountOf(1))
    expect(getStatus()).toBe('signed-out')
  })
})

describe('prepare()', () => {
  it('keeps the object of the state when the server issues an input, which no field shows', async () => {
    const { kit } = await startLogin()
    const state = kit.getState()
    await prepare(kit)
    expect(kit.getConnection().login?.input).toBeDefined()
    expect(kit.getState()).toBe(state)
  })

  it('is called when the modal requests an input, and not while it or a wallet is busy', async () => {
    const { kit, authentication } = await startLogin()
    expect(authentication.prepare).not.toHaveBeenCalled()
    kit.prepareSignIn()
    await prepare(kit)
    expect(authentication.prepare).toHaveBeenCalledTimes(1)
    kit.prepareSignIn()
    expect(kit.getConnection().login).toMatchObject({ input: undefined, isPreparing: true })
    await settle()
    expect(kit.getConnection().login?.input).toEqual({ nonce: 'n0nce002' })
    kit.authenticate('Petra').catch(() => {})
    await prepare(kit)
    expect(authentication.prepare).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['rejects', () => Promise.reject(new Error('500'))],
    ['throws', fail],
  ])('fails the sign-in of the session if it %s, and can be called again', async (_, prepareInput) => {
    const authentication = fakeAuthentication()
    authentication.prepare.mockImplementationOnce(prepareInput)
    const { kit, events } = await startConnected(authentication)
    await prepare(kit)
    expect(kit.getConnection().session?.signIn).toMatchObject({ error: { reason: 'AUTHENTICATION_FAILED' } })
    expect(events.map(({ name }) => name)).toEqual(['wallet-error'])
    await prepare(kit)
    expect(kit.getConnection().login?.input).toEqual({ nonce: 'n0nce001' })
  })
})

describe('signInStatus on load', () => {
  const remembered = () => fakeStorage({ [keys.walletName]: 'Petra' })
  const restoring = { autoConnect: true } as const

  it('restores login and wallet without a prompt, and without an event', async () => {
    const session = pendingServerCall()
    const authentication = fakeAuthentication({ getSession: session.call })
    const { kit, petra, signIns, events, getStatus } = await startLogin(authentication, {
      ...restoring,
      storage: remembered(),
    })
    expect(petra.connects.map(({ args }) => args)).toEqual([[true]])
    // A server returns the address in any form.
    session.calls[0]?.resolve(addressOf(1).replace(/^0x0+/, '0x').toUpperCase().replace('X', 'x'))
    await settle()
    expect(getStatus()).toBe('restoring')
    petra.approve()
    await settle()
    expect(getStatus()).toBe('signed-in')
    expect(signIns).toEqual([])
    expect(loginEvents(events)).toEqual([])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(kit.getState().status).toBe('connected')
  })

  it('is restoring until the server has responded, even without a wallet', async () => {
    const session = pendingServerCall()
    const { getStatus } = await startLogin(fakeAuthentication({ getSession: session.call }))
    expect(getStatus()).toBe('restoring')
    session.calls[0]?.resolve(addressOf(1))
    await settle()
    expect(getStatus()).toBe('signed-out') // No wallet is going to be connected.
  })

  it('calls getSession() once', async () => {
    const { page, authentication } = await startLogin()
    page.show({ isFromCache: false })
    await settle()
    expect(authentication.getSession).toHaveBeenCalledOnce()
  })

  it('is not requested before the page is ready', async () => {
    const ready = pendingServerCall()
    const { kit, authentication } = await startLogin(undefined, {
      authentication: undefined,
      ready: ready.call(),
    })
    kit.configure({ authentication })
    await settle()
    expect(authentication.getSession).not.toHaveBeenCalled()
    ready.calls[0]?.resolve(undefined)
    await settle()
    expect(authentication.getSession).toHaveBeenCalledOnce()
  })

  it('is signed-out with the login of another account', async () => {
    const authentication = fakeAuthentication({ getSession: async () => addressOf(2) })
    const { petra, getStatus } = await startLogin(authentication, { ...restoring, storage: remembered() })
    petra.approve()
    await settle()
    expect(getStatus()).toBe('signed-out')
  })

  it.each([
    ['rejects', () => Promise.reject(new Error('500'))],
    ['returns no address', async () => 'Alice'],
  ])(
    'is signed-out if getSession() %s, which is called again when the tab becomes visible',
    async (_, getSession) => {
      const authentication = fakeAuthentication()
      authentication.getSession.mockImplementationOnce(getSession)
      const { petra, page, events, getStatus } = await startLogin(authentication, {
        ...restoring,
        storage: remembered(),
      })
      petra.approve()
      await settle()
      expect(getStatus()).toBe('signed-out')
      expect(events.filter(({ name }) => name === 'wallet-error')).toMatchObject([
        { detail: { reason: 'AUTHENTICATION_FAILED' } },
      ])
      authentication.getSession.mockResolvedValue(addressOf(1))
      page.setHidden(true)
      page.setHidden(false)
      await settle()
      expect(getStatus()).toBe('signed-in')
    },
  )

  it('does not sign in if the page connects automatically', async () => {
    const { petra, signIns, getStatus } = await startLogin(undefined, {
      ...restoring,
      preferredWallet: 'Petra',
    })
    petra.approve()
    await settle()
    expect(getStatus()).toBe('signed-out')
    expect(signIns).toEqual([])
  })

  it('follows the option when it is set later, and when it is removed', async () => {
    const { kit, petra } = await startWithPetra({ autoConnect: false })
    await connectTo(kit, petra)
    const authentication = fakeAuthentication({ getSession: async () => addressOf(1) })
    kit.configure({ authentication })
    expect(kit.getState().signInStatus).toBe('restoring')
    await settle()
    expect(kit.getState().signInStatus).toBe('signed-in')
    kit.configure({ authentication: { ...authentication } })
    expect(kit.getState().signInStatus).toBe('signed-in') // Another object with each render of a React component.
    kit.configure({ authentication: undefined })
    expect(kit.getState().signInStatus).toBe('none')
  })
})

describe('the option authentication, if it is set after the kit has stopped', () => {
  it('is not called', async () => {
    const { kit, stop } = await startWithPetra({ autoConnect: false })
    stop()
    const authentication = fakeAuthentication()
    kit.configure({ authentication })
    await settle()
    expect(authentication.getSession).not.toHaveBeenCalled()
  })
})

describe('the option authentication, if it is removed', () => {
  it.each<[string, (call?: PendingCall) => void]>([
    ['resolves', (call) => call?.resolve({ nonce: 'n0nce001' })],
    ['rejects', (call) => call?.reject(new Error('offline'))],
  ])('ends authenticate() without an error, if the pending prepare() then %s', async (_, end) => {
    const { call, calls } = pendingServerCall()
    const { kit } = await startConnected(fakeAuthentication({ prepare: call }))
    const result = kit.authenticate()
    await settle()
    kit.configure({ authentication: undefined })
    end(calls[0])
    expect(await result).toEqual({ status: 'Rejected' })
  })

  it.each([
    ['connects and signs', startLogin],
    ['signs', startConnected],
  ])(
    'drops what a wallet that %s has signed for the server before it, even if it is set again',
    async (_, start) => {
      const { kit, signIns, authentication } = await start()
      await prepare(kit)
      kit.authenticate('Petra')
      await settle()
      const second = fakeAuthentication()
      kit.configure({ authentication: undefined })
      kit.configure({ authentication: second })
      signIns[0]?.resolve(signedBy(1))
      await settle()
      expect(kit.isConnected()).toBe(true)
      expect(authentication.verify).not.toHaveBeenCalled()
      expect(second.verify).not.toHaveBeenCalled()
    },
  )
})

describe('logout', () => {
  it('by signOut() ends the login on the server, and leaves the wallet connected', async () => {
    const { kit, authentication, events, getStatus } = await startLoggedIn()
    await kit.signOut()
    await settle()
    expect(authentication.signOut).toHaveBeenCalledOnce()
    expect(getStatus()).toBe('signed-out')
    expect(kit.isConnected()).toBe(true)
    expect(events).toEqual([{ name: 'wallet-signed-out', detail: { address: addressOf(1) } }])
  })

  it('rejects and keeps the login if the server rejects the request', async () => {
    const authentication = fakeAuthentication({ signOut: () => Promise.reject(new Error('500')) })
    const { kit, events, getStatus } = await startLoggedIn(authentication)
    authentication.getSession.mockResolvedValue(addressOf(1))
    await expect(kit.signOut()).rejects.toMatchObject({ reason: 'AUTHENTICATION_FAILED' })
    expect(getStatus()).toBe('signed-in')
    expect(events.map(({ name }) => name)).toEqual(['wallet-error'])
  })

  it.each<[string, (started: Started) => unknown]>([
    ['the page disconnects', ({ kit }) => kit.disconnect()],
    ['the user removes the wallet', ({ kit }) => kit.forceDisconnect()],
    ['the wallet disconnects', ({ petra }) => petra.changeAccount(null)],
  ])('happens when %s', async (_, act) => {
    const started = await startLoggedIn()
    await act(started)
    await settle()
    expect(started.authentication.signOut).toHaveBeenCalledOnce()
    expect(started.events.map(({ name }) => name)).toEqual(['wallet-disconnected', 'wallet-signed-out'])
    await connectTo(started.kit, started.petra)
    expect(started.getStatus()).toBe('signed-out')
  })

  it('that fails after a disconnect is reported, and the session is requested again', async () => {
    const authentication = fakeAuthentication({ signOut: () => Promise.reject(new Error('500')) })
    const { kit, petra, events, getStatus } = await startLoggedIn(authentication)
    authentication.getSession.mockResolvedValue(addressOf(1))
    await kit.disconnect()
    await settle()
    expect(events.map(({ name }) => name)).toContain('wallet-error')
    await connectTo(kit, petra)
    expect(getStatus()).toBe('signed-in')
  })

  it('is not the same as another account, which is not logged in', async () => {
    const { petra, authentication, events, getStatus } = await startLoggedIn()
    petra.changeAccount(accountOf(2))
    await settle()
    expect(getStatus()).toBe('signed-out')
    expect(authentication.signOut).not.toHaveBeenCalled()
    petra.changeAccount(accountOf(1))
    await settle()
    expect(getStatus()).toBe('signed-in')
    expect(loginEvents(events)).toEqual(['wallet-signed-out', 'wallet-signed-in'])
  })

  it('keeps the login while another wallet prompts, and ends it when that wallet is connected', async () => {
    const nightly = fakeWallet('Nightly')
    const { kit, authentication, getStatus } = await startLoggedIn(undefined, { wallets: [nightly] })
    kit.connect('Nightly')
    expect(getStatus()).toBe('signed-in')
    nightly.approve(accountOf(2))
    await settle()
    expect(getStatus()).toBe('signed-out')
    expect(authentication.signOut).not.toHaveBeenCalled()
  })
})

describe('an input that is ready', () => {
  it.each<[string, (started: Started) => unknown]>([
    ['a disconnect', ({ kit }) => kit.disconnect()],
    ['a logout', ({ kit }) => kit.signOut()],
    ['a login or logout in another tab', ({ page }) => page.hearFromOtherTab(keys.signedOut, null)],
  ])('is replaced after %s, with which its session on the server ends', async (_, end) => {
    const started = await startConnected()
    const { kit, authentication } = started
    await prepare(kit)
    const order: string[] = []
    authentication.signOut.mockImplementation(async () => void order.push('signOut'))
    authentication.prepare.mockImplementation(async () => {
      order.push('prepare')
      return { nonce: 'n0nce002' }
    })
    await end(started)
    await settle()
    expect(order.at(-1)).toBe('prepare')
    expect(kit.getConnection().login?.input).toEqual({ nonce: 'n0nce002' })
  })
})

describe('other tabs and kits', () => {
  it('follow a logout without a call of signOut()', async () => {
    const { page, storage, authentication, getStatus } = await startLoggedIn()
    storage.setItem(keys.signedOut, '1')
    page.hearFromOtherTab(keys.signedOut, '1')
    await settle()
    expect(getStatus()).toBe('signed-out')
    expect(authentication.signOut).not.toHaveBeenCalled()
  })

  it('request the session after a login in another tab', async () => {
    const { page, authentication, getStatus } = await startLoggedIn()
    // The user has switched the account there, has logged in, and has switched back.
    authentication.getSession.mockResolvedValue(addressOf(2))
    page.hearFromOtherTab(keys.signedOut, null)
    await settle()
    expect(getStatus()).toBe('signed-out')
  })

  it('get an event for each login and logout', async () => {
    const storage = fakeStorage()
    const setItem = vi.spyOn(storage, 'setItem')
    const { kit } = await startLoggedIn(undefined, { storage })
    const readChanges = () =>
      setItem.mock.calls.filter(([key]) => key === keys.signedOut).map(([, value]) => value)
    // A tab that reads the value between the two changes of a login stays logged in.
    expect([readChanges(), storage.content()[keys.signedOut]]).toEqual([[''], undefined])
    await kit.signOut()
    const time = expect.stringMatching(/^\d+$/)
    expect([readChanges(), storage.content()[keys.signedOut]]).toEqual([['', time], time])
  })

  it('follow a disconnect in another tab, which logs out', async () => {
    const { page, storage, authentication } = await startLoggedIn()
    storage.setItem(keys.disconnected, 'Petra')
    page.hearFromOtherTab(keys.disconnected, 'Petra')
    await settle()
    expect(authentication.signOut).not.toHaveBeenCalled()
  })

  it('do not show a login that another tab has replaced while the server responded', async () => {
    const sessions = pendingServerCall()
    const { page, authentication, getStatus } = await startLoggedIn()
    authentication.getSession.mockImplementation(sessions.call)
    page.setHidden(false)
    await settle()
    page.hearFromOtherTab(keys.signedOut, null)
    sessions.calls[0]?.resolve(addressOf(1)) // Requested before the change.
    await settle()
    sessions.calls[1]?.resolve(addressOf(2))
    await settle()
    expect(getStatus()).toBe('signed-out')
  })

  it('do not show a login that another tab has ended while the server responded', async () => {
    const sessions = pendingServerCall()
    const { page, storage, authentication, getStatus } = await startLoggedIn()
    authentication.getSession.mockImplementation(sessions.call)
    page.setHidden(false)
    await settle()
    storage.setItem(keys.signedOut, '1')
    page.hearFromOtherTab(keys.signedOut, '1')
    sessions.calls[0]?.resolve(addressOf(1)) // Requested before the change.
    await settle()
    sessions.calls[1]?.resolve(null)
    await settle()
    expect(getStatus()).toBe('signed-out')
  })

  it.each<[string, (started: Started) => unknown]>([
    [
      'a logout in another tab',
      ({ page, storage }) => {
        storage.setItem(keys.signedOut, '1')
        page.hearFromOtherTab(keys.signedOut, '1')
      },
    ],
    [
      'a disconnect, and the next connection',
      async ({ kit, petra }) => {
        await kit.disconnect()
        await connectTo(kit, petra)
      },
    ],
  ])('do not show for a moment a login from before %s', async (_, end) => {
    const sessions = pendingServerCall()
    const started = await startLoggedIn()
    const { page, authentication, getStatus, events } = started
    authentication.getSession.mockImplementation(sessions.call)
    page.setHidden(false)
    await settle()
    await end(started)
    sessions.calls[0]?.resolve(addressOf(1)) // Requested earlier.
    await settle()
    expect(getStatus()).toBe('signed-out')
    sessions.calls[1]?.resolve(null)
    await settle()
    expect(loginEvents(events)).toEqual(['wallet-signed-out'])
  })

  it('log out again if this tab has sent a login to the server when another tab disconnects', async () => {
    const verification = pendingServerCall()
    const authentication = fakeAuthentication({ verify: verification.call })
    const { kit, page, storage, signIns, getStatus } = await startConnected(authentication)
    await prepare(kit)
    kit.authenticate()
    signIns[0]?.resolve(signedBy(1))
    await settle()
    storage.setItem(keys.disconnected, 'Petra')
    page.hearFromOtherTab(keys.disconnected, 'Petra')
    await settle()
    expect(authentication.signOut).not.toHaveBeenCalled() // Not before the server has responded.
    verification.calls[0]?.resolve(undefined)
    await settle()
    expect(authentication.signOut).toHaveBeenCalledOnce()
    expect(getStatus()).toBe('signed-out')
  })

  it('stay logged in if the wallet of this tab unregisters while the server verifies', async () => {
    const verification = pendingServerCall()
    const signIn = pendingFeature('signIn')
    const nightly = fakeWallet('Nightly', signIn.features)
    const authentication = fakeAuthentication({ verify: verification.call })
    const { kit, page, storage } = await startLogin(authentication)
    const unregister = page.register(nightly)
    await prepare(kit)
    kit.authenticate('Nightly')
    signIn.calls[0]?.resolve(signedBy(2))
    await settle()
    unregister()
    verification.calls[0]?.resolve(undefined)
    await settle()
    expect(kit.isConnected()).toBe(false)
    expect(authentication.signOut).not.toHaveBeenCalled()
    expect(storage.getItem(keys.signedOut)).toBeNull()
  })

  it('request the session again on a return from the bfcache', async () => {
    const { page, getStatus } = await startLoggedIn()
    page.show({ isFromCache: true })
    await settle()
    expect(getStatus()).toBe('signed-out')
  })

  it('keep a login that is known if the server does not respond', async () => {
    const { page, authentication, getStatus } = await startLoggedIn()
    authentication.getSession.mockRejectedValue(new Error('offline'))
    page.setHidden(false)
    await settle()
    expect(getStatus()).toBe('signed-in')
  })
})

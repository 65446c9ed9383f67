import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { KitWithModals } from '../../src/ui/modal/kit-with-modals.js'
import { uiText } from '../support/strings.js'
import {
  fakeAuthentication,
  pendingFeature,
  pendingServerCall,
  signedBy,
} from '../unit/support/fake-authentication.js'
import { accountOf, type FakeFeatures, fakeWallet } from '../unit/support/fake-wallet.js'
import {
  advanceTime,
  click,
  getButton,
  getHeading,
  getStatuses,
  perform,
  renderUi,
} from './support/render-ui.js'

const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

const isOpen = (dialog: HTMLDialogElement) => !dialog.inert
const getKind = () => document.querySelector('section')?.getAttribute('part')
const isDisabled = (name: string) => (getButton(name) as HTMLButtonElement).disabled

/** Renders a page with authentication and Petra, which has `aptos:signIn`. */
async function renderLogin(authentication = fakeAuthentication(), features: FakeFeatures = {}) {
  const signIn = pendingFeature('signIn')
  const petra = fakeWallet('Petra', { ...signIn.features, ...features })
  const rendered = await renderUi({ authentication, autoConnect: false }, petra)
  const respond = (response: unknown) => perform(() => signIn.calls.at(-1)?.resolve(response))
  return { ...rendered, petra, authentication, signIns: signIn.calls, respond }
}

/** Renders the open modal of a user whose wallet is connected. */
async function renderSignInView(...args: Parameters<typeof renderLogin>) {
  const rendered = await renderLogin(...args)
  await perform(() => {
    rendered.kit.connect('Petra')
    rendered.petra.approve()
  })
  await advanceTime(100) // The connection is announced.
  await click('button', /connected/)
  return rendered
}

/** Adds a lazy wallet to the options. Returns the function that loads it. */
function setLazyWallet({ controls }: KitWithModals) {
  const load = vi.fn(async () => {})
  controls.configure({ lazyWallets: [{ name: 'Lazy', icon: '', load }] })
  return load
}

/** Renders the open modal with a lazy wallet, which has `aptos:signIn`, and is loading. */
async function renderLazyLogin() {
  const { ui, page } = await renderLogin()
  const signIn = pendingFeature('signIn')
  const lazy = fakeWallet('Lazy', signIn.features)
  const loading = pendingServerCall()
  ui.controls.configure({ lazyWallets: [{ name: 'Lazy', icon: '', load: loading.call }] })
  await click('button', 'Wallet Connect')
  const load = () =>
    perform(() => {
      page.register(lazy)
      loading.calls[0]?.resolve(undefined)
    })
  return { lazy, signIns: signIn.calls, load }
}

describe('connect modal with authentication', () => {
  it('logs in with one approval, and closes', async () => {
    const { petra, signIns, respond, dialog, kit } = await renderLogin()
    await click('button', 'Wallet Connect')
    await click('button', 'Petra')
    expect(getKind()).toBe('panel connecting')
    expect([signIns.length, petra.connects.length]).toEqual([1, 0])
    await respond(signedBy(1))
    expect(isOpen(dialog)).toBe(false)
    expect(kit.getState().signInStatus).toBe('signed-in')
    await click('button', /connected/)
    getButton('Copy Address')
  })

  it('waits for a click on the only wallet of a phone, which then logs in with one approval', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android)
    const { petra, signIns, respond, kit } = await renderLogin()
    await click('button', 'Wallet Connect')
    expect([signIns.length, petra.connects.length]).toEqual([0, 0])
    await click('button', 'Petra')
    await respond(signedBy(1))
    expect(kit.getState().signInStatus).toBe('signed-in')
    expect([signIns.length, petra.connects.length]).toEqual([1, 0])
  })

  it('connects at once to the only wallet of a phone if that needs two prompts anyway', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android)
    const { petra } = await renderLogin(fakeAuthentication(), { 'aptos:signIn': undefined })
    await click('button', 'Wallet Connect')
    expect(petra.connects).toHaveLength(1)
  })

  it('logs in with one approval of a lazy wallet that the modal has loaded', async () => {
    const { lazy, signIns, load } = await renderLazyLogin()
    await load()
    await click('button', 'Lazy')
    expect([signIns.length, lazy.connects.length]).toEqual([1, 0])
  })

  it('connects to a lazy wallet that is still loading, then shows the sign-in view', async () => {
    const { lazy, signIns, load } = await renderLazyLogin()
    await click('button', 'Lazy')
    await load()
    await perform(() => lazy.approve())
    expect(getKind()).toBe('panel sign-in')
    expect([signIns.length, lazy.connects.length]).toEqual([0, 1])
  })

  it('calls the server only when it opens', async () => {
    const { authentication } = await renderLogin()
    expect(authentication.prepare).not.toHaveBeenCalled()
    await click('button', 'Wallet Connect')
    expect(authentication.prepare).toHaveBeenCalledOnce()
  })

  it('connects if no input is ready, then shows the sign-in view, whose button waits for the input', async () => {
    const preparation = pendingServerCall()
    const { petra, signIns, dialog, respond } = await renderLogin(
      fakeAuthentication({ prepare: preparation.call }),
    )
    await click('button', 'Wallet Connect')
    await click('button', 'Petra')
    await perform(() => petra.approve())
    getHeading(uiText('signInWith', 'Petra'))
    expect(getStatuses()).toEqual([uiText('signInText', 'Petra')])
    expect(isDisabled('Sign In')).toBe(true)
    await perform(() => preparation.calls[0]?.resolve({ nonce: 'n0nce001' }))
    expect(isDisabled('Sign In')).toBe(false)
    await click('button', 'Sign In')
    expect(signIns.map(({ args }) => args)).toEqual([[{ nonce: 'n0nce001' }]])
    expect(getStatuses()).toEqual([uiText('signInWith', 'Petra'), uiText('waiting', 'Petra')])
    await respond(signedBy(1))
    expect(isOpen(dialog)).toBe(false)
  })

  it('offers another try after a rejected approval, with a new input', async () => {
    const { signIns, respond } = await renderLogin()
    await click('button', 'Wallet Connect')
    await click('button', 'Petra')
    await respond({ status: 'Rejected' })
    expect(getStatuses()).toEqual([uiText('rejected', 'Petra')])
    await click('button', 'Try Again')
    expect(signIns.map(({ args }) => args)).toEqual([[{ nonce: 'n0nce001' }], [{ nonce: 'n0nce002' }]])
  })
})

describe('sign-in view', () => {
  it('opens for a connected user who is not logged in, and signs in', async () => {
    const { petra, respond, dialog } = await renderSignInView()
    expect(getKind()).toBe('panel sign-in')
    await click('button', 'Sign In')
    await respond(signedBy(1))
    expect(isOpen(dialog)).toBe(false)
    expect(petra.connects).toHaveLength(1)
  })

  it('is announced with its title and explanation when it opens', async () => {
    const { ui } = await renderSignInView()
    await advanceTime(100)
    const title = uiText('signInWith', 'Petra')
    expect(ui.getSnapshot().announcement).toBe(`${title}. ${uiText('signInText', 'Petra')}`)
  })

  it('opens only after the server has responded that the user is not logged in', async () => {
    const session = pendingServerCall()
    await renderSignInView(fakeAuthentication({ getSession: session.call }))
    expect(getButton('Disconnect')).toBeTruthy()
    await perform(() => session.calls[0]?.resolve(null))
    expect(getKind()).toBe('panel sign-in')
  })

  it('loads the lazy wallets of the list next to it', async () => {
    const { ui } = await renderSignInView()
    await perform(() => ui.actions.close())
    const load = setLazyWallet(ui)
    await perform(() => ui.actions.open())
    expect(getKind()).toBe('panel sign-in')
    expect(load).toHaveBeenCalledOnce()
  })

  it('loads the lazy wallets also when it replaces the account modal', async () => {
    const { ui, petra, respond } = await renderSignInView()
    await click('button', 'Sign In')
    await respond(signedBy(1))
    await click('button', /connected/)
    const load = setLazyWallet(ui)
    expect(load).not.toHaveBeenCalled()
    await perform(() => petra.changeAccount(accountOf(2)))
    expect(getKind()).toBe('panel sign-in')
    expect(load).toHaveBeenCalledOnce()
  })

  it('shows that the user rejected, and has a new input before the next try', async () => {
    const preparation = pendingServerCall()
    const authentication = fakeAuthentication()
    const { signIns, respond } = await renderSignInView(authentication)
    await click('button', 'Sign In')
    authentication.prepare.mockImplementationOnce(preparation.call)
    await respond({ status: 'Rejected' })
    expect(getKind()).toBe('panel failed rejected')
    expect(getStatuses()).toEqual([uiText('rejected', 'Petra')])
    expect(isDisabled('Try Again')).toBe(true)
    await perform(() => preparation.calls[0]?.resolve({ nonce: 'another1' }))
    await click('button', 'Try Again')
    expect(signIns.at(-1)?.args).toEqual([{ nonce: 'another1' }])
  })

  it('shows that the server rejected the login', async () => {
    const { respond, kit } = await renderSignInView(
      fakeAuthentication({ verify: () => Promise.reject(new Error('401')) }),
    )
    await click('button', 'Sign In')
    await respond(signedBy(1))
    expect(getStatuses()).toEqual([uiText('signInFailed')])
    expect(isDisabled('Try Again')).toBe(false)
    expect(kit.isConnected()).toBe(true)
  })

  it('shows that the server has issued no input, and requests one again', async () => {
    const authentication = fakeAuthentication()
    authentication.prepare.mockRejectedValueOnce(new Error('500'))
    const { signIns } = await renderSignInView(authentication)
    expect(getStatuses()).toEqual([uiText('signInFailed')])
    const preparation = pendingServerCall()
    authentication.prepare.mockImplementationOnce(preparation.call)
    await click('button', 'Try Again')
    expect(getKind()).toBe('panel sign-in')
    expect(getStatuses()).toEqual([uiText('signInText', 'Petra')])
    expect(isDisabled('Sign In')).toBe(true)
    await perform(() => preparation.calls[0]?.resolve({ nonce: 'n0nce002' }))
    expect(signIns).toEqual([])
    await click('button', 'Sign In')
    expect(signIns).toHaveLength(1)
  })

  it('shows the error again if the server issues no input again', async () => {
    const authentication = fakeAuthentication()
    authentication.prepare.mockRejectedValueOnce(new Error('500')).mockRejectedValueOnce(new Error('500'))
    await renderSignInView(authentication)
    await click('button', 'Try Again')
    expect(getStatuses()).toEqual([uiText('signInFailed')])
    expect(authentication.prepare).toHaveBeenCalledTimes(2)
  })

  it.each(['Cancel', 'Back'])('disconnects on %s, and shows the first view', async (name) => {
    const disconnect = vi.fn(async () => {})
    const { kit, authentication } = await renderSignInView(undefined, { 'aptos:disconnect': { disconnect } })
    await click('button', name)
    expect(kit.isConnected()).toBe(false)
    expect(disconnect).toHaveBeenCalledOnce()
    expect(authentication.signOut).toHaveBeenCalledOnce()
    expect(getKind()).toBe('panel default')
  })

  it('has a new input for the next wallet after Cancel, which logs out', async () => {
    const { signIns, respond, dialog } = await renderSignInView()
    await click('button', 'Cancel')
    await click('button', /^Petra/)
    expect(signIns.map(({ args }) => args)).toEqual([[{ nonce: 'n0nce002' }]])
    await respond(signedBy(1))
    expect(isOpen(dialog)).toBe(false)
  })

  it.each([
    ['lacks the feature', undefined],
    ['does not respond', { disconnect: () => new Promise(() => {}) }],
  ])('disconnects on Cancel also if the wallet %s', async (_, feature) => {
    const { kit } = await renderSignInView(undefined, { 'aptos:disconnect': feature })
    await click('button', 'Sign In')
    await click('button', 'Cancel')
    expect(kit.isConnected()).toBe(false)
  })

  it('disconnects on Cancel also while a silent attempt of the page is pending', async () => {
    const nightly = fakeWallet('Nightly')
    const { kit, page } = await renderSignInView()
    await perform(() => {
      page.register(nightly)
      kit.connect('Nightly', { silent: true }).catch(() => {})
    })
    expect(nightly.connects).toHaveLength(1)
    await click('button', 'Cancel')
    expect(kit.isConnected()).toBe(false)
  })

  it.each([
    ['connects', {}, 'panel connecting'],
    ['connects and signs in', pendingFeature('signIn').features, 'panel sign-in'],
  ])('returns from another wallet that %s to the connected one', async (_, features, expectedKind) => {
    const nightly = fakeWallet('Nightly', features)
    const { kit, page, signIns, respond, dialog } = await renderSignInView()
    await perform(() => page.register(nightly))
    await click('button', 'Nightly')
    expect(getStatuses()).toContain(uiText('connecting', 'Nightly'))
    await click('button', /^Petra/)
    expect(getKind()).toBe(expectedKind)
    expect(kit.getState().status).toBe('connected')
    if (signIns.length === 0) await click('button', 'Sign In') // The other wallet had the first input.
    await respond(signedBy(1))
    expect(isOpen(dialog)).toBe(false)
  })

  it('leaves the wallet connected when the modal is closed', async () => {
    const { kit, dialog } = await renderSignInView()
    await click('button', 'Close')
    expect([kit.isConnected(), isOpen(dialog)]).toEqual([true, false])
  })

  it('replaces the account modal when the login ends, which returns after the next login', async () => {
    const { kit, petra, respond } = await renderSignInView()
    await click('button', 'Sign In')
    await respond(signedBy(1))
    await click('button', /connected/)
    await perform(() => petra.changeAccount(accountOf(2)))
    expect(getKind()).toBe('panel sign-in')
    await click('button', 'Sign In')
    await respond(signedBy(2))
    expect(kit.getState().signInStatus).toBe('signed-in')
    getButton('Copy Address')
  })

  it('is not shown again for another wallet that is connected and logged in at once', async () => {
    const signIn = pendingFeature('signIn')
    const { page, dialog, kit } = await renderSignInView()
    await perform(() => page.register(fakeWallet('Nightly', signIn.features)))
    await click('button', 'Nightly')
    await perform(() => signIn.calls[0]?.resolve(signedBy(2)))
    expect(kit.getState()).toMatchObject({ wallet: { name: 'Nightly' }, signInStatus: 'signed-in' })
    expect(isOpen(dialog)).toBe(false)
  })
})

describe('connect() without a name', () => {
  it('resolves when the wallet is connected, although the modal goes on with the login', async () => {
    const preparation = pendingServerCall()
    const { kit, petra, dialog } = await renderLogin(fakeAuthentication({ prepare: preparation.call }))
    const onResult = vi.fn()
    await perform(() => void kit.connect().then(onResult))
    await click('button', 'Petra')
    await perform(() => petra.approve())
    expect([getKind(), isOpen(dialog)]).toEqual(['panel sign-in', true])
    expect(onResult).toHaveBeenCalledWith(expect.objectContaining({ status: 'Approved' }))
  })
})

describe('authenticate()', () => {
  it('opens the sign-in view if no input is ready, and rejects when the user closes it', async () => {
    const { kit, petra, signIns, dialog } = await renderLogin()
    let result: unknown
    await perform(() => {
      kit.authenticate('Petra').then((value) => {
        result = value
      })
      petra.approve()
    })
    expect([isOpen(dialog), signIns.length]).toEqual([true, 0])
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy()
    await click('button', 'Close')
    expect(result).toEqual({ status: 'Rejected' })
  })

  it('without a name lets the user choose a wallet, and resolves after the login', async () => {
    const { kit, respond } = await renderLogin()
    let result: unknown
    await perform(() => {
      kit.authenticate().then((value) => {
        result = value
      })
    })
    await click('button', 'Petra')
    await respond(signedBy(1))
    expect(result).toEqual({ status: 'Approved', args: { address: accountOf(1).address } })
  })
})

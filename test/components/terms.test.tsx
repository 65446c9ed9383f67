import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { UiOptions } from '../../src/ui/options.js'
import { uiText } from '../support/strings.js'
import { fakeStorage, keys } from '../unit/support/fake-storage.js'
import { fakeWallet } from '../unit/support/fake-wallet.js'
import { click, getButton, getHeading, getHref, perform, renderConnectModal } from './support/render-ui.js'

const url = 'https://site.example/terms'
const links = { terms: uiText('terms'), privacy: uiText('privacy') }

/** Opens the connect modal of a page with Petra, which requires that users accept its terms. */
async function renderWithCheckbox(options: UiOptions = {}) {
  const petra = fakeWallet()
  const rendered = await renderConnectModal({ terms: { url, checkbox: true }, ...options }, petra)
  return { ...rendered, petra }
}

const getCheckbox = () => screen.getByRole<HTMLInputElement>('checkbox')
const clickCheckbox = () => perform(() => getCheckbox().click())
const isBlocked = () => getButton('Petra').getAttribute('aria-disabled') === 'true'

describe('terms', () => {
  it('are one sentence with links that describes the dialog, and block no wallet', async () => {
    const { dialog } = await renderConnectModal(
      { terms: { url, privacyUrl: 'https://site.example/privacy' } },
      fakeWallet(),
    )
    const line = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(line?.textContent).toBe(uiText('agreeToTermsAndPrivacy', links))
    expect([getHref(links.terms), getHref(links.privacy)]).toEqual([url, 'https://site.example/privacy'])
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(isBlocked()).toBe(false)
  })

  it('need no privacy policy', async () => {
    const { ui } = await renderConnectModal({ terms: { url } })
    const getLine = () => document.getElementById('terms')?.textContent
    expect(getLine()).toBe(uiText('agreeToTerms', links))
    await perform(() => ui.configure({ terms: { url, checkbox: true } }))
    expect(getLine()).toBe(uiText('acceptTerms', links))
    await perform(() => ui.configure({ terms: undefined }))
    expect(getLine()).toBeUndefined()
  })

  it('have the order of a translation', async () => {
    const strings = { agreeToTermsAndPrivacy: '{privacy}, {terms}!', terms: 'T', privacy: 'P' }
    await renderConnectModal({ strings, terms: { url, privacyUrl: url } })
    expect(document.getElementById('terms')?.textContent).toBe('P, T!')
  })

  it.each(['{}', '{tos}', '{constructor}'])('show a placeholder %s without a link', async (placeholder) => {
    const strings = { agreeToTerms: `I agree to ${placeholder} and {terms}.`, terms: 'T' }
    await renderConnectModal({ strings, terms: { url } })
    const line = document.getElementById('terms')
    expect(line?.textContent).toBe(`I agree to ${placeholder.slice(1, -1)} and T.`)
    expect(line?.querySelectorAll('a')).toHaveLength(1)
  })

  it('link to a path of the site', async () => {
    await renderConnectModal({ terms: { url: '/terms' } })
    expect(document.querySelector<HTMLAnchorElement>('#terms a')?.href).toBe(`${location.origin}/terms`)
  })
})

describe('terms with a checkbox', () => {
  it('lead from a wallet to the checkbox, and let the user choose a wallet once it is ticked', async () => {
    const { kit, petra } = await renderWithCheckbox()
    const onClick = vi.fn()
    kit.on('wallet-item-click', onClick)
    expect(isBlocked()).toBe(true)
    await click('button', 'Petra')
    expect(document.activeElement).toBe(getCheckbox())
    expect(onClick).not.toHaveBeenCalled()
    await clickCheckbox()
    expect([getCheckbox().checked, isBlocked()]).toEqual([true, false])
    await click('button', 'Petra')
    expect(petra.connects).toHaveLength(1)
  })

  it('are tab stops of the list until a wallet is chosen', async () => {
    await renderWithCheckbox()
    const getTabStops = () =>
      [...document.querySelectorAll<HTMLElement>('#terms :is(input, a)')].map(({ tabIndex }) => tabIndex)
    expect(getTabStops()).toEqual([0, 0])
    await clickCheckbox()
    await click('button', 'Petra')
    expect(getTabStops()).toEqual([-1, -1])
  })

  it('are accepted for their URL, until the tick is removed', async () => {
    const storage = fakeStorage()
    const { ui } = await renderWithCheckbox({ storage })
    await clickCheckbox()
    expect(storage.content()[keys.terms]).toBe(url)
    await perform(() => ui.configure({ terms: { url: `${url}/2`, checkbox: true } }))
    expect(isBlocked()).toBe(true)
    await perform(() => ui.configure({ terms: { url, checkbox: true } }))
    expect(isBlocked()).toBe(false)
    await clickCheckbox()
    expect(isBlocked()).toBe(true)
    expect(storage.content()).not.toHaveProperty(keys.terms)
  })

  it('are accepted by a user who accepted them before', async () => {
    await renderWithCheckbox({ storage: fakeStorage({ [keys.terms]: url }) })
    expect([getCheckbox().checked, isBlocked()]).toEqual([true, false])
  })

  it('can be accepted on a page that stores nothing', async () => {
    await renderWithCheckbox({ storage: null })
    await clickCheckbox()
    expect(isBlocked()).toBe(false)
  })

  it('do not block a connection of the page, and Try Again leads to the list', async () => {
    const { kit, petra } = await renderWithCheckbox()
    await perform(() => {
      kit.connect('Petra')
      petra.refuse()
    })
    expect(petra.connects).toHaveLength(1)
    await click('button', uiText('again'))
    expect(getHeading('What is a Wallet?')).toBeTruthy()
    expect(petra.connects).toHaveLength(1)
  })

  it('block the only wallet of a phone, which is chosen when the modal opens', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile',
    )
    const { petra } = await renderWithCheckbox()
    expect(petra.connects).toHaveLength(0)
    expect(isBlocked()).toBe(true)
  })
})

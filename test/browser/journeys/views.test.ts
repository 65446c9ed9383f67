import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { goodWallet, openAccountModal, readDialog, shortAddress } from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'

describe('connect modal', () => {
  test('shows its title, both lists and the default view', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('dialog', 'Connect a Wallet')
    for (const heading of [
      ...['Connect a Wallet', 'Installed', 'Popular', 'What is a Wallet?'],
      ...['A Home for your Digital Assets', 'A New Way to Log In'],
    ])
      await page.expectVisible('heading', heading)
    for (const button of [
      ...['Good Wallet', 'Nightly', 'Petra', 'Pontem Wallet', 'Rimosafe', 'OKX Wallet'],
      ...['Get a Wallet', 'Close'],
    ])
      await page.expectVisible('button', button)
    const link = await page.expectVisible('link', 'Learn More')
    expect(link).toMatchObject({ target: '_blank', rel: 'noreferrer' })
  })

  test('has no Installed list without wallets, and no Popular list when all are installed', async ({
    open,
  }) => {
    const page = await open()
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('heading', 'Popular')
    await page.expectHidden('heading', 'Installed')
    for (const name of ['Nightly', 'Petra', 'Pontem', 'Rimosafe', 'OKX Wallet'])
      await page.installWallet({ name })
    await page.expectVisible('heading', 'Installed')
    await page.expectHidden('heading', 'Popular')
    await page.expectHidden('button', 'Get a Wallet')
  })

  test('shows the install view of a popular wallet until that wallet registers', async ({ open }) => {
    const page = await open()
    await page.click('button', 'Wallet Connect')
    await page.click('button', 'Petra')
    await page.expectVisible('heading', 'Petra')
    expect(await readDialog(page)).toContain('This wallet is not installed yet. Click below to get it.')
    expect(await page.expectVisible('link', 'Get Petra')).toMatchObject({
      href: 'https://chromewebstore.google.com/detail/petra-aptos-wallet/ejjladinnckdgjemekebdpeokbikhfci?hl=en',
      target: '_blank',
      rel: 'noreferrer',
    })
    expect(await page.takeEvents()).toMatchObject([{ type: 'wallet-item-click', detail: { name: 'Petra' } }])
    expect((await page.expectVisible('button', 'Petra')).current).toBe(true)
    await page.installWallet({ name: 'Petra' })
    await page.expectHidden('link', 'Get Petra')
    await page.expectVisible('heading', 'What is a Wallet?')
    await page.click('button', 'Petra')
    await page.wallet('Petra').waitForRequest()
  })

  test('lists the wallets that are not installed after Get a Wallet', async ({ open }) => {
    const page = await open({ wallets: [{ name: 'Petra', at: 'before' }] })
    await page.click('button', 'Wallet Connect')
    await page.click('button', 'Get a Wallet')
    await page.expectVisible('heading', 'Get a Wallet')
    for (const name of ['Nightly', 'Pontem Wallet', 'Rimosafe', 'OKX Wallet'])
      expect((await page.expectVisible('link', `Get ${name}`)).target).toBe('_blank')
    await page.expectHidden('link', 'Get Petra')
  })

  test('has a search field with more than eight wallets, which finds any part of a name', async ({
    open,
  }) => {
    const wallets = ['One', 'Two', 'Three'].map((name) => ({ name, at: 'before' as const }))
    const page = await open({ wallets })
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('button', 'Three')
    await page.expectHidden('searchbox')
    await page.installWallet({ name: 'Four' })
    await page.click('searchbox', uiText('search'))
    await page.press('W', 'o')
    await page.expectHidden('button', 'Three')
    await page.expectVisible('button', 'Two')
    await page.press('x')
    await page.expectHidden('button', 'Two')
    expect(await readDialog(page)).toContain(uiText('noneFound'))
  })
})

describe('account modal', () => {
  test('shows the name of the account', async ({ open }) => {
    const page = await open({ wallets: [{ ...goodWallet, ansName: 'alice.apt' }] })
    await openAccountModal(page)
    await page.expectText('dialog', [
      'alice.apt',
      shortAddress,
      'Good Wallet',
      'testnet',
      'Copy Address',
      uiText('changeWallet'),
      'Disconnect',
      uiText('explorer'),
    ])
  })

  test.for([1280, 320])(
    'moves no button when the address is copied, in a window of %i px',
    async (width, { open }) => {
      const page = await open({ wallets: [goodWallet] })
      await page.tab.resize(width, 800)
      await openAccountModal(page)
      const measure = async (copy: string) => {
        await page.evaluate(async () => {
          const animations = document.body.lastElementChild?.shadowRoot?.getAnimations() ?? []
          await Promise.all(animations.map(({ finished }) => finished))
        })
        const elements = [
          await page.expectVisible('button', copy),
          await page.expectVisible('button', 'Disconnect'),
          await page.expectVisible('dialog'),
        ]
        return elements.map(({ x, y, width, height }) => [y, height, x, width])
      }
      await page.click('button', 'Copy Address')
      const copied = await measure('Copied!')
      const [[top = 0, height = 0] = [], [below = 0] = []] = copied
      expect(below).toBeGreaterThanOrEqual(top + height)
      await page.advanceTime(2000)
      expect(await measure('Copy Address')).toEqual(copied)
    },
  )

  test.for<[string, string]>([
    ['missing', 'undefined'],
    ['denied', `{ writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }`],
    ['throwing', `{ writeText() { throw new Error('no') } }`],
  ])('logs that the address was not copied with a clipboard that is %s', async ([, value], { open }) => {
    const before = `Object.defineProperty(navigator, 'clipboard', { value: ${value} })`
    const page = await open({ wallets: [goodWallet], before })
    await openAccountModal(page)
    await page.click('button', 'Copy Address')
    await page.expectConsole(expect.stringMatching(/^error: Failed to copy address:/))
    await page.expectVisible('button', 'Copy Address')
    await page.expectHidden('button', 'Copied!')
  })
})

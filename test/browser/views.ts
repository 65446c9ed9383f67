import { readFileSync } from 'node:fs'
import { openDevtools, playwrightPage } from '../support/engines/chromium.js'
import { connectWallet, goodWallet, selectWallet, shortAddress } from '../support/fixtures.js'
import { uiText } from '../support/strings.js'
import type { TestPage } from '../support/test-page.js'

/** Does not respond to `disconnect` until the test does. */
export const slowWallet = {
  ...goodWallet,
  prompt: ['account', 'network', 'onAccountChange', 'onNetworkChange'],
} as const

export const openModal = (page: TestPage) => page.click('button', 'Wallet Connect')

/** Connects, and opens the account modal after screen readers have announced the connection. */
async function openAnnouncedAccountModal(page: TestPage): Promise<void> {
  await connectWallet(page)
  await page.advanceTime(100)
  await page.click('button', shortAddress)
  await page.expectVisible('dialog')
}

/** The longest name that the kit shows, without a place to break it. */
const LONG_NAME = 'W'.repeat(64)

export const PHONE_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'

/** Views of the kit, and the steps of a user to each of them. */
export const views: Readonly<Record<string, (page: TestPage) => Promise<unknown>>> = {
  'wallet-button': (page) => page.expectVisible('button', 'Wallet Connect'),
  'default-view': async (page) => {
    await openModal(page)
    await page.expectVisible('dialog', 'Connect a Wallet')
  },
  'default-view-with-terms': async (page) => {
    await page.evaluate(() =>
      window.AptosWalletKit.configure({
        terms: {
          url: 'https://site.example/terms',
          privacyUrl: 'https://site.example/privacy',
          checkbox: true,
        },
      }),
    )
    await openModal(page)
    await page.expectVisible('checkbox')
  },
  'get-a-wallet-view': async (page) => {
    await openModal(page)
    await page.click('button', 'Get a Wallet')
    await page.expectVisible('link', 'Get Petra')
  },
  'install-view': async (page) => {
    await openModal(page)
    await page.click('button', 'Petra')
    await page.expectVisible('link', 'Get Petra')
  },
  'install-view-with-qr-code': async (page) => {
    await playwrightPage(page.tab).evaluate(
      readFileSync(new URL('../../dist/qr.js', import.meta.url), 'utf8'),
    )
    await openModal(page)
    await page.click('button', 'Petra')
    await page.expectVisible('img', uiText('openInText', 'Petra'))
  },
  'install-view-with-long-name': async (page) => {
    await page.evaluate((name) => {
      const entry = { name, url: 'https://wallet.example/', icon: '', readyState: 'NotDetected' } as const
      window.AptosWalletKit.configure({ catalogue: [{ ...entry, isAIP62Standard: true }] })
    }, LONG_NAME)
    await openModal(page)
    await page.click('button', LONG_NAME)
    await page.expectVisible('link', `Get ${LONG_NAME}`)
  },
  'install-view-on-phone': async (page) => {
    const devtools = await openDevtools(page.tab)
    await devtools.send('Emulation.setUserAgentOverride', { userAgent: PHONE_USER_AGENT })
    await page.reload()
    await openModal(page)
    await page.click('button', 'Petra')
    await page.expectVisible('link', uiText('openIn', 'Petra'))
  },
  'waiting-view': async (page) => {
    await selectWallet(page)
    await page.advanceTime(8000)
  },
  'waiting-view-with-long-name': async (page) => {
    await page.installWallet({ name: LONG_NAME })
    await selectWallet(page, LONG_NAME)
  },
  'rejected-view': async (page) => {
    await selectWallet(page)
    await page.wallet('Good Wallet').reject()
    await page.expectVisible('button', uiText('again'))
    await page.expectConsole('warn: User rejected the connection request')
  },
  'empty-search': async (page) => {
    for (const name of ['One', 'Two', 'Three', 'Four']) await page.installWallet({ name })
    await openModal(page)
    await page.click('searchbox', uiText('search'))
    await page.press('q')
    await page.expectHidden('button', 'Petra')
  },
  'account-modal': openAnnouncedAccountModal,
  'account-modal-with-copied-address': async (page) => {
    await openAnnouncedAccountModal(page)
    await page.click('button', 'Copy Address')
    await page.expectVisible('button', 'Copied!')
  },
  'account-modal-on-wrong-network': async (page) => {
    await page.evaluate(() => window.AptosWalletKit.configure({ network: 'mainnet' }))
    await openAnnouncedAccountModal(page)
    await page.expectVisible('button', uiText('switchNetwork'))
  },
  'failed-disconnect': async (page) => {
    await openAnnouncedAccountModal(page)
    await page.click('button', 'Disconnect')
    await page.wallet('Good Wallet').fail('no', 'disconnect')
    await page.expectVisible('button', uiText('forget'))
    await page.expectConsole('error: Failed to disconnect: WalletKitError: no')
  },
}

import { readFileSync } from 'node:fs'
import { playwrightPage } from '../support/engines/chromium.js'
import { goodWallet, openAccountModal, selectWallet } from '../support/fixtures.js'
import { uiText } from '../support/strings.js'
import type { TestPage } from '../support/test-page.js'

/** Does not respond to `disconnect` until the test does. */
export const slowWallet = {
  ...goodWallet,
  prompt: ['account', 'network', 'onAccountChange', 'onNetworkChange'],
} as const

export const openModal = (page: TestPage) => page.click('button', 'Wallet Connect')

/** Every view, and the steps of a user to it. */
export const views: Readonly<Record<string, (page: TestPage) => Promise<unknown>>> = {
  'wallet-button': (page) => page.expectVisible('button', 'Wallet Connect'),
  'default-view': async (page) => {
    await openModal(page)
    await page.expectVisible('dialog', 'Connect a Wallet')
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
  'waiting-view': async (page) => {
    await selectWallet(page)
    await page.advanceTime(8000)
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
  'account-modal': openAccountModal,
  'failed-disconnect': async (page) => {
    await openAccountModal(page)
    await page.click('button', 'Disconnect')
    await page.wallet('Good Wallet').fail('no', undefined, 'disconnect')
    await page.expectVisible('button', uiText('forget'))
    await page.expectConsole('error: Failed to disconnect: WalletKitError: no')
  },
}

/** Waits until everything is laid out and finite animations have ended. */
export const waitForRest = (page: TestPage) =>
  page.evaluate(async () => {
    // With `content-visibility`, an element has no colors before its first frame.
    await support.advanceTime(0)
    const hosts = [document.querySelector('aptos-wallet-button'), document.body.lastElementChild]
    const animations = hosts.flatMap((host) => host?.shadowRoot?.getAnimations() ?? [])
    const finite = animations.filter(
      ({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
    )
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })

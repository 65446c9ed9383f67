import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { expectConnectedTo, goodWallet, readStorage, secondWallet } from '../../support/fixtures.js'
import type { TestPage } from '../../support/test-page.js'

const button = (attributes: string) => `<aptos-wallet-button ${attributes}></aptos-wallet-button>`

const remove = (visit: TestPage, attribute: string) =>
  visit.evaluate((name) => document.querySelector('aptos-wallet-button')?.removeAttribute(name), attribute)

/** Has the page connect without a name, and sees whom that goes to. */
async function connectGoesTo(visit: TestPage, name: string) {
  await visit.evaluate(() => void window.AptosWalletKit.connect())
  await visit.wallet(name).approve('connect')
  await expectConnectedTo(visit, name)
}

async function nobodyWasAsked(visit: TestPage) {
  await visit.advanceTime(0)
  for (const { name } of [goodWallet, secondWallet])
    expect(await visit.wallet(name).calls('connect')).toEqual([])
}

const flag = async (visit: TestPage) => (await readStorage(visit))['aptos-wallet-kit.auto-connect']

describe('of script tag, configure and the element’s attributes', () => {
  test('the attributes are the strongest, whenever configure is called', async ({ open }) => {
    const visit = await open({
      wallets: [goodWallet, secondWallet],
      script: 'data-preferred-wallet="Second Wallet" data-auto-connect="true"',
      body: button('preferred-wallet="Good Wallet" auto-connect="false"'),
      after: () => window.AptosWalletKit.configure({ preferredWallet: 'Second Wallet', autoConnect: true }),
    })
    await nobodyWasAsked(visit)
    await visit.evaluate(() =>
      window.AptosWalletKit.configure({ preferredWallet: 'Second Wallet', autoConnect: true }),
    )
    await nobodyWasAsked(visit)
    expect(await flag(visit)).toBe('false')
    await connectGoesTo(visit, 'Good Wallet')
  })

  test('a removed preferred-wallet hands the decision back to configure', async ({ open }) => {
    const visit = await open({
      wallets: [goodWallet, secondWallet, { name: 'Third Wallet', at: 'before' }],
      script: 'data-preferred-wallet="Third Wallet" data-auto-connect="false"',
      body: button(''),
      after: () => window.AptosWalletKit.configure({ preferredWallet: 'Second Wallet' }),
    })
    await visit.evaluate(() =>
      document.querySelector('aptos-wallet-button')?.setAttribute('preferred-wallet', 'Good Wallet'),
    )
    await remove(visit, 'preferred-wallet')
    await connectGoesTo(visit, 'Second Wallet')
  })

  test('a removed preferred-wallet hands the decision back to the script tag', async ({ open }) => {
    const visit = await open({
      wallets: [goodWallet, secondWallet],
      script: 'data-preferred-wallet="Second Wallet" data-auto-connect="false"',
      body: button('preferred-wallet="Good Wallet"'),
    })
    await remove(visit, 'preferred-wallet')
    await connectGoesTo(visit, 'Second Wallet')
  })

  test('a removed auto-connect hands the decision back to configure', async ({ open }) => {
    const visit = await open({
      script: 'data-preferred-wallet="Good Wallet"',
      body: button('auto-connect'),
      after: () => window.AptosWalletKit.configure({ autoConnect: false }),
    })
    // Written when the page is read, in a task of its own.
    await expect.poll(() => flag(visit)).toBe('true')
    await remove(visit, 'auto-connect')
    await visit.installWallet(secondWallet)
    await visit.installWallet(goodWallet)
    await nobodyWasAsked(visit)
    expect(await flag(visit)).toBe('false')
  })

  test('a removed auto-connect hands the decision back to the script tag', async ({ open }) => {
    const visit = await open({
      wallets: [goodWallet, secondWallet],
      script: 'data-preferred-wallet="Good Wallet"',
      body: button('auto-connect="false"'),
    })
    await nobodyWasAsked(visit)
    await remove(visit, 'auto-connect')
    await visit.wallet('Good Wallet').approve('connect')
    await expectConnectedTo(visit, 'Good Wallet')
    expect(await flag(visit)).toBe('true')
  })
})

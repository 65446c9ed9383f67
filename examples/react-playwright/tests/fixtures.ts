import { test as base, type Page } from '@playwright/test'
import { installDevWallet, type TestWallet } from 'aptos-wallet-kit/testing'

interface Fixtures {
  /** The wallet of the test. Every test has its own, with two accounts. */
  wallet: TestWallet
}

export const test = base.extend<Fixtures>({
  wallet: async ({ context }, use) => {
    await use(await installDevWallet(context, { accounts: 2, network: 'testnet', node: 'stub' }))
  },
})

export { expect } from '@playwright/test'

/** Opens the application and selects the development wallet, whose request is then pending. */
export async function requestConnection(page: Page): Promise<void> {
  await page.goto('/')
  await selectWallet(page)
}

export async function selectWallet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Wallet Connect' }).click()
  // The start of the name: after a disconnection, the name of the row ends with "Last used".
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Dev Wallet/ })
    .click()
}

export async function connect(page: Page, wallet: TestWallet): Promise<void> {
  await requestConnection(page)
  await wallet.approve('connect')
  await page.getByTestId('address').waitFor()
}

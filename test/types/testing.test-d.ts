import { installDevWallet } from 'aptos-wallet-kit/testing'
import type { BrowserContext, Page } from 'playwright-core'
import type { Page as PuppeteerPage } from 'puppeteer-core'

export async function install(page: Page, context: BrowserContext, puppeteerPage: PuppeteerPage) {
  const wallet = await installDevWallet(page)
  await installDevWallet(context, { privateKey: '0x12', accounts: 2, network: 'testnet', node: 'stub' })
  await installDevWallet(puppeteerPage, { accounts: ['0x12'], misbehave: 'hangs' })
  await installDevWallet(window, { nodeUrl: 'http://127.0.0.1:8080/v1' })
  // @ts-expect-error an unknown kind
  await wallet.approve('dance')
  // @ts-expect-error an unknown network
  await installDevWallet(page, { network: 'moonnet' })
  // @ts-expect-error an unknown option
  await installDevWallet(page, { nodes: 'stub' })
  // @ts-expect-error not a page
  await installDevWallet({})
  const { outcome } = await wallet.approve('signMessage', { timeout: 1000 })
  return outcome satisfies 'pending' | 'approved' | 'rejected' | 'abandoned'
}

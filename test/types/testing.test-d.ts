import { installDevWallet, type TestWallet } from 'aptos-wallet-kit/testing'
import type { BrowserContext, Page } from 'playwright-core'
import type { Page as PuppeteerPage } from 'puppeteer-core'

declare const page: Page
declare const context: BrowserContext
declare const puppeteerPage: PuppeteerPage

const wallets: Promise<TestWallet>[] = [
  installDevWallet(page),
  installDevWallet(context, { privateKey: '0x12', accounts: 2, network: 'testnet', node: 'stub' }),
  installDevWallet(puppeteerPage, { accounts: ['0x12'], misbehave: 'hangs' }),
  installDevWallet(window, { nodeUrl: 'http://127.0.0.1:8080/v1' }),
]
const [wallet] = await Promise.all(wallets)

const request = await wallet?.approve('signMessage', { timeout: 1000 })
const outcome: 'pending' | 'approved' | 'rejected' | 'abandoned' | undefined = request?.outcome
void outcome
wallet?.failNextTransaction({ location: '0x1::coin', code: 1n })

// @ts-expect-error an unknown kind
void wallet?.approve('dance')
// @ts-expect-error an unknown network
void installDevWallet(page, { network: 'moonnet' })
// @ts-expect-error an unknown option
void installDevWallet(page, { nodes: 'stub' })
// @ts-expect-error not a page
void installDevWallet({})

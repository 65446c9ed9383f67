import { readFile } from 'node:fs/promises'
import puppeteer, { type Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import { openSite } from '../wallets/site.js'

let browser: Browser

beforeAll(async () => {
  // Puppeteer's own flags switch off what is tested here.
  const ignoreDefaultArgs = puppeteer.defaultArgs().filter((flag) => flag.startsWith('--disable-features'))
  browser = await puppeteer.launch({ executablePath: chromiumPath(), args: chromiumFlags, ignoreDefaultArgs })
})

afterAll(() => browser?.close())

/** A page whose wallet writes down what it was asked, and whether the page was being prepared then. */
const page = `<!doctype html><title>Prepared</title><link rel="icon" href="data:,">
<script>
  const connect = () => new Promise(() => { localStorage.asked = document.prerendering })
  const wallet = { name: 'Petra', features: { 'aptos:connect': { version: '1.0.0', connect } } }
  addEventListener('wallet-standard:app-ready', ({ detail }) => detail.register(wallet))
  // Some tasks after the one in which the kit would have asked.
  const rest = (tasks) => tasks ? setTimeout(rest, 0, tasks - 1) : (localStorage.rested = document.prerendering)
  addEventListener('load', () => rest(20))
</script>
<script src="kit.js" data-preferred-wallet="Petra"></script>`

const before = `<!doctype html><title>Before</title><link rel="icon" href="data:,"><script type="speculationrules">
  { "prerender": [{ "urls": ["/page"], "eagerness": "immediate" }] }
</script>`

test('auto-connect does not prompt on a prerendered page before the user opens it', async () => {
  const kit = await readFile(new URL('../../dist/aptos-wallet-kit.js', import.meta.url))
  const site = await openSite({
    '/before': { type: 'text/html', body: before },
    '/page': { type: 'text/html', body: page },
    '/kit.js': { type: 'text/javascript', body: kit },
  })
  const tab = await browser.newPage()
  onTestFinished(async () => {
    await tab.close()
    await site.close()
  })
  const told = () => tab.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  await tab.goto(`${site.origin}/before`)
  await vi.waitFor(async () => expect((await told()).rested).toBe('true'), 60_000)
  expect(await told()).not.toHaveProperty('asked')

  await tab.evaluate(() => void location.assign('/page'))
  await vi.waitFor(async () => expect(await told()).toMatchObject({ asked: 'false' }), 60_000)
})

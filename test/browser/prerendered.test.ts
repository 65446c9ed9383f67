import puppeteer from 'puppeteer-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import { serveSite } from '../support/page-server.js'

/** A page whose wallet stores whether the page was prerendered when it was called. */
const page = `<!doctype html><title>Prerendered</title><link rel="icon" href="data:,">
<script>
  const connect = () => new Promise(() => { localStorage.connected = document.prerendering })
  const wallet = { name: 'Petra', features: { 'aptos:connect': { version: '1.0.0', connect } } }
  addEventListener('wallet-standard:app-ready', ({ detail }) => detail.register(wallet))
  // Some tasks after the one in which the kit would have called the wallet.
  const rest = (tasks) => tasks ? setTimeout(rest, 0, tasks - 1) : (localStorage.rested = document.prerendering)
  addEventListener('load', () => rest(20))
</script>
<script src="aptos-wallet-kit.js" data-preferred-wallet="Petra"></script>`

const before = `<!doctype html><title>Before</title><link rel="icon" href="data:,"><script type="speculationrules">
  { "prerender": [{ "urls": ["/page"], "eagerness": "immediate" }] }
</script>`

test('auto-connect does not prompt on a prerendered page before the user opens it', async () => {
  const site = await serveSite({ '/before': before, '/page': page })
  // Puppeteer's own flags switch off what is tested here.
  const ignoreDefaultArgs = puppeteer.defaultArgs().filter((flag) => flag.startsWith('--disable-features'))
  const browser = await puppeteer.launch({
    executablePath: chromiumPath(),
    args: chromiumFlags,
    ignoreDefaultArgs,
  })
  onTestFinished(async () => {
    await browser.close()
    await site.close()
  })
  const tab = await browser.newPage()
  const readStorage = () => tab.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  await tab.goto(`${site.origin}/before`)
  await expect.poll(readStorage).toMatchObject({ rested: 'true' })
  expect(await readStorage()).not.toHaveProperty('connected')

  await tab.evaluate(() => void location.assign('/page'))
  await vi.waitFor(async () => expect(await readStorage()).toMatchObject({ connected: 'false' }), 60_000)
})

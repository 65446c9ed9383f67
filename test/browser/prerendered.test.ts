import puppeteer from 'puppeteer-core'
import { expect, onTestFinished, test } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import { serveSite } from '../support/page-server.js'

const icon = '<link rel="icon" href="data:,">'

const files: Readonly<Record<string, string>> = {
  // The wallet is remembered, because the Web Lock of a prompt would wait for the end of prerendering.
  '/before': `<!doctype html><title>Before</title>${icon}
    <script>localStorage['aptos-wallet-kit.wallet-name'] = 'Petra'</script>
    <script type="speculationrules">{ "prerender": [{ "urls": ["/page"], "eagerness": "immediate" }] }</script>`,
  // Reports to the server when the wallet is called, and some tasks after the one in which the kit would have called it.
  '/page': `<!doctype html><title>Prerendered</title>${icon}<script>
    const report = (event) => fetch('/' + event + '/' + document.prerendering)
    const connect = () => report('connect')
    const wallet = { name: 'Petra', features: { 'aptos:connect': { version: '1.0.0', connect } } }
    addEventListener('wallet-standard:app-ready', ({ detail }) => detail.register(wallet))
    const rest = (tasks) => tasks ? setTimeout(rest, 0, tasks - 1) : report('rest')
    addEventListener('load', () => rest(20))
  </script><script src="aptos-wallet-kit.js"></script>`,
}

test('auto-connect calls no wallet on a prerendered page before the user opens it', async () => {
  const paths: string[] = []
  const site = await serveSite(async (path) => {
    paths.push(path)
    return files[path]
  })
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
  await tab.goto(`${site.origin}/before`)
  await expect.poll(() => paths).toContain('/rest/true')
  expect(paths.filter((path) => path.startsWith('/connect'))).toEqual([])
  await tab.evaluate(() => void location.assign('/page'))
  await expect.poll(() => paths).toContain('/connect/false')
})

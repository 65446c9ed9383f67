import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { bundleDialogs } from '../../dialogs/bundle.js'
import { test } from '../../support/browser-test.js'
import { goodWallet, shortAddress } from '../../support/fixtures.js'
import type { TestPage } from '../../support/test-page.js'

const bundle = bundleDialogs()
const libraries = ['radix', 'react-aria', 'headless', 'mui', 'focus-trap', 'bootstrap', 'native', 'hand-written']
const kits = ['script', 'react']

const tries = [
  async (page: TestPage) => {
    // tab reach
    await page.press('Tab')
    await page.expectFocused('button', 'Wallet Connect')
  },
]

const only = process.env.LIB?.split(',') ?? libraries
describe.each(only)('%s', (library) => {
  for (const kit of (process.env.KIT?.split(',') ?? kits))
    test(`with ${kit}`, async ({ open }) => {
      const page = await open({
        wallets: [goodWallet],
        policy: "script-src 'self'",
        body: '<div id="root"></div>',
        before: `window.setup = ${JSON.stringify({ library, kit })}`,
        after: await bundle,
        files: kit === 'react' ? { '/aptos-wallet-kit.js': '' } : {},
        css: '.modal{position:fixed;inset:0;display:none;z-index:1055}.modal-backdrop{position:fixed;inset:0;z-index:1050}',
      })
      const log: string[] = []
      const check = async (name: string, work: () => Promise<unknown>) => {
        try {
          await Promise.race([work(), new Promise((_, no) => setTimeout(() => no(new Error('timeout')), 6000))])
        } catch (e) {
          log.push(`${name}: ${String((e as Error).message).slice(0, 160).replaceAll('\n', ' ')}`)
        }
      }
      const state = () =>
        page.evaluate(() => {
          const outer = !![...document.querySelectorAll('[aria-label=Note]')].length
          const host = [...document.body.children].find((e) => e.shadowRoot?.querySelector('dialog'))
          const dialog = host?.shadowRoot?.querySelector('dialog')
          const a = document.activeElement
          return {
            outer,
            kit: !!dialog?.open,
            hidden: !!(host?.getAttribute('aria-hidden') || host?.hasAttribute('inert')),
            note: (document.querySelector('[aria-label=Note]') as HTMLInputElement)?.value,
            active: a === host ? 'host' : (a?.getAttribute('aria-label') ?? a?.localName),
          }
        })
      const expectState = (name: string, wanted: object) =>
        check(name, () => expect.poll(state, { timeout: 2000 }).toMatchObject(wanted))
      const wait = () => new Promise((r) => setTimeout(r, 250))
      const openOuter = async () => {
        if ((await state()).outer) return
        await check('open outer', () => page.click('button', 'Order'))
        await wait()
        await page.evaluate(() => (document.querySelector('[aria-label=Note]') as HTMLElement)?.focus())
        await page.press('h', 'i')
      }
      const openKit = async (name = 'Wallet Connect') => {
        await openOuter()
        if ((await state()).kit) return
        await check('open kit', () => page.click('button', name))
        await expectState(`${name} opens`, { kit: true, outer: true, hidden: false, active: 'host' })
      }
      await openOuter()
      await check('tab to button', () => page.press('Tab').then(() => page.expectFocused('button', 'Wallet Connect')))
      for (let n = 0; n < 2; n++) {
        await openKit()
        await wait()
        await expectState(`kit open ${n}`, { kit: true, outer: true, hidden: false, active: 'host', note: 'hi' })
        await page.press('Escape')
        await wait()
        await expectState(`escape ${n}`, { kit: false, outer: true, note: 'hi' })
        await check('focus back', () => page.expectFocused('button', 'Wallet Connect'))
      }
      await openKit()
      for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab'])
        {
          await page.press(key)
          const { active, kit, outer } = await state()
          if (!kit || !outer || (active !== 'host' && active !== 'body')) log.push(`${key} ${active} ${kit} ${outer}`)
        }
      await openKit()
      await check('click text', () => page.click('heading', 'What is a Wallet?'))
      await wait()
      log.push('i: active after click on text: ' + (await state()).active)
      await page.press('Escape')
      await wait()
      await expectState('escape after click', { kit: false, outer: true, note: 'hi' })
      await openKit()
      await page.tab.click(1200, 700)
      await wait()
      await expectState('backdrop', { kit: false, outer: true, note: 'hi' })
      await openKit()
      await check('press wallet', () => page.click('button', 'Good Wallet'))
      await check('request', () => page.wallet('Good Wallet').waitForRequest())
      await wait()
      log.push('i: ' + JSON.stringify(await page.evaluate(() => [support.readText({ role: 'dialog' }), support.wallet('Good Wallet').calls])))
      await expectState('wallet', { kit: true, outer: true, note: 'hi' })
      await check('approve', () => page.wallet('Good Wallet').approve('connect'))
      await wait()
      await expectState('approved', { kit: false, outer: true, note: 'hi' })
      await openKit(shortAddress)
      await page.press('Escape')
      await wait()
      await expectState('account escape', { kit: false, outer: true, note: 'hi' })
      if (library !== 'focus-trap') await page.evaluate(() => (document.querySelector('[aria-label=Note]') as HTMLElement)?.focus())
      await page.press('Escape')
      await wait()
      await wait()
      await expectState('outer escape', { kit: false, outer: false, hidden: false })
      log.push('i: ' + (await page.evaluate(() => document.body.outerHTML.slice(0, 80))))
      log.push('i: ' + JSON.stringify((await page.evaluate(() => support.takeFaults()))).slice(0, 300))
      console.log(library, kit, '\n  ' + log.join('\n  '))
    })
})
void readFileSync
void tries

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import type { TestPage } from '../support/test-page.js'
import { atRest, findings, holding, views } from './accessibility-support.js'

const locales = new URL('../../dist/locales/', import.meta.url)
const tags = readdirSync(locales)
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(0, -'.js'.length))

/** Runs the built script of a language, and the page's own switch of theme. */
async function changeTo(visit: TestPage, tag: string, theme: 'light' | 'dark') {
  await playwrightPage(visit.tab).evaluate(readFileSync(new URL(`${tag}.js`, locales), 'utf8'))
  await visit.evaluate((chosen) => {
    document.body.style.background = chosen === 'dark' ? '#111' : '#fff'
    document.body.style.color = chosen === 'dark' ? '#eee' : '#111'
    window.AptosWalletKit.configure({ theme: chosen })
  }, theme)
  await visit.advanceTime(0)
  await atRest(visit)
}

/** What is open: its words, the parts it is made of, and the theme and language it says it has. */
const shown = (visit: TestPage) =>
  visit.evaluate(() => {
    const hosts = [document.querySelector('aptos-wallet-button'), document.body.lastElementChild]
    const open = hosts.filter((host) => host?.shadowRoot?.querySelector('dialog[open], [part=button]'))
    const host = open.at(-1) as HTMLElement
    const root = host.shadowRoot as ShadowRoot
    const parts = [...root.querySelectorAll('[part]')].map((element) => element.getAttribute('part'))
    return { words: root.textContent, parts, theme: host.style.colorScheme, lang: host.lang }
  })

describe('axe finds nothing in any language and theme', () => {
  test.for(Object.keys(views))('on %s', { timeout: 600_000 }, async (name, { open }) => {
    const visit = await open({ wallets: [holding] })
    await views[name]?.(visit)
    const english = await shown(visit)
    const found: string[] = []
    // A theme fades in and a language does not: to change the theme less often is to wait less.
    for (const theme of ['light', 'dark'] as const)
      for (const lang of tags) {
        await changeTo(visit, lang, theme)
        const { words, ...rest } = await shown(visit)
        // The same view in other words: else axe would look at something else, or at English.
        expect(rest, `${lang}, ${theme}`).toEqual({ parts: english.parts, theme, lang })
        expect(words, `${lang}, ${theme}`).not.toBe(english.words)
        found.push(...(await findings(visit)).map((finding) => `${lang}, ${theme}: ${finding}`))
      }
    expect(found).toEqual([])
  })
})

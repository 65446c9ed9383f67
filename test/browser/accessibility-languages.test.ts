import { readdirSync } from 'node:fs'
import { describe, expect } from 'vitest'
import type { Strings } from '../../src/ui/strings.js'
import { driveWith, test } from '../support/browser-test.js'
import { chromium } from '../support/engines/chromium.js'
import type { Visit } from '../support/visit.js'
import { atRest, findings, holding, views } from './accessibility-support.js'

driveWith(chromium)

const tags = readdirSync(new URL('../../dist/locales/', import.meta.url))
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(0, -'.js'.length))

const wordsOf = async (tag: string) =>
  ((await import(`../../src/locales/${tag}.ts`)) as { strings: Strings }).strings

/** As the script of a language does, and the page's own switch of theme. */
async function changeTo(visit: Visit, locale: string, theme: 'light' | 'dark') {
  const strings = await wordsOf(locale)
  await visit.evaluate(
    (options) => {
      document.body.style.background = options.theme === 'dark' ? '#111' : '#fff'
      document.body.style.color = options.theme === 'dark' ? '#eee' : '#111'
      window.AptosWalletKit.configure(options)
    },
    { locale, strings, theme },
  )
  await visit.advance(0)
  await atRest(visit)
}

/** The kit's own words of the view that is open, and the theme it says it has. */
const shown = (visit: Visit) =>
  visit.evaluate(() => {
    const hosts = [document.querySelector('aptos-wallet-button'), document.body.lastElementChild]
    const open = hosts.filter((host) => host?.shadowRoot?.querySelector('dialog[open], [part=button]'))
    const host = open.at(-1) as HTMLElement
    return { words: host.shadowRoot?.textContent, theme: host.dataset.theme, lang: host.lang }
  })

describe('axe finds nothing in any language and theme', () => {
  test.for(Object.keys(views))('on %s', { timeout: 120_000 }, async (name, { open }) => {
    const visit = await open({ wallets: [holding] })
    await views[name]?.(visit)
    const { words: english } = await shown(visit)
    const found: string[] = []
    for (const lang of tags)
      for (const theme of ['light', 'dark'] as const) {
        await changeTo(visit, lang, theme)
        const { words, ...rest } = await shown(visit)
        expect(rest).toEqual({ theme, lang })
        expect(words).not.toBe(english)
        found.push(...(await findings(visit)).map((finding) => `${lang}, ${theme}: ${finding}`))
      }
    expect(found).toEqual([])
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createFolder, read } from '../cli/support/files.js'
import { runOk } from '../cli/support/run.js'
import { visit } from '../support/visit.js'

const KIT = '<script src="aptos-wallet-kit.js"></script>'
const COUNTER = 'window.runs = (window.runs ?? 0) + 1'

/** Embeds the kit in a page. Removes the hash, because the test serves a script of its own. */
async function embed(html: string): Promise<string> {
  const folder = createFolder({ 'index.html': html })
  await runOk(['embed', '.', '--write'], folder)
  return read(folder, 'index.html').replace(/ integrity="[^"]*"/, '')
}

/** Returns how often a page runs the kit, and what it contains besides comments and the script tag of the kit. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const { runs = 0 } = window as { runs?: number }
    for (const script of document.querySelectorAll('script[src$="aptos-wallet-kit.js"]')) script.remove()
    const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT)
    for (let node = comments.nextNode(); node; node = comments.nextNode()) (node as Comment).remove()
    return { runs, html: document.documentElement.outerHTML.replace(/\s+/g, ''), mode: document.compatMode }
  })

/** Opens a page in which `load` shows other pages, one after the other. */
async function openLoader() {
  let html = ''
  const { page, faults } = await visit(async (path) => {
    if (path === '/') return html
    return path.endsWith('/aptos-wallet-kit.js') ? COUNTER : ''
  })
  return async (next: string) => {
    html = next
    await page.reload()
    faults.splice(0)
    return readPage(page)
  }
}

const withoutKit = [
  '',
  '<!doctype html><html lang="en">\n<body class="a">x</body></html>',
  '\ufeff<!doctype html><p>x',
  '<!-- a --><!doctype html><!-- <head> --><p>x',
  '<head>\n  <meta charset="utf-8">\n  <link rel="x">\n</head>',
  '<head><base href="/"></head><body>x',
  '<frameset><frame src="about:blank"></frameset>',
  `<!-- ${KIT} --><p>x`,
  `<p title='${KIT}'>x`,
  `<title>${KIT}</title>`,
  `<head><noscript><link rel=x>${KIT}</noscript></head>`,
  `<template>${KIT}</template>`,
  '<head><template><p>never closed',
  '<head><script src="aptos-wallet-kit.js">never closed </head><body>',
  '<script type="text/plain" src="aptos-wallet-kit.js"></script>',
  `<script>document.title = '<head></head>'; // ${'<\\/script>'}\n</script><p>x`,
  `<iframe src="aptos-wallet-kit.js">${KIT}</iframe>`,
  `<svg>${KIT}</svg>`,
  `<svg><desc><![CDATA[ > ${KIT} ]]></desc></svg><p>x`,
  `<svg><desc><![CDATA[ > ${KIT}`,
]

const withKit = [
  `<p>x${KIT}`,
  `<![CDATA[ > ${KIT} ]]>`,
  '<head><script type=module SRC=./aptos-wallet-kit.js?v=1></script>',
]

describe('embed --write', () => {
  it('makes a browser run the kit once, and changes nothing else on any page', async () => {
    const load = await openLoader()
    for (const html of withoutKit) {
      const before = await load(html)
      const after = await load(await embed(html))
      expect.soft({ before: before.runs, after: after.runs }, html).toEqual({ before: 0, after: 1 })
      expect.soft({ ...after, runs: 0 }, html).toEqual(before)
    }
  })

  it('keeps the one tag of a page that a browser runs', async () => {
    const load = await openLoader()
    for (const html of withKit)
      for (const page of [html, await embed(html)]) expect.soft((await load(page)).runs, html).toBe(1)
  })
})

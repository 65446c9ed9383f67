import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import { runCli } from '../cli/support/run.js'

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
})

afterAll(() => browser?.close())

const ORIGIN = 'http://page.example/'
const KIT = '<script src="aptos-wallet-kit.js"></script>'

/** Loads a page and returns how often it runs the kit, and what it contains besides the kit's script tag. */
async function load(html: string) {
  const page = await browser.newPage()
  await page.route(`${ORIGIN}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    const body = pathname.endsWith('/aptos-wallet-kit.js') ? 'window.runs = (window.runs ?? 0) + 1' : ''
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto(ORIGIN)
  const result = await page.evaluate(() => {
    const { runs = 0 } = window as { runs?: number }
    for (const script of document.querySelectorAll('script[src$="aptos-wallet-kit.js"]')) script.remove()
    const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT)
    for (let node = comments.nextNode(); node; node = comments.nextNode()) (node as Comment).remove()
    return {
      runs,
      html: document.documentElement.outerHTML.replace(/\s+/g, ' '),
      mode: document.compatMode,
    }
  })
  await page.close()
  return result
}

/** The tag without its hash, because the test serves a script of its own. */
async function embed(html: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'embed-'))
  try {
    writeFileSync(join(folder, 'index.html'), html)
    const outcome = await runCli(['embed', folder, '--write'])
    expect(outcome, outcome.stderr).toMatchObject({ code: 0 })
    return readFileSync(join(folder, 'index.html'), 'utf8').replace(/ integrity="[^"]*"/, '')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('embed --write', () => {
  it.each([
    '',
    'text only',
    '<!doctype html>',
    '<!doctype html><p>x',
    '<!-- a --><!doctype html><!-- <head> --><p>x',
    '<!--><!doctype html><p>x',
    '<html><p>x',
    '<!doctype html><html lang="en">\n<body class="a">x</body></html>',
    '<!doctype html><head></head><p>x',
    '<head>\n  <meta charset="utf-8">\n  <title>x</title>\n</head>',
    '<head><!-- </head> --><title></head></title></head>',
    '<title>x</title><svg><desc><![CDATA[ </head><body> > ]]></desc></svg><p id=p>hi',
    `<svg><desc><![CDATA[ ${KIT} ]]></desc></svg>`,
    `<svg><![CDATA[ ${KIT} ]]></svg>`,
    `<math><mi><![CDATA[ ${KIT} ]]></mi></math>`,
    `<svg>${KIT}</svg>`,
    `<![CDATA[ ${KIT} ]]><p>x`,
    `<!-- ${KIT} --><p>x`,
    `<p><!-- ${KIT} --!> <!--> ${'x'} -->`,
    `<textarea>${KIT}</textarea>`,
    `<title>${KIT}</title>`,
    `<noscript>${KIT}</noscript>`,
    `<head><noscript><link rel=x>${KIT}</noscript></head>`,
    `<iframe>${KIT}</iframe><noembed>${KIT}</noembed><xmp>${KIT}</xmp>`,
    `<style>${KIT}</style>`,
    `<template>${KIT}</template>`,
    `<head><template><head></head>${KIT}</template></head>`,
    '<head><template><p>never closed',
    `<p>x<plaintext>${KIT}`,
    '<head><title>never closed</head>',
    '<head><style>never closed </head><body>',
    '<head><script>never closed </head><body>',
    `<script>document.title = '<head></head>'; // ${'<\\/script>'}\n</script><p>x`,
    '<script><!-- <script> </head> </script> --></script><p>x',
    `<script type="text/plain" src="aptos-wallet-kit.js"></script>`,
    `<script type="text/template">${KIT.replace('</', '<\\/')}</script>`,
    `<p title="</head><body>">x</p>`,
    `<p title='${KIT.replaceAll("'", '')}'>x`,
    '<head><base href="/"></head><body>x',
    '<frameset><frame src="about:blank"></frameset>',
    '<table><tr><td>x<head></head>',
    '<body><head><title>late</title></head>',
    '<head></head><meta name=x><link rel=y><body>',
    '</head><p>x',
    '<p>x</p></body></html><!-- end -->',
    '\ufeff<!doctype html><p>x',
    `<div data-x="<script src='aptos-wallet-kit.js'>">`,
  ])('makes a browser run the kit once and changes nothing else in: %s', async (html) => {
    const before = await load(html)
    expect(before.runs).toBe(0)
    const after = await load(await embed(html))
    expect(after.runs).toBe(1)
    expect({ ...after, runs: 0, html: after.html.replaceAll(' ', '') }).toEqual({
      ...before,
      html: before.html.replaceAll(' ', ''),
    })
  })

  it.each([
    `<p>x${KIT}`,
    `<head><script type=module src="./aptos-wallet-kit.js?v=1"></script>`,
    `<script SRC=aptos-wallet-kit.js></script>`,
  ])('keeps the one tag of a page that a browser runs: %s', async (html) => {
    expect((await load(html)).runs).toBe(1)
    expect((await load(await embed(html))).runs).toBe(1)
  })
})

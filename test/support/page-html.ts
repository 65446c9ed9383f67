import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { WalletSetup } from './in-page/scripted-wallet.js'
import type { SiteFiles } from './page-server.js'

/** A function that refers to nothing but the page, or a script's text. */
export type PageScript = (() => void) | string

/** A test page; what is not said is as a plain page has it. */
export interface PageSetup {
  readonly wallets?: readonly WalletSetup[]
  /** Attributes of the kit's script tag, e.g. `data-preferred-wallet="Petra"`. */
  readonly script?: string
  readonly body?: string
  /** Attributes of the html element. */
  readonly html?: string
  readonly css?: string
  /** Run as scripts of their own before and after the kit's script. */
  readonly before?: PageScript
  readonly after?: PageScript
  readonly files?: SiteFiles
}

let bundled: Promise<string> | undefined

/** The page's own support, built once a test file. */
const support = () =>
  (bundled ??= build({
    entryPoints: [fileURLToPath(new URL('in-page/index.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? ''))

const asScript = (script: PageScript = '') => (typeof script === 'function' ? `(${script})()` : script)

/** @returns the page as files, from `/` on */
export async function pageFiles({
  wallets = [],
  script = '',
  body = '<h1>A page</h1><aptos-wallet-button></aptos-wallet-button><p><input aria-label="Notes"></p>',
  html = 'lang="en"',
  css = '',
  before,
  after,
  files = {},
}: PageSetup = {}): Promise<SiteFiles> {
  const setup = JSON.stringify(wallets).replaceAll('<', '\\u003c')
  return {
    '/support.js': await support(),
    '/late.js': 'support.announceLate()',
    '/before.js': asScript(before),
    '/after.js': asScript(after),
    '/style.css': css,
    '/': `<!doctype html><html ${html}><head><meta charset="utf-8"><title>A page</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css"></head><body data-page><main>${body}</main>
<div data-own hidden><script type="application/json" id="setup">${setup}</script>
<script src="support.js"></script>
<script src="before.js"></script>
<script src="aptos-wallet-kit.js" ${script}></script>
<script src="late.js"></script>
<script src="after.js"></script></div></body></html>`,
    ...files,
  }
}

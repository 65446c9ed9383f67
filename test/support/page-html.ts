import { bundleScript } from './bundle.js'
import type { WalletSetup } from './in-page/scripted-wallet.js'
import type { CreateListener, SiteFiles } from './page-server.js'

/** A function that uses only globals of the page, or the text of a script. */
export type PageScript = (() => void) | string

/** Describes a test page. Every property has a default. */
export interface PageSetup {
  readonly wallets?: readonly WalletSetup[]
  /** Attributes of the script tag of the kit, for example `data-preferred-wallet="Petra"`. */
  readonly script?: string
  readonly body?: string
  /** Attributes of the html element. */
  readonly html?: string
  readonly css?: string
  /** Scripts that run before and after the script of the kit. */
  readonly before?: PageScript
  readonly after?: PageScript
  readonly files?: SiteFiles
  /** The server of the site. Default: requests without a file are faults. */
  readonly server?: CreateListener
  /** The Content-Security-Policy. Default: the strictest under which a page can run its own scripts. */
  readonly policy?: string
}

let bundled: Promise<string> | undefined

/** Bundles the helpers of the page once. */
const bundleSupport = () => (bundled ??= bundleScript('test/support/in-page/index.ts'))

const toScript = (script: PageScript = '') => (typeof script === 'function' ? `(${script})()` : script)

/** Returns the files of a test page by their paths. */
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
    '/support.js': await bundleSupport(),
    '/late.js': `support.installWallets('after')`,
    '/before.js': toScript(before),
    '/after.js': toScript(after),
    '/style.css': css,
    '/': `<!doctype html><html ${html}><head><meta charset="utf-8"><title>A page</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<script type="application/json" id="setup">${setup}</script><script src="support.js"></script>
<link rel="stylesheet" href="style.css"></head><body><main>${body}</main>
<div data-page hidden>
<script src="before.js"></script>
<script src="aptos-wallet-kit.js" ${script}></script>
<script src="late.js"></script>
<script src="after.js"></script></div></body></html>`,
    ...files,
  }
}

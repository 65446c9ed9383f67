import type { BrowserContext, Frame, Page } from 'playwright-core'
import { bundleScript } from '../support/bundle.js'
import { type Site, strictPolicy } from '../support/page-server.js'
import { type Visit, visit } from '../support/visit.js'

/** What the tests read of a response. Values of the SDK are text. */
interface WalletResponse {
  readonly status: string | undefined
  readonly address: string | undefined
  readonly fullMessage: string | undefined
}

/** Bundles an application on the Wallet Standard once. */
export const bundleApp = (): Promise<string> => (bundled ??= bundleScript('test/browser/wallet-app.ts'))

/** Calls a feature of the wallet from the page. */
export const callWallet = (page: Page | Frame, name: string, ...input: unknown[]): Promise<WalletResponse> =>
  page.evaluate(([name, input]) => window.app.call(name, ...input), [name, input] as const)

interface PageOptions {
  readonly host?: string
  /** Attributes of the script tag of the wallet. */
  readonly wallet?: string
  /** HTML between the scripts of the application and of the wallet. */
  readonly markup?: string
  readonly context?: BrowserContext
}

interface DevWalletVisit extends Visit {
  readonly site: Site
  /** Calls a feature of the wallet. */
  call(name: string, ...input: unknown[]): Promise<WalletResponse>
}

/** Opens a page with the built wallet and an application, under the strictest policy. */
export async function openDevWallet(options: PageOptions = {}): Promise<DevWalletVisit> {
  const { host = 'localhost', wallet = '', markup = '', context } = options
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><script src="/app.js"></script></head>
<body><main><h1>A page</h1><button id="first">A button</button></main>
<dialog id="modal" aria-label="A dialog of the page"><button>Inside</button></dialog>
${markup}<script src="/dev-wallet.js" ${wallet}></script></body></html>`
  const files = { '/': html, '/app.js': appScript }
  const opened = await visit(files, {
    host,
    policy: strictPolicy,
    context: context ?? { reducedMotion: 'reduce' },
  })
  return { ...opened, call: (name, ...input) => callWallet(opened.page, name, ...input) }
}

/** Opens a page that is connected. Later requests open their prompts. */
export async function openConnected(): Promise<DevWalletVisit> {
  const opened = await openDevWallet({ wallet: 'data-auto-approve' })
  await opened.call('connect')
  await opened.page.evaluate(() => window.AptosDevWallet?.configure({ autoApprove: false }))
  return opened
}

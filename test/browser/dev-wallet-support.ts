import type { Frame, Page } from 'playwright-core'
import { type Site, strictPolicy } from '../support/page-server.js'
import { type Visit, visit } from '../support/visit.js'

/** What the tests read of a response. Values of the SDK are text. */
interface WalletResponse {
  readonly status: string | undefined
  readonly address: string | undefined
  readonly fullMessage: string | undefined
}

declare global {
  interface Window {
    app: ReturnType<typeof startApp>
  }
}

/** An application on the Wallet Standard. Runs in the page. */
function startApp() {
  /** As in ts-sdk. */
  type Address = { toStringLong(): string }
  type Answer = { status: string; args?: { address?: Address; fullMessage?: string } }
  type Feature = Record<string, (...input: unknown[]) => Promise<Answer | undefined>>
  const wallets: { readonly name: string; readonly features: Record<string, Feature> }[] = []
  const events: unknown[] = []
  const register = (wallet: (typeof wallets)[number]) => void wallets.push(wallet)
  addEventListener('wallet-standard:register-wallet', (event) => (event as CustomEvent).detail({ register }))
  dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  const call = (name: string, ...input: unknown[]) =>
    wallets[0]?.features[`aptos:${name}`]?.[name]?.(...input)

  return {
    getNames: () => wallets.map(({ name }) => name),
    /** Calls a feature of the wallet. */
    async call(name: string, ...input: unknown[]): Promise<WalletResponse> {
      const { status, args } = (await call(name, ...input)) ?? {} // Nothing for `disconnect`.
      return { status, address: args?.address?.toStringLong(), fullMessage: args?.fullMessage }
    },
    async listen() {
      await call('onAccountChange', (account: { address: Address } | null) =>
        events.push(account?.address.toStringLong() ?? null),
      )
      await call('onNetworkChange', ({ name }: { name: string }) => events.push(name))
    },
    /** Returns the addresses and the names of networks that the wallet has reported. */
    getEvents: () => events,
  }
}

export const appScript = `window.app = (${startApp})()`

/** Calls a feature of the wallet from the page. */
export const callWallet = (page: Page | Frame, name: string, ...input: unknown[]): Promise<WalletResponse> =>
  page.evaluate(([name, input]) => window.app.call(name, ...input), [name, input] as const)

interface PageOptions {
  readonly host?: string
  /** Attributes of the script tag of the wallet. */
  readonly wallet?: string
  /** HTML between the scripts of the application and of the wallet. */
  readonly markup?: string
}

interface DevWalletVisit extends Visit {
  readonly site: Site
  /** Calls a feature of the wallet. */
  call(name: string, ...input: unknown[]): Promise<WalletResponse>
}

/** Opens a page with the built wallet and an application, under the strictest policy. */
export async function openDevWallet(options: PageOptions = {}): Promise<DevWalletVisit> {
  const { host = 'localhost', wallet = '', markup = '' } = options
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><script src="/app.js"></script></head>
<body><main><h1>A page</h1><button id="first">A button</button></main>
<dialog id="modal" aria-label="A dialog of the page"><button>Inside</button></dialog>
${markup}<script src="/dev-wallet.js" ${wallet}></script></body></html>`
  const files = { '/': html, '/app.js': appScript }
  const opened = await visit(files, { host, policy: strictPolicy })
  return { ...opened, call: (name, ...input) => callWallet(opened.page, name, ...input) }
}

/** Opens a page that is connected. Later requests open their prompts. */
export async function openConnected(): Promise<DevWalletVisit> {
  const opened = await openDevWallet({ wallet: 'data-auto-approve' })
  await opened.call('connect')
  await opened.page.evaluate(() => window.AptosDevWallet?.configure({ autoApprove: false }))
  return opened
}

import {
  assertAccountExists,
  createFullNode,
  createStubNode,
  generatePrivateKey,
  listAccounts,
  NETWORKS,
  type NetworkName,
  parseMisbehaviourOrThrow,
  parseNetworkOrThrow,
  parsePrivateKeyOrThrow,
  type RequestKind,
  STUB_CHAIN_IDS,
  type StubNode,
} from '../dev-wallet/shared.js'
import { type Controller, createController } from './controller.js'
import type { WalletHost } from './hosts/host.js'
import { createPlaywrightHost, isPlaywrightTarget } from './hosts/playwright.js'
import { createPuppeteerHost, isPuppeteerTarget } from './hosts/puppeteer.js'
import { createWindowHost, isWindow } from './hosts/window.js'
import { createTestState } from './initial-state.js'
import { BINDING_NAME } from './protocol.js'
import { createRequestLog, type RequestLog, toWalletRequest } from './request-log.js'
import type {
  InstallOptions,
  InstallTarget,
  SettleOptions,
  StubBehavior,
  TestAccount,
  TestWallet,
  WalletRequest,
} from './types.js'

const DEFAULT_TIMEOUT_MS = 5000

/**
 * Installs the development wallet in every document of the target. Call it before `page.goto()`: in a document that is
 * already open, the wallet registers late. The page needs no change, and the wallet starts on any host and under any
 * Content-Security-Policy.
 *
 * @param target A Playwright page or browser context, a Puppeteer page, or the `window` of happy-dom or jsdom.
 * @param options The accounts, the network, the failure mode, and the full node.
 * @returns An object that controls the wallet.
 * @throws TypeError if the target or an option is invalid.
 * @throws Error if a page of a browser already has a wallet, or if the chain ID of devnet cannot be read from its node.
 * @example
 * const wallet = await installDevWallet(page, { network: 'testnet', node: 'stub' })
 * await page.goto('https://localhost:3000')
 * await page.getByRole('button', { name: 'Connect' }).click()
 * await wallet.approve('connect')
 */
export async function installDevWallet(
  target: InstallTarget,
  options: InstallOptions = {},
): Promise<TestWallet> {
  const host = createHost(target)
  const network = parseNetworkOrThrow(options.network ?? 'local')
  const behavior = parseNodeOption(options.node)
  const chainId = await findChainId(network, behavior !== undefined)
  const state = { ...createTestState(options), network, chainId }
  const stub =
    behavior && createStubNode({ nodeUrl: state.nodeUrl, modules: options.modules ?? [], behavior })
  const log = createRequestLog()
  const controller = createController(host, log, state, stub)
  const pageStub = stub && { nodeUrl: state.nodeUrl, replacesFetch: true }
  try {
    await host.start({ state, stub: pageStub, hasSignIn: options.signIn !== false }, controller)
  } catch (error) {
    throw explainStartError(error)
  }
  return createTestWallet(controller, log, stub)
}

function createHost(target: InstallTarget): WalletHost {
  if (isPlaywrightTarget(target)) return createPlaywrightHost(target)
  if (isPuppeteerTarget(target)) return createPuppeteerHost(target)
  if (isWindow(target)) return createWindowHost(target)
  throw new TypeError('installDevWallet needs a Playwright page or context, a Puppeteer page, or a window.')
}

/**
 * Returns an error that explains why a second installation on a page fails. Playwright and Puppeteer reject a second function
 * with the same name. Returns any other error unchanged.
 */
function explainStartError(error: unknown): unknown {
  const text = String(error)
  if (!text.includes(BINDING_NAME) || !text.includes('already')) return error
  const message = 'The page already has a wallet. Call installDevWallet() once, for the page or its context.'
  return new Error(message, { cause: error })
}

function parseNodeOption(node: unknown): StubBehavior | undefined {
  if (node === undefined) return
  if (node === 'stub') return {}
  if (typeof node === 'object' && node !== null) return node
  throw new TypeError(`The option node is ${String(node)}. Pass 'stub' or an object, or leave it out.`)
}

const findChainId = async (network: NetworkName, isStubbed: boolean): Promise<number> =>
  isStubbed
    ? STUB_CHAIN_IDS[network]
    : (NETWORKS[network].chainId ?? (await createFullNode(NETWORKS[network].nodeUrl, fetch).getChainId()))

function createTestWallet(controller: Controller, log: RequestLog, stub: StubNode | undefined): TestWallet {
  const accounts = () => listAccounts(controller.getState())
  const requireStub = (method: string): StubNode => {
    if (stub) return stub
    throw new Error(`${method} needs the stub. Install the wallet with node: 'stub'.`)
  }
  return Object.freeze({
    approve: (kind?: RequestKind, options?: SettleOptions) =>
      settleNext(controller, log, 'approved', kind, options),
    reject: (kind?: RequestKind, options?: SettleOptions) =>
      settleNext(controller, log, 'rejected', kind, options),
    requests: log.list,
    accounts,
    async switchAccount(index: number) {
      assertAccountExists(controller.getState(), index)
      await controller.update({ current: index })
    },
    async switchNetwork(name: NetworkName) {
      const network = parseNetworkOrThrow(name)
      await controller.update({ network, chainId: await findChainId(network, stub !== undefined) })
    },
    async addAccount(privateKey?: string) {
      const secret = privateKey === undefined ? generatePrivateKey() : parsePrivateKeyOrThrow(privateKey)
      const { secrets } = controller.getState()
      if (!secrets.includes(secret)) await controller.update({ secrets: [...secrets, secret] })
      return accounts()[controller.getState().secrets.indexOf(secret)] as TestAccount
    },
    async misbehave(mode) {
      await controller.update({ misbehave: parseMisbehaviourOrThrow(mode) })
    },
    revoke: () => controller.update({ connected: false }),
    failNextTransaction(failure) {
      requireStub('failNextTransaction').failNextTransaction(failure)
    },
    setNodeBehavior(behavior) {
      requireStub('setNodeBehavior').setBehavior(behavior)
    },
  } satisfies TestWallet)
}

/** Waits for the next request of a kind and settles it. Skips requests that can no longer be settled. */
async function settleNext(
  controller: Controller,
  log: RequestLog,
  outcome: 'approved' | 'rejected',
  kind: RequestKind | undefined,
  { timeout: timeoutMs = DEFAULT_TIMEOUT_MS }: SettleOptions = {},
): Promise<WalletRequest> {
  const deadline = Date.now() + timeoutMs
  while (true) {
    const entry = await log.claimNext(kind, timeoutMs, deadline)
    const { clientId, id } = entry
    if (await controller.sendTo(clientId, { type: 'settle', id, isApproved: outcome === 'approved' })) {
      log.setOutcome(clientId, id, outcome)
      return toWalletRequest(entry)
    }
    // The page was closed, or its wallet settled the request itself. In the second case, the log keeps that outcome.
    log.setOutcome(clientId, id, 'abandoned')
  }
}

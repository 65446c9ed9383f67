import type { AptosSignTransactionFeatureV1_1, AptosWallet, UserResponse } from '@aptos-labs/wallet-standard'
import type { Context } from '../../../src/dev-wallet/features/context.js'
import { createRequestQueue } from '../../../src/dev-wallet/request-queue.js'
import type { WalletState } from '../../../src/dev-wallet/state/state.js'
import { createStore } from '../../../src/dev-wallet/state/store.js'
import { createWallet } from '../../../src/dev-wallet/wallet.js'

type FakeNode = ReturnType<typeof fakeNode>

/** @param responses Response bodies of a full node by path after its version. Every other path is a 404. */
export function fakeNode(responses: Readonly<Record<string, unknown>>) {
  const urls: string[] = []
  const postBodies: Uint8Array[] = []
  const respond: typeof fetch = async (input, init) => {
    const url = String(input)
    urls.push(url)
    if (init?.body) postBodies.push(init.body as Uint8Array)
    const body = responses[new URL(url).pathname.replace(/^\/v1/, '')]
    const notFound = { message: 'not found', error_code: 'account_not_found' }
    return Response.json(body ?? notFound, { status: body ? 200 : 404 })
  }
  return { urls, postBodies, fetch: respond }
}

type Features = Required<Omit<AptosWallet['features'], 'aptos:signTransaction'>> &
  AptosSignTransactionFeatureV1_1

/** The methods of all features. */
type Methods = {
  [Name in keyof Features as Exclude<keyof Features[Name], 'version'>]: Features[Name][Exclude<
    keyof Features[Name],
    'version'
  >]
}

export interface TestWallet extends Context, Methods {
  readonly wallet: AptosWallet
  /** Runs the tasks that the wallet delayed until after a response. */
  runDelayedTasks(): void
}

/** Creates the wallet without a browser. By default, it approves automatically, and its node responds with 404. */
export function createTestWallet(
  state: Partial<WalletState> = {},
  node: FakeNode = fakeNode({}),
): TestWallet {
  const store = createStore(undefined, {})
  store.update({ autoApprove: true, ...state })
  const delayedTasks: (() => void)[] = []
  const context: Context = {
    store,
    requests: createRequestQueue(() => store.get().autoApprove),
    fetch: node.fetch,
    now: () => 1_700_000_000_000,
    page: { origin: 'http://localhost:5173', host: 'localhost:5173', href: 'http://localhost:5173/app' },
  }
  const wallet = createWallet(context, (task) => delayedTasks.push(task))
  const methods: Methods = Object.assign({}, ...Object.values(wallet.features))
  const runDelayedTasks = () => delayedTasks.splice(0).forEach((task) => void task())
  return { ...context, ...methods, wallet, runDelayedTasks }
}

/** Creates a connected wallet whose node responds when the test calls `respond`. */
export function createWalletWithSlowNode(state: Partial<WalletState> = {}) {
  let respond = (_: unknown) => {}
  const response = new Promise<Response>((resolve) => {
    respond = (body) => resolve(Response.json(body))
  })
  const node = { ...fakeNode({}), fetch: () => response }
  return { env: createConnectedWallet(state, node), respond: (body: unknown) => respond(body) }
}

/** A wallet that prompts, connected to the page. */
export const createPromptingWallet = (): TestWallet => createConnectedWallet({ autoApprove: false })

export const createConnectedWallet = (state: Partial<WalletState> = {}, node?: FakeNode): TestWallet =>
  createTestWallet({ connected: true, ...state }, node)

/** @throws Error if the response is a rejection. */
export function getApprovedArgs<T>(response: UserResponse<T>): T {
  if (response.status !== 'Approved') throw new Error('The request was rejected.')
  return (response as { args: T }).args
}

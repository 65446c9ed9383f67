import type { AptosWallet, UserResponse } from '@aptos-labs/wallet-standard'
import type { Context } from '../../../src/dev-wallet/features/context.js'
import { createRequests } from '../../../src/dev-wallet/requests.js'
import type { WalletState } from '../../../src/dev-wallet/state/state.js'
import { createStore } from '../../../src/dev-wallet/state/store.js'
import { createWallet } from '../../../src/dev-wallet/wallet.js'

/** Answers of a full node by path below its version; what is not listed is a 404. */
export type NodeAnswers = Readonly<Record<string, unknown>>

export interface FakeNode {
  readonly fetch: typeof fetch
  readonly asked: string[]
  readonly posted: Uint8Array[]
}

export function fakeNode(answers: NodeAnswers): FakeNode {
  const asked: string[] = []
  const posted: Uint8Array[] = []
  return {
    asked,
    posted,
    fetch: async (input, init) => {
      const url = String(input)
      asked.push(url)
      if (init?.body) posted.push(init.body as Uint8Array)
      const answer = answers[new URL(url).pathname.replace(/^\/v1/, '')]
      const missing = { message: 'not found', error_code: 'account_not_found' }
      return Response.json(answer ?? missing, { status: answer ? 200 : 404 })
    },
  }
}

export interface Bench extends Context {
  readonly wallet: AptosWallet
  /** Runs what the wallet put off until after an answer. */
  runLater(): void
}

/** The wallet without a browser: storage in memory, time at 1,700,000,000 s, no node unless one is given. */
export function bench(state: Partial<WalletState> = {}, node: FakeNode = fakeNode({})): Bench {
  const store = createStore(undefined, {})
  store.update({ autoApprove: true, ...state })
  const later: (() => void)[] = []
  const context: Context = {
    store,
    requests: createRequests(() => store.get().autoApprove),
    fetch: node.fetch,
    now: () => 1_700_000_000_000,
    page: { origin: 'http://localhost:5173', host: 'localhost:5173', href: 'http://localhost:5173/app' },
  }
  const wallet = createWallet(context, (task) => later.push(task))
  return { ...context, wallet, runLater: () => later.splice(0).forEach((task) => void task()) }
}

/** A bench whose page is connected. */
export const connected = (state: Partial<WalletState> = {}, node?: FakeNode): Bench =>
  bench({ connected: true, ...state }, node)

/** @throws when the person, or the wallet, said no */
export function approvedArgs<T>(answer: UserResponse<T>): T {
  if (answer.status !== 'Approved') throw new Error('rejected')
  return (answer as { args: T }).args
}

/** A feature the wallet always has though the standard makes it optional. */
export function feature<K extends keyof AptosWallet['features']>({ wallet }: Bench, name: K) {
  const found = wallet.features[name]
  if (!found) throw new Error(`${name} is missing`)
  return found
}

import * as sdk from '@aptos-labs/ts-sdk'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  createStubFetch,
  createStubNode,
  findStubNetwork,
  STUB_CHAIN_IDS,
  type StubBehavior,
  type TransactionResponse,
} from '../../src/dev-wallet/shared.js'
import { followTransactions } from '../../src/transactions/index.js'
import { englishTransactions as text } from '../../src/ui/transaction-strings.js'
import type { FakeFeatures } from '../unit/support/fake-wallet.js'
import { connectedKit, settle } from '../unit/support/start-kit.js'

/** A full node that the stub replaces in addition to the public ones. */
const NODE_URL = 'https://node.example/v1'
const TESTNET_URL = 'https://api.testnet.aptoslabs.com/v1'

type Status = 'confirmed' | 'failed' | 'late' | 'unknown'

const repeat = (response: TransactionResponse) => Array.from({ length: 300 }, () => response)

/** What the full node responds, and how the transaction ends as far as the user can know. */
const answers: readonly (readonly [name: string, StubBehavior, Status, vmStatus?: string])[] = [
  ['the committed transaction', {}, 'confirmed'],
  ['slowly', { delayMs: 900 }, 'confirmed'],
  ['404 at first', { transactionResponses: ['not-found', 'not-found'] }, 'confirmed'],
  ['a pending transaction at first', { transactionResponses: ['pending', 'pending'] }, 'confirmed'],
  ['no success at first', { transactionResponses: ['no-success', 'no-success'] }, 'confirmed'],
  ['429 at first', { transactionResponses: ['too-many-requests'] }, 'confirmed'],
  ['503 at first', { transactionResponses: ['unavailable'] }, 'confirmed'],
  ['an abort', { failNext: 'Move abort in 0x1::m: E(0x1): Sold out' }, 'failed', 'Sold out'],
  ['that the gas ran out', { failNext: 'Out of gas' }, 'failed', text.OUT_OF_GAS],
  ['an unknown status code', { failNext: 'A_NEW_CODE' }, 'failed', 'A_NEW_CODE'],
  ['404 for ever', { transactionResponses: repeat('not-found') }, 'late'],
  ['a pending transaction for ever', { transactionResponses: repeat('pending') }, 'late'],
  ['no success for ever', { transactionResponses: repeat('no-success') }, 'late'],
  ['429 for ever', { transactionResponses: repeat('too-many-requests') }, 'unknown'],
  ['503 for ever', { transactionResponses: repeat('unavailable') }, 'unknown'],
]

/**
 * Forms in which wallets report their network and the hash of a transaction. `node` is the full node that has the transaction.
 */
const forms: readonly (readonly [
  name: string,
  form: { network?: object; wrap?: (args: object) => object; node?: string; nodeUrl?: string },
])[] = [
  ['on a public network', { network: { name: 'testnet', chainId: 2 }, node: TESTNET_URL }],
  ['on a network in capitals', { network: { name: 'TESTNET', chainId: 1 }, node: TESTNET_URL }],
  ['that returns the bare hash', { network: { name: 'testnet' }, wrap: (args) => args, node: TESTNET_URL }],
  [
    'that names its full node',
    { network: { name: 'custom', chainId: 9, url: 'https://node.example' }, node: NODE_URL },
  ],
  ['on a local network', { network: { name: 'local', chainId: 4 }, node: 'http://127.0.0.1:8080/v1' }],
  [
    'on a network with a full node that only the page knows',
    { network: { name: 'custom', chainId: 9 }, nodeUrl: NODE_URL, node: NODE_URL },
  ],
  ['without a network', { nodeUrl: NODE_URL, node: NODE_URL }],
  ['on an unknown network', { network: { name: 'custom', chainId: 9 } }],
  ['without a network or a full node', {}],
]

/** Events of the page after the wallet has responded. */
const events: Readonly<Record<string, (page: Follower) => Promise<unknown>>> = {
  'that stays open': async () => {},
  'that is reloaded': async ({ reload }) => reload(),
  'behind another tab': async ({ hide }) => {
    await hide(true)
    await pass(10_000)
    await hide(false)
  },
  'that loses the network for a while': async ({ setOnline }) => {
    setOnline(false)
    await pass(20_000)
    setOnline(true)
  },
  'that loses the network until the user returns': async ({ setOnline, hide }) => {
    setOnline(false)
    await pass(70_000)
    await hide(true)
    setOnline(true)
    await hide(false)
  },
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const account = sdk.Account.generate()

/** Submits a transaction to the stub, as a wallet does. Returns its hash. */
async function submit(node: string): Promise<string> {
  const network = findStubNetwork(new URL(node), NODE_URL) ?? 'local'
  const call = sdk.EntryFunction.build('0x1::coin', 'transfer', [], [])
  const payload = new sdk.TransactionPayloadEntryFunction(call)
  const { accountAddress: sender } = account
  const chainId = new sdk.ChainId(STUB_CHAIN_IDS[network])
  const transaction = new sdk.SimpleTransaction(
    new sdk.RawTransaction(sender, 0n, payload, 50_000n, 100n, 4_000_000_000n, chainId),
  )
  const input = { transaction, senderAuthenticator: account.signTransactionWithAuthenticator(transaction) }
  const body = sdk.generateSignedTransaction(input) as BodyInit
  expect((await fetch(`${node}/transactions`, { method: 'POST', body })).status).toBe(202)
  return sdk.generateUserTransactionHash(input)
}

type Follower = Awaited<ReturnType<typeof openPage>>

/** Opens a page that follows the transactions of a connected wallet, and whose full nodes are a stub. */
async function openPage(behavior: StubBehavior, { network, wrap, node, nodeUrl }: (typeof forms)[number][1]) {
  const { kit } = await connectedKit({}, {
    'aptos:network': network && { network: async () => network },
    'aptos:signAndSubmitTransaction': {
      version: '1.1.0',
      signAndSubmitTransaction: async () =>
        (wrap ?? ((args) => ({ status: 'Approved', args })))({ hash: await submit(node ?? TESTNET_URL) }),
    },
  } as FakeFeatures)
  const { delayMs = 0, ...rest } = behavior
  const stub = createStubNode({ nodeUrl: NODE_URL, modules: [], behavior: rest })
  let isOnline = true
  const asked = new Set<string>()
  const stubFetch = createStubFetch(window, NODE_URL, async (request) => {
    if (request.method === 'GET') {
      asked.add(request.url.replace(/\/transactions.*/, ''))
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
    return stub.respondNow(request)
  })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted()
    if (!isOnline && init?.method !== 'POST') throw new TypeError('Failed to fetch')
    return stubFetch(url, init)
  })

  let root: ShadowRoot
  let stop = () => {}
  const follow = () => {
    const host = document.createElement('div')
    root = host.attachShadow({ mode: 'open' })
    const createHost = (onChange: (options: object) => void) => {
      onChange({})
      return { host, remove: () => host.remove() }
    }
    stop = followTransactions({ on: kit.on, createHost }, { nodeUrl })
  }
  follow()
  onTestFinished(() => stop())
  const read = () => [...root.querySelectorAll('li p, li > div > small')].map((each) => each.textContent)

  return {
    kit,
    asked,
    read,
    announced: () => [...root.querySelectorAll('[role=log] p')].map(({ textContent }) => textContent),
    reload() {
      stop()
      follow()
    },
    setOnline(isNowOnline: boolean) {
      isOnline = isNowOnline
    },
    async hide(isHidden: boolean) {
      Object.defineProperty(Object.getPrototypeOf(document), 'hidden', {
        configurable: true,
        get: () => isHidden,
      })
      document.dispatchEvent(new Event('visibilitychange'))
      await settle()
    },
    /** Waits until the transaction has ended, or until the follower has stopped. */
    async waitForEnd() {
      const ends = [text.confirmed, text.failed, text.late, text.unknown]
      for (let seconds = 0; seconds < 70 && !ends.includes(`${read()[0]}`); seconds++) await pass(1000)
      await pass(100)
    },
  }
}

beforeEach(() => {
  // happy-dom has neither animations nor layout, and does not reflect `part`.
  Element.prototype.animate = vi.fn(() => ({}) as Animation)
  document.elementFromPoint = () => null
  Object.defineProperty(Element.prototype, 'part', {
    configurable: true,
    set(this: Element, value: string) {
      this.setAttribute('part', value)
    },
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    sessionStorage.clear()
    document.body.replaceChildren()
    Reflect.deleteProperty(Object.getPrototypeOf(document), 'hidden')
  })
})

describe.each(forms)('followTransactions with a wallet %s', (_, form) => {
  // Without a full node, no request is sent.
  const possibleAnswers = form.node ? answers : answers.slice(0, 1)
  const situations = Object.entries(events).flatMap(([event, happen]) =>
    possibleAnswers.map(([answer, behavior, status, reason]) => ({
      ...{ situation: `${event}, if the full node responds ${answer}` },
      ...{ happen, behavior, status, reason },
    })),
  )

  it.each(situations.map((each) => [each.situation, each] as const))(
    'ends in a true sentence on a page %s',
    async (_, { happen, behavior, status, reason }) => {
      const page = await openPage(behavior, form)
      await page.kit.signAndSubmitTransaction({ payload: { function: '0x1::m::f' } })
      await happen(page)
      await page.waitForEnd()
      const [title, line] = form.node ? [text[status], reason] : [text.unknown]
      expect(page.read()).toEqual([title, line ?? expect.stringMatching(/^0x/)])
      expect(page.announced().at(-1)).toBe(line ? `${title}. ${line}` : title)
      expect([...page.asked]).toEqual(form.node ? [form.node] : [])
    },
  )
})

import { getEventListeners } from 'node:events'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { TransactionError, type WaitOptions, waitForTransaction } from '../../../src/transactions/index.js'
import { failureOf } from '../support/start-kit.js'

const HASH = `0x${'ab'.repeat(32)}`
const NODE = 'https://api.testnet.aptoslabs.com/v1'

const respond = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const notFound = () => respond({ error_code: 'transaction_not_found' }, 404)
const pending = () => respond({ type: 'pending_transaction', hash: HASH })
const withoutSuccess = () => respond({ type: 'user_transaction', hash: HASH, version: '9' })
const committed = (vm_status = 'Executed successfully') =>
  respond({
    ...{ type: 'user_transaction', success: vm_status === 'Executed successfully', vm_status },
    ...{ gas_used: '9', version: '3000000001' },
  })
const limited = () => respond({ error_code: 'rate_limited' }, 429)
const notJson = () => new Response('<!doctype html>')

type Answer = () => Response | Promise<Response>

/** Replaces the network. The last response repeats. Returns the requests, and their times in milliseconds. */
function answerWith(...answers: Answer[]) {
  const start = Date.now()
  const times: number[] = []
  const requests: [url: string, init: RequestInit][] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push([url, init])
    times.push(Date.now() - start)
    init.signal?.throwIfAborted()
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    )
    return Promise.race([answer?.(), aborted])
  })
  return { times, requests }
}

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})

/** Waits for the transaction, while time passes. */
async function wait(options: WaitOptions = { network: 'testnet' }, hash = HASH) {
  const result = waitForTransaction(hash, options)
  result.catch(() => {})
  await vi.runAllTimersAsync()
  return result
}

/** Returns the error of a wait, and how long it took. */
async function measureFailure(options: WaitOptions) {
  const start = Date.now()
  const failure = failureOf(waitForTransaction(HASH, options)).then((error) => ({
    error,
    timeMs: Date.now() - start,
  }))
  await vi.runAllTimersAsync()
  return failure
}

describe('waitForTransaction', () => {
  it('resolves the end of a transaction that succeeded, after one request', async () => {
    const { requests } = answerWith(committed)
    expect(await wait()).toEqual({
      ...{ success: true, reason: '', vmStatus: 'Executed successfully' },
      ...{ gasUsed: 9, version: 3_000_000_001 },
    })
    const expected = { cache: 'no-store', credentials: 'omit', redirect: 'error' }
    expect(requests).toEqual([
      [`${NODE}/transactions/wait_by_hash/${HASH}`, { ...expected, signal: expect.any(AbortSignal) }],
    ])
  })

  it('resolves the end of a transaction that failed, with the reason in words', async () => {
    answerWith(() => committed('Move abort in 0x1::m: E(0x1): Sold out'))
    const vmStatus = 'Move abort in 0x1::m: E(0x1): Sold out'
    expect(await wait()).toMatchObject({ success: false, reason: 'Sold out', vmStatus })
  })

  it.each<[string, Answer]>([
    ['404', notFound],
    ['a pending transaction', pending],
    ['a transaction without success', withoutSuccess],
    ['429', limited],
    ['503', () => respond({}, 503)],
    ['what is not JSON', notJson],
    ['null', () => respond(null)],
    ['nothing, because the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('continues if the node responds %s', async (_, answer) => {
    const { requests } = answerWith(answer, answer, committed)
    expect(await wait()).toMatchObject({ success: true })
    expect(new Set(requests.map(([url]) => url)).size).toBe(1)
    expect(requests).toHaveLength(3)
  })

  it.each<[string, Answer, number[]]>([
    ['has not ended', notFound, [0, 250, 750, 1750, 3750, 7750, 11_750]],
    [
      'cannot be read because the node is overloaded',
      limited,
      [0, 250, 750, 1750, 3750, 7750, 15_750, 31_750, 47_750],
    ],
  ])('pauses longer and longer while the transaction %s', async (_, answer, expected) => {
    const { times } = answerWith(answer)
    await wait().catch(() => {})
    expect(times.slice(0, expected.length)).toEqual(expected)
    expect(Math.max(...times)).toBeLessThanOrEqual(60_000)
  })

  it.each<[string, Answer, TransactionError['reason']]>([
    ['it has not ended', pending, 'NOT_CONFIRMED'],
    ['it is unknown to the node', notFound, 'NOT_CONFIRMED'],
    ['the node is overloaded', limited, 'NODE_UNREACHABLE'],
    ['the node is down', () => Promise.reject(new TypeError('Failed to fetch')), 'NODE_UNREACHABLE'],
    ['the node does not respond', () => new Promise(() => {}), 'NODE_UNREACHABLE'],
  ])('rejects after 60 seconds if %s', async (_, answer, reason) => {
    answerWith(answer)
    const { error, timeMs } = await measureFailure({ network: 'testnet' })
    expect(error).toBeInstanceOf(TransactionError)
    expect(error).toMatchObject({ name: 'TransactionError', reason, message: expect.stringMatching(/\w/) })
    expect(timeMs).toBe(60_000)
  })

  it('takes the reason from the last response', async () => {
    answerWith(pending, limited)
    expect(await failureOf(wait())).toMatchObject({ reason: 'NODE_UNREACHABLE' })
    answerWith(limited, pending)
    expect(await failureOf(wait())).toMatchObject({ reason: 'NOT_CONFIRMED' })
  })

  it('rejects after its timeout', async () => {
    answerWith(pending)
    expect(await measureFailure({ network: 'testnet', timeoutMs: 1234 })).toMatchObject({ timeMs: 1234 })
  })

  it('leaves no timer behind', async () => {
    answerWith(committed)
    await waitForTransaction(HASH, { network: 'testnet' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rejects with the reason of the signal, and sends nothing more', async () => {
    const { requests } = answerWith(pending)
    const controller = new AbortController()
    const result = failureOf(waitForTransaction(HASH, { network: 'testnet', signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(300)
    const reason = new Error('The page was closed')
    controller.abort(reason)
    await vi.advanceTimersByTimeAsync(0)
    const { length } = requests
    expect(await result).toBe(reason)
    await vi.advanceTimersByTimeAsync(100_000)
    expect(requests).toHaveLength(length)
  })

  it('leaves no listener on the signal', async () => {
    answerWith(() => committed())
    const { signal } = new AbortController()
    await wait({ network: 'testnet', signal })
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('sends nothing if the signal is aborted already', async () => {
    const { requests } = answerWith(committed)
    const reason = new Error('Too late')
    const options = { network: 'testnet', signal: AbortSignal.abort(reason) }
    expect(await failureOf(wait(options))).toBe(reason)
    expect(requests).toEqual([])
  })

  it.each([
    ['a hash that is short', '0x12', { network: 'testnet' }],
    ['a hash with a path in it', `${HASH}/../..`, { network: 'testnet' }],
    ['no network and no node', HASH, {}],
    ['an unknown network', HASH, { network: 'moonnet' }],
    ['a node on http', HASH, { nodeUrl: 'http://node.example/v1' }],
    ['a node with another scheme', HASH, { nodeUrl: 'javascript:alert(1)' }],
  ])('rejects %s without a request', async (_, hash, options) => {
    const { requests } = answerWith(committed)
    expect(await failureOf(wait(options, hash))).toBeInstanceOf(TypeError)
    expect(requests).toEqual([])
  })

  it('names the missing network if it is called without options', async () => {
    const error = await failureOf(waitForTransaction(HASH, undefined as never))
    expect(error).toMatchObject({ name: 'TypeError', message: expect.stringContaining('Pass network') })
  })

  const custom = { name: 'custom' }
  it.each<[string, WaitOptions, string]>([
    ['the public node of mainnet', { network: 'mainnet' }, 'https://api.mainnet.aptoslabs.com/v1'],
    ['the public node of a name in capitals', { network: 'DEVNET' }, 'https://api.devnet.aptoslabs.com/v1'],
    ['the node of a local network', { network: 'local' }, 'http://127.0.0.1:8080/v1'],
    ['the node of the page', { nodeUrl: 'https://node.example/v1/' }, 'https://node.example/v1'],
    ['a node on localhost', { nodeUrl: 'http://localhost:8080/v1' }, 'http://localhost:8080/v1'],
    [
      'the node that the wallet names, not the public one',
      { network: { name: 'testnet', url: 'https://wallet.example' }, nodeUrl: 'https://node.example' },
      'https://wallet.example/v1',
    ],
    [
      'the public node, not that of the page',
      { network: { name: 'testnet', url: 'http://wallet.example' }, nodeUrl: 'https://node.example' },
      NODE,
    ],
    [
      'the node of the page for an unknown network',
      { network: custom, nodeUrl: 'https://node.example/key/v1' },
      'https://node.example/key/v1',
    ],
  ])('requests the transaction from %s', async (_, options, node) => {
    const { requests } = answerWith(committed)
    await wait(options)
    expect(requests[0]?.[0]).toBe(`${node}/transactions/wait_by_hash/${HASH}`)
  })
})

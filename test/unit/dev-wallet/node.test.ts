import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type FullNode, fullNode } from '../../../src/dev-wallet/chain/node.js'
import { fakeNode } from './support.js'

const URL = 'http://127.0.0.1:8080/v1'
const OTHER = `What answers at ${URL} is not an Aptos full node`

const questions: Readonly<Record<string, (node: FullNode) => Promise<unknown>>> = {
  'the chain id': (node) => node.chainId(),
  'the sequence number': (node) => node.sequenceNumber('0x1'),
  'the gas price': (node) => node.gasUnitPrice(),
  'the hash': (node) => node.submit(Uint8Array.of(1)),
}

describe("what answers in a full node's place", () => {
  test.each(
    Object.keys(questions).flatMap((name) =>
      ['<html>Log in to the network</html>', '{}', 'null', '[]', '{"chain_id":256,"hash":7}'].map(
        (body) => [name, body] as const,
      ),
    ),
  )('is not believed when asked for %s: %s', async (name, body) => {
    const node = fullNode(URL, async () => new Response(body))
    await expect(questions[name]?.(node)).rejects.toMatchObject({
      code: -30001,
      message: expect.stringContaining(OTHER),
    })
  })

  test('is not believed when asked for a module, but may know it without its ABI', async () => {
    const find = (answer: unknown) =>
      fullNode(URL, async () => Response.json(answer)).parameters('0x1', 'm', 'f')
    await expect(find({ abi: {} })).rejects.toThrow(OTHER)
    await expect(find(null)).rejects.toThrow(OTHER)
    await expect(find({ bytecode: '0x' })).rejects.toThrow('0x1::m has no function f')
  })

  test('is refused with what it says, whatever it says', async () => {
    const asking = (body: string) => fullNode(URL, async () => new Response(body, { status: 502 })).chainId()
    await expect(asking('null')).rejects.toThrow('refused: HTTP 502')
    await expect(asking('{"message":"busy"}')).rejects.toThrow('refused: busy')
  })
})

test.each(['<html>Not found</html>', '{}', '{"message":"no such path","error_code":"web_framework_error"}'])(
  'an account is missing when a node says so, not when a path is: %s',
  async (body) => {
    const node = fullNode(URL, async () => new Response(body, { status: 404 }))
    await expect(node.sequenceNumber('0x2')).rejects.toMatchObject({ code: -30001 })
  },
)

test('a full node that never answers is waited for ten seconds', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  onTestFinished(() => timeout.mockRestore())
  const silent: typeof fetch = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(limit.signal.reason)))
  const asked = fullNode(URL, silent).chainId()
  limit.abort()
  await expect(asked).rejects.toThrow('cannot be reached')
  expect(timeout).toHaveBeenCalledWith(10_000)
})

test('a full node is believed', async () => {
  const node = fullNode(
    URL,
    fakeNode({
      '': { chain_id: 203 },
      '/accounts/0x1': { sequence_number: '18446744073709551615' },
      '/estimate_gas_price': { gas_estimate: 100 },
      '/transactions': { hash: `0x${'ab'.repeat(32)}` },
    }).fetch,
  )
  const answers = Object.values(questions).map((ask) => ask(node))
  expect(await Promise.all(answers)).toEqual([203, 2n ** 64n - 1n, 100n, `0x${'ab'.repeat(32)}`])
  expect(await node.sequenceNumber('0x2')).toBe(0n)
})

import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFullNode, type FullNode } from '../../../src/dev-wallet/chain/node.js'
import { fakeNode } from './support.js'

const URL = 'http://127.0.0.1:8080/v1'
const OTHER = `The server at ${URL} is not an Aptos full node`

const questions: Readonly<Record<string, (node: FullNode) => Promise<unknown>>> = {
  'the chain id': (node) => node.getChainId(),
  'the sequence number': (node) => node.getSequenceNumber('0x1'),
  'the gas price': (node) => node.estimateGasUnitPrice(),
  'the hash': (node) => node.submitTransaction(Uint8Array.of(1)),
}

describe('createFullNode with a server that is not a full node', () => {
  it.each(
    Object.keys(questions).flatMap((name) =>
      ['<html>Log in to the network</html>', '{}', 'null', '[]', '{"chain_id":256,"hash":7}'].map(
        (body) => [name, body] as const,
      ),
    ),
  )('rejects an invalid response to %s: %s', async (name, body) => {
    const node = createFullNode(URL, async () => new Response(body))
    await expect(questions[name]?.(node)).rejects.toMatchObject({
      code: -30001,
      message: expect.stringContaining(OTHER),
    })
  })

  it('rejects an invalid response to getParameterTypes, and reports a module without an ABI', async () => {
    const find = (answer: unknown) =>
      createFullNode(URL, async () => Response.json(answer)).getParameterTypes('0x1', 'm', 'f')
    await expect(find({ abi: {} })).rejects.toThrow(OTHER)
    await expect(find(null)).rejects.toThrow(OTHER)
    await expect(find({ bytecode: '0x' })).rejects.toThrow('0x1::m has no function f')
  })

  it('includes the message of the error response', async () => {
    const asking = (body: string) =>
      createFullNode(URL, async () => new Response(body, { status: 502 })).getChainId()
    await expect(asking('null')).rejects.toThrow('returned an error: HTTP 502')
    await expect(asking('{"message":"busy"}')).rejects.toThrow('returned an error: busy')
  })
})

it.each(['<html>Not found</html>', '{}', '{"message":"no such path","error_code":"web_framework_error"}'])(
  'createFullNode treats only account_not_found as a missing account: %s',
  async (body) => {
    const node = createFullNode(URL, async () => new Response(body, { status: 404 }))
    await expect(node.getSequenceNumber('0x2')).rejects.toMatchObject({ code: -30001 })
  },
)

it('createFullNode aborts a request after ten seconds', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  onTestFinished(() => timeout.mockRestore())
  const silent: typeof fetch = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(limit.signal.reason)))
  const asked = createFullNode(URL, silent).getChainId()
  limit.abort()
  await expect(asked).rejects.toThrow('cannot be reached')
  expect(timeout).toHaveBeenCalledWith(10_000)
})

it('createFullNode parses the responses of a full node', async () => {
  const node = createFullNode(
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
  expect(await node.getSequenceNumber('0x2')).toBe(0n)
})

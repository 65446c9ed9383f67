import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFullNode, type FullNode } from '../../../src/dev-wallet/chain/node.js'
import { fakeNode } from './support.js'

const URL = 'http://127.0.0.1:8080/v1'
const notFullNode = `The server at ${URL} is not an Aptos full node`

const requests: Readonly<Record<string, (node: FullNode) => Promise<unknown>>> = {
  getChainId: (node) => node.getChainId(),
  getSequenceNumber: (node) => node.getSequenceNumber('0x1'),
  estimateGasUnitPrice: (node) => node.estimateGasUnitPrice(),
  submitTransaction: (node) => node.submitTransaction(Uint8Array.of(1)),
  getParameterTypes: (node) => node.getParameterTypes('0x1', 'm', 'f'),
}

const createNode = (body: string, status = 200) =>
  createFullNode(URL, async () => new Response(body, { status }))

describe('createFullNode', () => {
  it('parses the responses of a full node', async () => {
    const hash = `0x${'ab'.repeat(32)}`
    const { fetch } = fakeNode({
      '': { chain_id: 203 },
      '/accounts/0x1': { sequence_number: '18446744073709551615' },
      '/estimate_gas_price': { gas_estimate: 100 },
      '/transactions': { hash },
      '/accounts/0x1/module/m': { abi: { exposed_functions: [{ name: 'f', params: ['u8'] }] } },
    })
    const node = createFullNode(URL, fetch)
    const responses = await Promise.all(Object.values(requests).map((request) => request(node)))
    expect(responses.slice(0, 4)).toEqual([203, 2n ** 64n - 1n, 100n, hash])
    expect(responses[4]).toBeTruthy()
    expect(await node.getSequenceNumber('0x2')).toBe(0n)
  })

  it.each(
    Object.keys(requests).flatMap((name) =>
      ['<html>Log in to the network</html>', 'null', '[]', '{"chain_id":256,"hash":7,"abi":{}}'].map(
        (body) => [name, body] as const,
      ),
    ),
  )('rejects for %s the response of another server: %s', async (name, body) => {
    const message = expect.stringMatching(
      name === 'getParameterTypes' ? /not an Aptos|no function/ : notFullNode,
    )
    await expect(requests[name]?.(createNode(body))).rejects.toMatchObject({ code: -30001, message })
  })

  it.each([
    ['a module without an ABI', 'getParameterTypes', '{"bytecode":"0x"}', 200, '0x1::m has no function f'],
    ['an error without a message', 'getChainId', 'null', 502, 'returned an error: HTTP 502'],
    ['an error with a message', 'getChainId', '{"message":"busy"}', 502, 'returned an error: busy'],
    [
      'another error than account_not_found',
      'getSequenceNumber',
      '{"error_code":"x"}',
      404,
      'returned an error',
    ],
    ['a missing page', 'getSequenceNumber', '<html>Not found</html>', 404, 'The full node at'],
  ])('reports %s', async (_, name, body, status, message) => {
    await expect(requests[name]?.(createNode(body, status))).rejects.toThrow(message)
  })

  it('aborts a request after ten seconds', async () => {
    const controller = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal)
    onTestFinished(() => timeout.mockRestore())
    const fetch = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(controller.signal.reason)),
      )
    const request = createFullNode(URL, fetch).getChainId()
    controller.abort()
    await expect(request).rejects.toThrow('cannot be reached')
    expect(timeout).toHaveBeenCalledWith(10_000)
  })
})

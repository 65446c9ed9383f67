import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFullNode, type FullNode } from '../../../src/dev-wallet/chain/node.js'

const URL = 'http://127.0.0.1:8080/v1'

const requests = {
  getChainId: (node: FullNode) => node.getChainId(),
  getSequenceNumber: (node: FullNode) => node.getSequenceNumber('0x1'),
  estimateGasUnitPrice: (node: FullNode) => node.estimateGasUnitPrice(),
  submitTransaction: (node: FullNode) => node.submitTransaction(Uint8Array.of(1)),
  getParameters: (node: FullNode) => node.getParameters('0x1', 'm', 'f'),
}
const names = Object.keys(requests) as (keyof typeof requests)[]

describe('createFullNode', () => {
  it.each([
    ...names.map((name) => [name, '<html>Log in</html>', 200, 'is not an Aptos full node'] as const),
    ['getChainId', '{"chain_id":256}', 200, 'is not an Aptos full node'],
    ['submitTransaction', '{"hash":7}', 200, 'is not an Aptos full node'],
    ['getParameters', '{"bytecode":"0x"}', 200, '0x1::m has no entry function f'],
    ['getParameters', '{"abi":{"exposed_functions":[{"name":"g","params":[]}]}}', 200, 'no entry function f'],
    [
      'getParameters',
      '{"abi":{"exposed_functions":[{"name":"f","params":[],"is_entry":false}]}}',
      200,
      'no entry function f',
    ],
    ['getChainId', 'null', 502, 'returned an error: HTTP 502'],
    ['getChainId', '{"message":"busy"}', 502, 'returned an error: busy'],
    ['getSequenceNumber', '{"error_code":"x"}', 404, 'returned an error'],
  ] as const)('rejects for %s the response %s with status %i', async (name, body, status, message) => {
    const node = createFullNode(URL, async () => new Response(body, { status }))
    const error = { code: -30001, message: expect.stringContaining(message) }
    await expect(requests[name](node)).rejects.toMatchObject(error)
  })

  it('aborts a request after ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    onTestFinished(() => timeout.mockRestore())
    const node = createFullNode(URL, async (_, init) => Promise.reject(init?.signal?.reason))
    const error = await node.getChainId().catch((error) => error)
    expect(error.message).toMatch(/cannot be reached\. Turn on the stub with .*node: 'stub'/)
    // The kit cuts off longer messages.
    expect(error.message.length).toBeLessThan(300)
    expect(timeout).toHaveBeenCalledWith(10_000)
  })
})

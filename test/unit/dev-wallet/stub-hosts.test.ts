import { describe, expect, it } from 'vitest'
import { createStubFetch } from '../../../src/dev-wallet/stub-node/stub-fetch.js'
import { createStubNode } from '../../../src/dev-wallet/stub-node/stub-node.js'

const NODE_URL = 'http://127.0.0.1:8080/v1'

/** Requests a URL from a page with the stub, and returns the status, or `sent` if the request reaches the network. */
async function request(method: string, url: string, nodeUrl = NODE_URL) {
  const networkFetch = async () => ({ status: 'sent' })
  const page = { fetch: networkFetch, Response, location: new URL('http://localhost:3000') }
  const stub = createStubNode({ nodeUrl, modules: [] })
  const fetch = createStubFetch(page as never, nodeUrl, async (input) => stub.respondNow(input))
  return (await fetch(url, { method })).status
}

describe('createStubFetch', () => {
  it.each([
    ['GET', 'http://127.0.0.1:8080/v1'],
    ['GET', 'http://localhost:8080/v1/accounts/0x1'],
    ['GET', 'https://api.devnet.aptoslabs.com/v1'],
    ['GET', 'https://fullnode.mainnet.aptoslabs.com/v1/estimate_gas_price'],
  ])('responds to %s %s of a full node', async (method, url) => {
    expect(await request(method, url)).toBe(200)
  })

  it.each([
    ['POST', 'http://127.0.0.1:8081/fund'],
    ['POST', 'http://localhost:8081/fund'],
    ['POST', 'http://localhost:8081/mint?amount=1'],
    ['GET', 'http://127.0.0.1:8081/v1'],
    ['POST', 'https://faucet.devnet.aptoslabs.com/fund'],
    ['GET', 'https://faucet.devnet.aptoslabs.com/'],
    ['GET', 'http://127.0.0.1:8090/v1'],
    ['POST', 'http://127.0.0.1:8090/v1/graphql'],
    ['GET', 'https://indexer.testnet.aptoslabs.com/v1'],
    ['POST', 'https://api.mainnet.aptoslabs.com/v1/graphql'],
  ])('responds with 404 to %s %s of a faucet or an indexer', async (method, url) => {
    expect(await request(method, url)).toBe(404)
  })

  it.each(['http://localhost:8081/', 'http://localhost:8081/api/fund', 'http://localhost:8082/fund'])(
    'sends a request for %s, which can be a server of the page',
    async (url) => {
      expect(await request('GET', url)).toBe('sent')
    },
  )

  it('responds for a full node on the port of a local faucet', async () => {
    expect(await request('GET', 'http://localhost:8081/v1', 'http://localhost:8081/v1')).toBe(200)
  })
})

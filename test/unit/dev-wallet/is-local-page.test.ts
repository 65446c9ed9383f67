import { describe, expect, it } from 'vitest'
import { isLocalPage } from '../../../src/dev-wallet/is-local-page.js'

describe('isLocalPage', () => {
  it.each([
    ['http://localhost:5173', true],
    ['http://app.localhost', true],
    ['http://127.0.0.1', true],
    ['https://127.8.9.10', true],
    ['http://[::1]:8080', true],
    ['file:///home/me/index.html', true],
    ['https://localhost.example', false],
    ['https://127.0.0.1.example', false],
    ['https://notlocalhost', false],
    ['http://192.168.0.1', false],
    ['http://[::2]', false],
    ['https://example.com', false],
  ])('returns for %s: %s', (address, local) => {
    expect(isLocalPage(new URL(address))).toBe(local)
  })
})

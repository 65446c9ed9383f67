import { describe, expect, it } from 'vitest'
import { type Reason, WalletKitError } from '../../../src/core/index.js'

describe('WalletKitError', () => {
  it.each([
    ['NOT_CONNECTED', 4100],
    ['WALLET_NOT_FOUND', 4200],
    ['UNSUPPORTED', 4200],
    ['BAD_WALLET_DATA', -30001],
    ['CANCELLED', 4001],
    ['WALLET_FAILED', -30001],
  ] satisfies [Reason, number][])('has for %s the code %i', (reason, code) => {
    expect(new WalletKitError(reason, 'message').code).toBe(code)
  })

  it('is an Error with the given code, wallet and cause', () => {
    const cause = new Error('why')
    const error = new WalletKitError('UNSUPPORTED', 'message', { code: 4100, wallet: 'Petra', cause })
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ code: 4100, wallet: 'Petra', cause })
    expect(String(error)).toBe('WalletKitError: message')
  })
})

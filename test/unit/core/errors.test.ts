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

  it('is an Error with the given code, wallet and cause, and keeps all but its cause in JSON', () => {
    const cause = new Error('why')
    const error = new WalletKitError('UNSUPPORTED', 'message', { code: 4100, wallet: 'Petra', cause })
    expect(error).toBeInstanceOf(Error)
    expect(error.cause).toBe(cause)
    expect(String(error)).toBe('WalletKitError: message')
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'WalletKitError',
      message: 'message',
      code: 4100,
      reason: 'UNSUPPORTED',
      wallet: 'Petra',
    })
  })
})

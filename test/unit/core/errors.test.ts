import { AptosWalletErrorCode } from '@aptos-labs/wallet-standard'
import { describe, expect, it } from 'vitest'
import { ERROR_CODES } from '../../../src/core/errors.js'

describe('ERROR_CODES', () => {
  it('has the codes of AIP-62, and that of EIP-1193 for a request that was canceled', () => {
    const { Unauthorized, Unsupported, InternalError } = AptosWalletErrorCode
    expect(ERROR_CODES).toEqual({
      NOT_CONNECTED: Unauthorized,
      WALLET_NOT_FOUND: Unsupported,
      UNSUPPORTED: Unsupported,
      BAD_WALLET_DATA: InternalError,
      CANCELLED: 4001,
      WALLET_FAILED: InternalError,
      AUTHENTICATION_FAILED: InternalError,
    })
  })
})

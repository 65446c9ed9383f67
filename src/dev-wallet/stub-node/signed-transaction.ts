import { toHex } from '../chain/hex.js'
import { verifySignature } from '../chain/key-pair.js'
import { createSigningMessage } from '../chain/signing-message.js'
import { createByteReader } from './byte-reader.js'
import { readPayload, type TransactionPayloadJson } from './transaction-payload.js'

/** The content of a signed transaction. */
export interface SignedTransaction {
  /** `0x` and 64 hex digits. */
  readonly sender: string
  readonly sequenceNumber: bigint
  readonly payload: TransactionPayloadJson
  /** The nonce that an orderless transaction has instead of a sequence number (AIP-123). */
  readonly replayProtectionNonce?: bigint
  readonly maxGasAmount: bigint
  readonly gasUnitPrice: bigint
  /** The expiration, in seconds since 1970. */
  readonly expirationTimestamp: bigint
  readonly chainId: number
  /** Whether the signature is valid. Only signatures of a single Ed25519 key are verified, and others count as valid. */
  readonly hasValidSignature: boolean
}

const ED25519_VARIANT = 0

/**
 * Parses a signed transaction.
 *
 * @throws RangeError if the bytes are not a signed transaction that the stub supports.
 */
export function parseSignedTransaction(bytes: Uint8Array): SignedTransaction {
  const reader = createByteReader(bytes)
  const fields = {
    sender: toHex(reader.readBytes(32)),
    sequenceNumber: reader.readInteger(8),
    ...readPayload(reader),
    maxGasAmount: reader.readInteger(8),
    gasUnitPrice: reader.readInteger(8),
    expirationTimestamp: reader.readInteger(8),
    chainId: reader.readU8(),
  }
  const raw = bytes.slice(0, reader.getPosition())
  if (reader.readUleb128() !== ED25519_VARIANT) return { ...fields, hasValidSignature: true }
  const publicKey = reader.readByteVector()
  const signature = reader.readByteVector()
  return {
    ...fields,
    hasValidSignature: verifySignature(signature, createSigningMessage({ raw }), publicKey),
  }
}

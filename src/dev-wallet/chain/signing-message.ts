import { sha3_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { serializeUleb128, serializeVector } from './bcs.js'

/** The content that the signers of a transaction sign. Addresses are 32 bytes. */
export interface SignableTransaction {
  /** BCS of the raw transaction. */
  readonly raw: Uint8Array
  readonly secondarySigners?: readonly Uint8Array[] | undefined
  readonly feePayer?: Uint8Array | undefined
}

const MULTI_AGENT_VARIANT = 0
const FEE_PAYER_VARIANT = 1

/** Creates the bytes that every signer signs: a domain separator, then the transaction with its other signers. */
export function createSigningMessage({ raw, secondarySigners, feePayer }: SignableTransaction): Uint8Array {
  if (!feePayer && !secondarySigners) return addDomainSeparator('RawTransaction', raw)
  const signers = serializeVector(secondarySigners ?? [])
  const body = feePayer
    ? concatBytes(serializeUleb128(FEE_PAYER_VARIANT), raw, signers, feePayer)
    : concatBytes(serializeUleb128(MULTI_AGENT_VARIANT), raw, signers)
  return addDomainSeparator('RawTransactionWithData', body)
}

const addDomainSeparator = (domain: string, body: Uint8Array): Uint8Array =>
  concatBytes(sha3_256(utf8ToBytes(`APTOS::${domain}`)), body)

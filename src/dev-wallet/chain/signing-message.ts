import { sha3_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { sequence, uleb128 } from './bcs.js'

/** A transaction as its signers see it: BCS of the raw transaction, and who else signs or pays (32 bytes each). */
export interface Signable {
  readonly raw: Uint8Array
  readonly secondarySigners?: readonly Uint8Array[] | undefined
  readonly feePayer?: Uint8Array | undefined
}

const MULTI_AGENT = 0
const FEE_PAYER = 1

/** The bytes every signer of a transaction signs: a domain hash, then the transaction with its other signers. */
export function signingMessage({ raw, secondarySigners, feePayer }: Signable): Uint8Array {
  if (feePayer) {
    const signers = sequence(secondarySigners ?? [])
    return withDomain('RawTransactionWithData', concatBytes(uleb128(FEE_PAYER), raw, signers, feePayer))
  }
  if (secondarySigners) {
    return withDomain(
      'RawTransactionWithData',
      concatBytes(uleb128(MULTI_AGENT), raw, sequence(secondarySigners)),
    )
  }
  return withDomain('RawTransaction', raw)
}

const withDomain = (domain: string, body: Uint8Array): Uint8Array =>
  concatBytes(sha3_256(utf8ToBytes(`APTOS::${domain}`)), body)

import { concatBytes } from '@noble/hashes/utils.js'
import { serializeOption, serializeU8, serializeU64, serializeVector } from '../chain/bcs.js'
import { Address } from './address.js'
import { BcsValue } from './bcs-value.js'

/**
 * The fields of a raw transaction. `maxGasAmount` is in gas units, `gasUnitPrice` is in octas per unit, and the expiration is
 * in seconds since 1970.
 */
export interface TransactionFields {
  readonly sender: Uint8Array
  readonly sequenceNumber: bigint
  /** BCS of a `TransactionPayload`. */
  readonly payload: Uint8Array
  readonly maxGasAmount: bigint
  readonly gasUnitPrice: bigint
  readonly expirationTimestamp: bigint
  readonly chainId: number
}

class ChainId extends BcsValue {
  readonly chainId: number

  constructor(chainId: number) {
    super(serializeU8(chainId))
    this.chainId = chainId
  }
}

export class RawTransaction extends BcsValue {
  readonly sender: Address
  readonly sequence_number: bigint
  readonly payload: BcsValue
  readonly max_gas_amount: bigint
  readonly gas_unit_price: bigint
  readonly expiration_timestamp_secs: bigint
  readonly chain_id: ChainId

  constructor(fields: TransactionFields) {
    super(
      concatBytes(
        fields.sender,
        serializeU64(fields.sequenceNumber),
        fields.payload,
        serializeU64(fields.maxGasAmount),
        serializeU64(fields.gasUnitPrice),
        serializeU64(fields.expirationTimestamp),
        serializeU8(fields.chainId),
      ),
    )
    this.sender = new Address(fields.sender)
    this.sequence_number = fields.sequenceNumber
    this.payload = new BcsValue(fields.payload)
    this.max_gas_amount = fields.maxGasAmount
    this.gas_unit_price = fields.gasUnitPrice
    this.expiration_timestamp_secs = fields.expirationTimestamp
    this.chain_id = new ChainId(fields.chainId)
  }
}

/** A raw transaction with one signer and an optional fee payer. */
export class SimpleTransaction extends BcsValue {
  readonly rawTransaction: RawTransaction
  readonly feePayerAddress: Address | undefined
  readonly secondarySignerAddresses: undefined

  constructor(rawTransaction: RawTransaction, feePayer?: Uint8Array) {
    super(concatBytes(rawTransaction.bcsToBytes(), serializeOption(feePayer)))
    this.rawTransaction = rawTransaction
    this.feePayerAddress = feePayer && new Address(feePayer)
  }
}

/** A raw transaction with secondary signers and an optional fee payer. */
export class MultiAgentTransaction extends BcsValue {
  readonly rawTransaction: RawTransaction
  readonly feePayerAddress: Address | undefined
  readonly secondarySignerAddresses: Address[]

  constructor(
    rawTransaction: RawTransaction,
    secondarySigners: readonly Uint8Array[],
    feePayer?: Uint8Array,
  ) {
    super(
      concatBytes(rawTransaction.bcsToBytes(), serializeVector(secondarySigners), serializeOption(feePayer)),
    )
    this.rawTransaction = rawTransaction
    this.secondarySignerAddresses = secondarySigners.map((address) => new Address(address))
    this.feePayerAddress = feePayer && new Address(feePayer)
  }
}

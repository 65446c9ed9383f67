import type { AptosSignTransactionInputV1_1 } from '@aptos-labs/wallet-standard'
import { addressBytes, addressText } from '../chain/address.js'
import type { KeyPair } from '../chain/key-pair.js'
import { readNetworkName } from '../chain/networks.js'
import { encodePayload } from '../chain/payload.js'
import { WalletRequestError } from '../errors.js'
import { MultiAgentTransaction, RawTransaction, SimpleTransaction } from '../sdk/transaction.js'
import { nodeOf } from '../state/network.js'
import type { Context } from './context.js'

/** A transaction the page described, checked and encoded as far as it can be before a person has said yes. */
export interface TransactionPlan {
  /** Fills in what only the moment of signing can say: sequence number, gas price, expiry. */
  finish(): Promise<SimpleTransaction | MultiAgentTransaction>
}

/** In gas units: ts-sdk's own default. */
export const DEFAULT_MAX_GAS = 200_000
const DEFAULT_EXPIRY_SECONDS = 30

/**
 * @param key signs; also the sender, unless the page names another
 * @throws WalletRequestError when the payload cannot be encoded or is for another network
 */
export async function planTransaction(
  context: Context,
  input: AptosSignTransactionInputV1_1,
  key: KeyPair,
): Promise<TransactionPlan> {
  const state = context.store.get()
  if (input.network !== undefined && readNetworkName(input.network) !== state.network) {
    throw new WalletRequestError(
      `The transaction is for ${input.network}. Switch the Dev Wallet to it first.`,
    )
  }
  const node = nodeOf(state, context.fetch)
  const sender = input.sender ? addressBytes(input.sender.address) : key.address
  const feePayer = input.feePayer && addressBytes(input.feePayer.address)
  const others = input.secondarySigners?.map(({ address }) => addressBytes(address))
  const payload = await encodePayload(input.payload, node.parameters)

  return {
    async finish() {
      const [sequenceNumber, gasUnitPrice] = await Promise.all([
        input.sequenceNumber ?? node.sequenceNumber(addressText(sender)),
        input.gasUnitPrice ?? node.gasUnitPrice(),
      ])
      const raw = new RawTransaction({
        sender,
        payload,
        chainId: state.chainId,
        sequenceNumber: BigInt(sequenceNumber),
        gasUnitPrice: BigInt(gasUnitPrice),
        maxGasAmount: BigInt(input.maxGasAmount ?? DEFAULT_MAX_GAS),
        expirationTimestamp: BigInt(
          input.expirationTimestamp ?? expiry(context, input.expirationSecondsFromNow),
        ),
      })
      return others ? new MultiAgentTransaction(raw, others, feePayer) : new SimpleTransaction(raw, feePayer)
    },
  }
}

const expiry = ({ now }: Context, seconds = DEFAULT_EXPIRY_SECONDS) => Math.floor(now() / 1000) + seconds

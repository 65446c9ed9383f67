import {
  AccountAuthenticator,
  Deserializer,
  Hex,
  SimpleTransaction,
  TransactionPayloadEntryFunction,
} from '@aptos-labs/ts-sdk'

const MAX_LIFETIME_SECONDS = 5 * 60

function check(condition, message) {
  if (!condition) throw new Error(message)
}

function deserialize(type, hex) {
  const deserializer = new Deserializer(Hex.hexInputToUint8Array(hex))
  const value = type.deserialize(deserializer)
  check(deserializer.remaining() === 0, 'The data has additional bytes')
  return value
}

/** Returns the name of the entry function, such as `0x1::aptos_account::transfer`. */
function getFunctionName(payload) {
  check(payload instanceof TransactionPayloadEntryFunction, 'The transaction does not call an entry function')
  const { module_name: module, function_name: name } = payload.entryFunction
  return `${module.address}::${module.name.identifier}::${name.identifier}`
}

/**
 * Checks a transaction before you pay for it: its fee payer, sender, network, function, highest possible fee, and expiration.
 *
 * @throws {Error} If the transaction is not one that you sponsor. The message states the reason.
 */
function checkTransaction({ rawTransaction, feePayerAddress }, { sponsor, chainId, functions, maxFeeOctas }) {
  check(feePayerAddress?.equals(sponsor.accountAddress), 'The transaction has another fee payer')
  check(!rawTransaction.sender.equals(sponsor.accountAddress), 'The sender is the sponsor')
  check(rawTransaction.chain_id.chainId === chainId, 'The transaction is for another network')
  const name = getFunctionName(rawTransaction.payload)
  check(functions.includes(name), `The function is not sponsored: ${name}`)
  const fee = rawTransaction.max_gas_amount * rawTransaction.gas_unit_price
  check(fee <= maxFeeOctas, `The fee can reach ${fee} octas`)
  const lifetime = Number(rawTransaction.expiration_timestamp_secs) - Date.now() / 1000
  check(lifetime <= MAX_LIFETIME_SECONDS, 'The transaction expires too late')
}

/**
 * Signs a transaction as its fee payer and submits it.
 *
 * @param sent The transaction and the authenticator of the sender as hex, as the page sent them.
 * @param options.aptos The ts-sdk client of your network.
 * @param options.sponsor The account that pays.
 * @param options.chainId The chain ID of your network.
 * @param options.functions The entry functions for which you pay.
 * @param options.maxFeeOctas Maximum fee of one transaction.
 * @returns The hash of the pending transaction.
 * @throws {Error} If the data is not a transaction that you sponsor, or if the network rejects it.
 */
export async function sponsorTransaction(sent, { aptos, sponsor, ...limits }) {
  const transaction = deserialize(SimpleTransaction, sent.transaction)
  const senderAuthenticator = deserialize(AccountAuthenticator, sent.authenticator)
  checkTransaction(transaction, { sponsor, ...limits })
  const feePayerAuthenticator = aptos.transaction.signAsFeePayer({ signer: sponsor, transaction })
  const { hash } = await aptos.transaction.submit.simple({
    transaction,
    senderAuthenticator,
    feePayerAuthenticator,
  })
  return hash
}

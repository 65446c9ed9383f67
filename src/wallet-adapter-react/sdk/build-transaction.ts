import type { AccountAddressInput, Aptos, InputGenerateTransactionOptions } from '@aptos-labs/ts-sdk'
import { createOptionError, listOptions } from '../transactions/transaction-options.js'
import type { InputTransactionData } from '../types.js'
import type { RequestSession } from '../wallets/adapter-session.js'
import { isSdkNetwork } from './aptos-config.js'

/** Converts the options to those of ts-sdk, which accepts the expiration only as `expireTimestamp`. */
function toSdkOptions({
  expirationTimestamp,
  expirationSecondsFromNow: seconds,
  ...options
}: NonNullable<InputTransactionData['options']>): InputGenerateTransactionOptions {
  const timestamp = expirationTimestamp ?? (seconds && Math.floor(Date.now() / 1000) + seconds)
  return { ...(timestamp && { expireTimestamp: timestamp }), ...options } as InputGenerateTransactionOptions
}

/**
 * The BCS variants of the payloads that carry each option. Variant 4 is the inner payload (AIP-129), and variant 5 is the
 * encrypted payload (AIP-144).
 */
const PAYLOAD_VARIANTS: Partial<Record<string, number[]>> = {
  replayProtectionNonce: [4, 5],
  encrypted: [5],
}

/**
 * Checks that ts-sdk applied the options that change the payload. A version of ts-sdk that does not support an option ignores
 * the option, and the transaction would be sent unencrypted, or could be sent twice.
 *
 * @throws Error that names the option.
 */
function assertOptionsApplied(input: InputTransactionData, payload: { bcsToBytes(): Uint8Array }): void {
  const [variant = 0] = payload.bcsToBytes()
  const ignored = listOptions(input).find((name) => PAYLOAD_VARIANTS[name]?.includes(variant) === false)
  if (ignored) throw createOptionError(ignored, 'a later version of @aptos-labs/ts-sdk')
}

/**
 * Builds a transaction.
 *
 * @param createAptos Creates the client of ts-sdk for the network of the session.
 * @param sender The connected account. For `aptos:signTransaction` 1.1.0, which carries a sender, the sender that the app passes.
 * @param uncarriedOption Option that the wallet's feature does not carry, so that ts-sdk builds the transaction.
 * @throws Error if ts-sdk does not support the network or an option.
 */
export async function buildTransaction(
  createAptos: (session: RequestSession) => Aptos,
  session: RequestSession,
  input: InputTransactionData,
  sender: AccountAddressInput,
  uncarriedOption: string | undefined,
) {
  if (uncarriedOption && !isSdkNetwork(session.network))
    throw createOptionError(uncarriedOption, 'a network that ts-sdk knows')
  const { data, options, withFeePayer = false } = input
  const transaction = await createAptos(session).transaction.build.simple({
    sender,
    data,
    ...(options && { options: toSdkOptions(options) }),
    withFeePayer,
  })
  assertOptionsApplied(input, transaction.rawTransaction.payload)
  return transaction
}

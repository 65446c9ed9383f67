/**
 * Signs a transaction for which a sponsor pays the fee.
 *
 * @param kit `AptosWalletKit`
 * @param payload The entry function to call and its arguments.
 * @param sponsorAddress The address of the fee payer, as an `AccountAddress` of ts-sdk.
 * @param options Other fields of the transaction, which override those below.
 * @returns The transaction and the signature of the user as hex, for your server. `undefined` if the user rejects.
 */
export async function signForSponsor(kit, payload, sponsorAddress, options = {}) {
  const { status, args } = await kit.signTransaction({
    payload,
    feePayer: { address: sponsorAddress },
    maxGasAmount: 20_000,
    expirationTimestamp: Math.floor(Date.now() / 1000) + 60,
    ...options,
  })
  if (status === 'Rejected') return undefined
  // Objects of ts-sdk can't be serialized as JSON.
  const toHex = (value) => kit.toHex(value.bcsToBytes())
  return { transaction: toHex(args.rawTransaction), authenticator: toHex(args.authenticator) }
}

/** Hex digits of whatever a wallet may give for bytes; `undefined` when it cannot be read. */
export declare function toHexDigits(value: unknown): string | undefined
/**
 * Text for a signature, a key, an address or bytes.
 *
 * @param value hex text with or without `0x`, a byte array, or an instance of any copy of ts-sdk's classes
 * @returns `0x` and lower-case hex digits
 * @throws WalletKitError `BAD_WALLET_DATA` when the value cannot be read
 * @example if (status === 'Approved') toHex(args.signature) // '0x9c…'
 */
export declare function toHex(value: unknown): string

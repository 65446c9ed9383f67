/**
 * The canonical long form of an address (AIP-40).
 *
 * @param value text, bytes or an `AccountAddress` of any copy of ts-sdk; special addresses may be short (`0x1`)
 * @returns `0x` and 64 lower-case hex digits
 * @throws TypeError, and what `toHex` throws
 */
export declare function toCanonicalAddress(value: unknown): string
/** First six characters, `...`, last four; an address of 13 characters or fewer is shown whole. */
export declare const shortenAddress: (address: string) => string

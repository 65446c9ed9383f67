// Keys of the test wallets: public, worthless, and fixed so that a failure can be repeated.

/** 32 bytes, 0x01 to 0x20. */
export const seed = Uint8Array.from({ length: 32 }, (_, i) => i + 1)

/** One gray square. */
export const icon = `data:image/svg+xml;base64,${btoa("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path fill='gray' d='M0 0h1v1H0z'/></svg>")}`

/** Returns the first six characters, three dots, and the last five characters, or `undefined` for no address. */
export const truncateAddress = (address: string | undefined): string | undefined =>
  address ? `${address.slice(0, 6)}...${address.slice(-5)}` : undefined

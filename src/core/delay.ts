/** Settles with nothing after a while, in milliseconds. */
export const delay = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms))

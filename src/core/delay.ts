/** Settles with nothing after a while, in milliseconds. */
export const after = (delay: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, delay))

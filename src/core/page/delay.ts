/** Returns a promise that resolves with `undefined` after `ms` milliseconds. */
export const delay = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms))

/** Runs a function that can throw, such as a getter of a wallet or of a blocked storage. Returns `undefined` if it throws. */
export function tryOrUndefined<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {}
}

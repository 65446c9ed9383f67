/** Runs a function that can throw, such as a getter of a wallet or of a blocked storage, and returns `undefined` if it throws. */
export function tryOr<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {}
}

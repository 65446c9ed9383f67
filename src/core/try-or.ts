/** The outcome of a read that may throw: foreign getters, storage without a right to it. */
export function tryOr<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {}
}

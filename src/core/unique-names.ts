/**
 * Creates a function that makes wallet names unique: ` (2)`, ` (3)` … is appended to a name that is taken. Users and
 * `connect()` can then tell wallets of one name apart.
 */
export function createUniqueNames(isTaken: (name: string) => boolean) {
  /**
   * The next number of each name. Starting at 2 each time would take half a million steps for 1,000 wallets with one
   * name.
   */
  const lastNumberByName = new Map<string, number>()
  return {
    makeUnique(name: string): string {
      let candidate = name
      for (let number = lastNumberByName.get(name) ?? 2; isTaken(candidate); number++) {
        candidate = `${name} (${number})`
        lastNumberByName.set(name, number)
      }
      return candidate
    },
    /** Starts counting at 2 again, after a name has become free. */
    reset: () => lastNumberByName.clear(),
  }
}

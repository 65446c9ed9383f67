/**
 * Finds the known name with the smallest edit distance to a name. Only letters and digits count, without their case, and without
 * the prefix `data-` or `wallet-`.
 *
 * @returns `undefined` if each distance is more than a third of the length.
 */
export function findNearestName<Name extends string>(name: string, known: readonly Name[]): Name | undefined {
  const wanted = normalize(name)
  const distances = known.map((candidate) => countEdits(wanted, normalize(candidate)))
  const least = Math.min(...distances)
  return least <= wanted.length / 3 ? known[distances.indexOf(least)] : undefined
}

const normalize = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:data|wallet)-/, '')
    .replace(/[^a-z\d]/g, '')

/** Counts the characters to insert, remove, or replace to change one text into the other (Levenshtein distance). */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= to.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (to[column - 1] === character ? 0 : 1)
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

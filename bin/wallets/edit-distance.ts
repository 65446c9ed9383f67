/** How many letters must be put in, taken out, changed or swapped with their neighbour to turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const change = (last[column - 1] ?? 0) + (same ? 0 : 1)
      const swap = swapped ? (beforeLast[column - 2] ?? 0) + 1 : change
      current[column] = Math.min(change, swap, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}

/**
 * Returns the median.
 *
 * @param {readonly number[]} values At least one value.
 * @returns {number}
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return (Number(sorted[Math.floor(middle)]) + Number(sorted[Math.ceil(middle)])) / 2
}

/**
 * Returns the median of each field.
 *
 * @template {string} K
 * @param {readonly Record<K, number>[]} readings At least one reading.
 * @returns {Record<K, number>}
 */
export function medians(readings) {
  const fields = /** @type {K[]} */ (Object.keys(readings[0] ?? {}))
  const entries = fields.map((field) => [field, median(readings.map((reading) => reading[field]))])
  return Object.fromEntries(entries)
}

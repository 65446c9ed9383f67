/** @param {readonly number[]} values @param {number} share 0.5 for the median */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN]
  return low + (high - low) * (place % 1)
}

/** @typedef {{ median: number, low: number, high: number, runs: number }} Figure `low` and `high` are the quartiles */

const round = (/** @type {number} */ value) => Math.round(value * 1000) / 1000

/** @param {readonly number[]} values @returns {Figure} */
export const summarize = (values) => ({
  median: round(quantile(values, 0.5)),
  low: round(quantile(values, 0.25)),
  high: round(quantile(values, 0.75)),
  runs: values.length,
})

// What both pictures share: their frame, their colours in light and dark, and a logarithmic scale.

/** Follows the reader's theme, also where the picture stands as an image in a page. */
const style = `
  text { font: 13px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #1f2328 }
  .title { font-weight: 600 }
  .quiet { fill: #59636e }
  .grid { stroke: #d1d9e0 }
  .ours { fill: #1d4ed8; stroke: #1d4ed8 }
  .peer { fill: #9aa4b2; stroke: #818b98 }
  .floor { fill: #d1d9e0; stroke: #d1d9e0 }
  .line { fill: none; stroke-width: 2 }
  text.ours { font-weight: 600; stroke: none }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc }
    .quiet { fill: #9198a1 }
    .grid { stroke: #3d444d }
    .ours { fill: #8ab4ff; stroke: #8ab4ff }
    .peer { fill: #656c76; stroke: #818b98 }
    .floor { fill: #3d444d; stroke: #3d444d }
  }`

/** @param {string} text */
export const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** @param {number} width @param {number} height @param {string} title read out in the picture's place @param {readonly string[]} shapes */
export const picture = (width, height, title, shapes) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">
<style>${style}
</style>
${shapes.join('\n')}
</svg>
`

/** @param {number} x @param {number} y @param {string} words @param {string} [attributes] */
export const text = (x, y, words, attributes = '') =>
  `<text x="${x}" y="${y}" ${attributes}>${escaped(words)}</text>`

/**
 * A logarithmic scale from a little under the least value to the greatest.
 *
 * @param {readonly number[]} values above 0
 * @param {number} length in pixels
 * @returns {(value: number) => number} pixels from the start
 */
export function logScale(values, length) {
  const least = Math.log10(Math.min(...values) / 2)
  const greatest = Math.log10(Math.max(...values))
  return (value) => Math.round(((Math.log10(value) - least) / (greatest - least)) * length * 10) / 10
}

/** @param {string} name of a contestant @returns its class */
export const kindOf = (name) =>
  name === 'ours' ? 'ours' : name === 'hello' || name === 'empty' ? 'floor' : 'peer'

// Turns a drawing into the shortest text a browser accepts as an image address.
import { optimize } from 'svgo'

/** @type {import('svgo').Config} */
const config = { multipass: true, floatPrecision: 1, plugins: ['preset-default', 'removeTitle'] }

/** @param {string} svg */
export const shrink = (svg) => optimize(svg, config).data

/**
 * The image address of a drawing, fit to stand in a double-quoted string: RFC 2397 data, in which only `%` and `#`
 * mean something to the address itself.
 * @param {string} svg
 */
export const dataUri = (svg) =>
  `data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('"', "'")}`

import { optimize } from 'svgo'

/** @type {import('svgo').Config} */
const config = { multipass: true, floatPrecision: 1, plugins: ['preset-default', 'removeTitle'] }

/**
 * Optimizes an SVG image.
 *
 * @param {string} svg
 */
export const optimizeSvg = (svg) => optimize(svg, config).data

/**
 * Returns an SVG image as a data URL (RFC 2397) for a double-quoted string. Escapes only `%` and `#`, the characters with a
 * meaning in a URL, because percent-encoding the others or Base64 would make the URL longer.
 *
 * @param {string} svg
 */
export const toDataUrl = (svg) =>
  `data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('"', "'")}`

import { optimize } from 'svgo'

/** @type {import('svgo').Config} */
const config = {
  multipass: true,
  floatPrecision: 1,
  plugins: [
    // Keep the IDs of the files, because the built-in icons are parts of one image, and must have different IDs.
    { name: 'preset-default', params: { overrides: { cleanupIds: { minify: false } } } },
    'removeTitle',
  ],
}

/**
 * Optimizes an SVG image.
 *
 * @param {string} svg
 */
export const optimizeSvg = (svg) => optimize(svg, config).data

/**
 * Returns an SVG image as a data URL (RFC 2397) for a double-quoted string. Escapes only `%` and `#`, because a longer
 * encoding, such as Base64, is not necessary. Replaces double quotation marks with single ones.
 *
 * @param {string} svg
 */
export const toDataUrl = (svg) =>
  `data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('"', "'")}`

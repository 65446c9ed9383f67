import { optimize } from 'svgo'

/**
 * Transforms stay, because a mirrored copy of a path is compressed better than its mirror image.
 *
 * @type {import('svgo').Config}
 */
const config = {
  multipass: true,
  floatPrecision: 1,
  plugins: [
    { name: 'preset-default', params: { overrides: { convertPathData: { applyTransforms: false } } } },
    'removeTitle',
  ],
}

/**
 * Optimizes an SVG image.
 *
 * @param {string} svg
 */
export const optimizeSvg = (svg) => optimize(svg, config).data

/** @param {string} element the text of a start tag */
const parseAttributes = (element) =>
  Object.fromEntries(Array.from(element.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]))

/**
 * Parses an optimized image that consists of filled paths, and of one linear gradient at most.
 *
 * @param {string} svg
 * @returns a `Drawing` of src/catalogue/drawing.ts
 * @throws {Error} if the image has anything else
 */
export function parseDrawing(svg) {
  const unknown = svg.match(/<(?!\/|svg|path|linearGradient|stop)\w+|(stroke|opacity)[\w-]*=/)
  if (unknown) throw new Error(`An icon consists of filled paths.\nRedraw ${unknown[0]} as a path.`)
  const findAll = (/** @type {string} */ tag) =>
    Array.from(svg.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g')), ([element]) => parseAttributes(element))
  const stops = findAll('stop').map((stop) => [Number(stop.offset), stop['stop-color']])
  return {
    viewBox: findAll('svg')[0]?.viewBox,
    shapes: findAll('path').map(({ fill = '#000', d, transform }) => [
      fill.startsWith('url') ? stops : fill,
      d,
      ...(transform ? [transform] : []),
    ]),
  }
}

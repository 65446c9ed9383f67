import sharp from 'sharp'

/** The largest size of an icon: 60 CSS pixels at a device pixel ratio of 2. */
const LARGEST_SIDE_PX = 120

/**
 * Renders an image as a square bitmap on a background.
 *
 * @param {Buffer} image
 * @param {number} side
 * @param {string} background
 */
const renderPixels = (image, side, background) =>
  sharp(image, { density: 600 }).resize(side, side).flatten({ background }).raw().toBuffer()

/**
 * Returns the mean difference of two images over all pixels and channels: the larger of the differences on white and on black.
 * A bitmap is compared at its own size, because enlarging would blur only the bitmap.
 *
 * @param {{ type: string, bytes: Buffer }} published
 * @param {Buffer} svg
 * @returns {Promise<number>} A number from 0 (equal) to 255 (black instead of white).
 */
export async function measureDifference({ type, bytes }, svg) {
  const side =
    type === 'svg+xml' ? LARGEST_SIDE_PX : ((await sharp(bytes).metadata()).width ?? LARGEST_SIDE_PX)
  const means = ['#fff', '#000'].map(async (background) => {
    const [expected, actual] = await Promise.all([
      renderPixels(bytes, side, background),
      renderPixels(svg, side, background),
    ])
    return expected.reduce((sum, value, i) => sum + Math.abs(value - (actual[i] ?? 0)), 0) / expected.length
  })
  return Math.max(...(await Promise.all(means)))
}

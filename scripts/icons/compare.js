// Holds a packed drawing against the mark as it was published.
import sharp from 'sharp'

/** The largest size a drawing is shown at: 60 CSS pixels on a screen of two device pixels each. */
const LARGEST = 120

/**
 * @param {Buffer} image
 * @param {number} side
 * @param {string} background
 */
const render = (image, side, background) =>
  sharp(image, { density: 600 }).resize(side, side).flatten({ background }).raw().toBuffer()

/**
 * The mean difference of two pictures over all pixels and channels, on the worse of a white and a black page. A
 * bitmap is compared at its own size: enlarged, it is blurred and the drawing is not.
 * @param {{ type: string, bytes: Buffer }} published
 * @param {Buffer} packed
 * @returns {Promise<number>} 0 for the same picture, 255 for black against white
 */
export async function difference({ type, bytes }, packed) {
  const side = type === 'svg+xml' ? LARGEST : ((await sharp(bytes).metadata()).width ?? LARGEST)
  const means = ['#fff', '#000'].map(async (background) => {
    const [a, b] = await Promise.all([render(bytes, side, background), render(packed, side, background)])
    return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
  })
  return Math.max(...(await Promise.all(means)))
}

// Opens pages in headless Chromium and takes pictures of them, at twice the density and small enough to be committed.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lookup } from 'mrmime'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { chromiumFlags, chromiumPath } from '../browsers.js'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {{ theme?: 'light' | 'dark', width?: number, height?: number }} Look */

const pictures = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
/** The development wallet runs on `localhost` alone. Nothing listens there: every answer is given here. */
const origin = 'http://localhost'
const density = 2
/** What is seen around an element, in CSS pixels: as far as its shadow falls. */
const margin = 72
export const backgrounds = { light: '#eef1f6', dark: '#0c0d10' }

export async function openStudio() {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })

  /**
   * @param {string} html the page itself
   * @param {string} folder where the files lie that it loads
   * @param {Look} look
   * @returns {Promise<Page>}
   */
  async function open(html, folder, { theme = 'light', width = 1280, height = 800 } = {}) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: density,
      colorScheme: theme,
      reducedMotion: 'reduce',
      permissions: ['clipboard-write'],
    })
    await page.route(`${origin}/**`, async (route) => {
      const path = new URL(route.request().url()).pathname
      const body = path === '/' ? html : await readFile(join(folder, path))
      await route.fulfill({ body, contentType: `${lookup(path) ?? 'text/html'}; charset=utf-8` })
    })
    await page.goto(origin)
    return page
  }

  return { open, close: () => browser.close() }
}

/**
 * An element on nothing, with its shadow; the whole screen without an element.
 *
 * @param {Page} page
 * @param {Locator} [element]
 * @returns {Promise<Buffer>}
 */
export async function photograph(page, element) {
  const box = await element?.boundingBox()
  if (!box) return page.screenshot()
  const clip = {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  }
  return page.screenshot({ clip, omitBackground: true })
}

/**
 * Two elements side by side on a ground, each in the middle of its height.
 *
 * @param {Buffer} left
 * @param {Buffer} right
 * @param {string} background
 */
export async function sideBySide(left, right, background) {
  const [a, b] = await Promise.all([sharp(left).metadata(), sharp(right).metadata()])
  const overlap = margin * density
  const height = Math.max(a.height, b.height)
  const top = (/** @type {{ height: number }} */ picture) => Math.round((height - picture.height) / 2)
  return sharp({ create: { width: a.width + b.width - overlap, height, channels: 3, background } })
    .composite([
      { input: left, left: 0, top: top(a) },
      { input: right, left: a.width - overlap, top: top(b) },
    ])
    .png()
    .toBuffer()
}

/**
 * Keeps a picture in docs/pictures/ with as many colours as it takes.
 *
 * @param {string} name
 * @param {Buffer} picture
 * @param {string} [background] the ground of a picture that has none
 */
export async function keep(name, picture, background = backgrounds.light) {
  const { size } = await sharp(picture)
    .flatten({ background })
    .png({ palette: true, quality: 95, effort: 10, compressionLevel: 9 })
    .toFile(`${pictures}${name}.png`)
  console.log(`docs/pictures/${name}.png ${(size / 1024).toFixed(0).padStart(4)} KiB`)
}

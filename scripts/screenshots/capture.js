// Takes screenshots in headless Chromium at a device pixel ratio of 2, compressed for the repository.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lookup } from 'mrmime'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { chromiumFlags, getChromiumPath } from '../browsers.js'
import { resolvePath } from '../paths.js'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {{ theme?: 'light' | 'dark', width?: number, height?: number }} Appearance */

/** The origin of a served folder. Its host is local, because the development wallet runs only on a local page. */
const origin = 'http://localhost'
export const DEVICE_PIXEL_RATIO = 2
/** The space for the shadow of an element on each side, in CSS pixels. */
const MARGIN_PX = 72
export const backgrounds = { light: '#eef1f6', dark: '#0c0d10' }

/** Launches Chromium. Returns functions that open a page and close Chromium. */
export async function launchChromium() {
  const browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumFlags })

  /** Opens an empty page. @param {Appearance} appearance */
  const openPage = ({ theme = 'light', width = 1280, height = 800 }) =>
    browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: DEVICE_PIXEL_RATIO,
      colorScheme: theme,
      reducedMotion: 'reduce',
      permissions: ['clipboard-write'],
    })

  return { openPage, close: () => browser.close() }
}

/**
 * Opens the index of a folder in a page. Needs no server, because a route reads the files.
 *
 * @param {Page} page
 * @param {string} folder
 */
export async function openFolder(page, folder) {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const body = await readFile(join(folder, pathname === '/' ? 'index.html' : pathname))
    await route.fulfill({ body, contentType: `${lookup(pathname) ?? 'text/html'}; charset=utf-8` })
  })
  await page.goto(origin)
}

/**
 * Takes a screenshot of an element with its shadow on a transparent background, or of the viewport if there is no element.
 *
 * @param {Page} page
 * @param {Locator} [element]
 * @returns {Promise<Buffer>}
 */
export async function takeScreenshot(page, element) {
  const box = await element?.boundingBox()
  if (!box) return page.screenshot()
  const clip = {
    x: box.x - MARGIN_PX,
    y: box.y - MARGIN_PX,
    width: box.width + 2 * MARGIN_PX,
    height: box.height + 2 * MARGIN_PX,
  }
  return page.screenshot({ clip, omitBackground: true })
}

/**
 * Joins two screenshots horizontally, each vertically centered. The margins between them overlap.
 *
 * @param {Buffer} left
 * @param {Buffer} right
 * @param {string} background
 */
export async function joinScreenshots(left, right, background) {
  const [leftSize, rightSize] = await Promise.all([sharp(left).metadata(), sharp(right).metadata()])
  const overlap = MARGIN_PX * DEVICE_PIXEL_RATIO
  const height = Math.max(leftSize.height, rightSize.height)
  const getTop = (/** @type {{ height: number }} */ size) => Math.round((height - size.height) / 2)
  return sharp({
    create: { width: leftSize.width + rightSize.width - overlap, height, channels: 3, background },
  })
    .composite([
      { input: left, left: 0, top: getTop(leftSize) },
      { input: right, left: leftSize.width - overlap, top: getTop(rightSize) },
    ])
    .png()
    .toBuffer()
}

/**
 * Writes a screenshot to docs/pictures/, compressed with a color palette.
 *
 * @param {string} name
 * @param {Buffer} picture
 * @param {string} [background] The color behind transparent parts.
 */
export async function saveScreenshot(name, picture, background = backgrounds.light) {
  const { size } = await sharp(picture)
    .flatten({ background })
    .png({ palette: true, quality: 95, effort: 10, compressionLevel: 9 })
    .toFile(resolvePath(`docs/pictures/${name}.png`))
  console.log(`docs/pictures/${name}.png ${(size / 1024).toFixed(0).padStart(4)} KiB`)
}

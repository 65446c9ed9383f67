// Labels the shadow parts in a picture of a modal, so that readers see which element a `::part()` selects.
import sharp from 'sharp'
import { backgrounds, DEVICE_PIXEL_RATIO } from './capture.js'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ part: string, x: number, y: number, width: number, height: number }} PartBox */
/** @typedef {PartBox & { centerX: number, centerY: number, labelY: number, isLeft: boolean }} Label */

/** The space for the labels on each side, in CSS pixels. */
const LABEL_SPACE_PX = 170
const MARGIN_PX = 40
const LABEL_HEIGHT_PX = 26
const COLOR = '#4b3fe0'

/**
 * Measures the first visible element of each part.
 *
 * @param {Page} page
 * @param {readonly string[]} parts
 * @returns {Promise<readonly PartBox[]>}
 */
const measureParts = (page, parts) =>
  page.evaluate((names) => {
    /** @param {Document | ShadowRoot} root @returns {Element[]} */
    const listElements = (root) =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? listElements(element.shadowRoot) : []),
      ])
    const elements = listElements(document)
    return names.flatMap((part) => {
      const boxes = elements
        .filter((element) => part.split(' ').every((name) => element.part.contains(name)))
        .map((element) => element.getBoundingClientRect())
      const box = boxes.find(({ width, height }) => width > 0 && height > 0)
      return box ? [{ part, x: box.x, y: box.y, width: box.width, height: box.height }] : []
    })
  }, parts)

/**
 * Places labels on one side from top to bottom, without overlaps.
 *
 * @param {readonly Omit<Label, 'labelY'>[]} labels
 * @param {number} height
 * @returns {readonly Label[]}
 */
function stackLabels(labels, height) {
  const sorted = labels.toSorted((a, b) => a.centerY - b.centerY)
  let next = LABEL_HEIGHT_PX
  const placed = sorted.map((label) => {
    const labelY = Math.max(label.centerY, next)
    next = labelY + LABEL_HEIGHT_PX
    return { ...label, labelY }
  })
  const overflow = Math.max(0, next - height)
  return placed.map((label) => ({ ...label, labelY: label.labelY - overflow }))
}

/** @param {Label} label @param {number} width The width of the picture. */
function renderLabel({ part, isLeft, labelY, centerX, centerY }, width) {
  const x = isLeft ? LABEL_SPACE_PX - 16 : width - LABEL_SPACE_PX + 16
  const anchor = isLeft ? 'end' : 'start'
  const lineX = isLeft ? x + 6 : x - 6
  return `<path d="M${lineX} ${labelY} L${centerX} ${centerY}" stroke="${COLOR}" stroke-width="1" fill="none"/>
<circle cx="${centerX}" cy="${centerY}" r="3" fill="${COLOR}" stroke="#fff"/>
<text x="${x}" y="${labelY + 5}" text-anchor="${anchor}" fill="${COLOR}">${part}</text>`
}

/**
 * Takes a picture of a modal with a label for each part.
 *
 * @param {Page} page
 * @param {{ left: readonly string[], right: readonly string[] }} parts The parts by the side of their labels. Several
 *   names in one string are the parts of one element.
 */
export async function takeLabeledParts(page, { left, right }) {
  const dialog = await page.getByRole('dialog').boundingBox()
  if (!dialog) throw new Error('The page shows no dialog.')
  const clip = {
    x: Math.round(dialog.x) - LABEL_SPACE_PX,
    y: Math.round(dialog.y) - MARGIN_PX,
    width: Math.round(dialog.width) + 2 * LABEL_SPACE_PX,
    height: Math.round(dialog.height) + 2 * MARGIN_PX,
  }
  const boxes = await measureParts(page, [...left, ...right])
  const missing = [...left, ...right].filter((name) => !boxes.some(({ part }) => part === name))
  if (missing.length) throw new Error(`The scene has no part ${missing.join(', ')}.`)
  const labels = boxes.map((box) => {
    const isLeft = left.includes(box.part)
    // The line ends at the edge of the element, so that it crosses little of the modal.
    const centerX = (isLeft ? box.x : box.x + box.width) - clip.x
    return { ...box, isLeft, centerX, centerY: box.y + Math.min(box.height / 2, 22) - clip.y }
  })
  const placed = [true, false].flatMap((side) =>
    stackLabels(
      labels.filter(({ isLeft }) => isLeft === side),
      clip.height,
    ),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${clip.width} ${clip.height}" width="${clip.width * DEVICE_PIXEL_RATIO}" height="${clip.height * DEVICE_PIXEL_RATIO}" font-family="monospace" font-size="15">
${placed.map((label) => renderLabel(label, clip.width)).join('\n')}</svg>`
  const picture = await page.screenshot({ clip, omitBackground: true })
  return sharp(picture)
    .flatten({ background: backgrounds.light })
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }])
    .png()
    .toBuffer()
}

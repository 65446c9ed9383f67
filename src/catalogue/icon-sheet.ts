import { wallets } from './wallets.js'

const icons = wallets.map(({ icon }) => icon)

/**
 * The icons of the built-in catalogue in one image, one below the other, because browsers create a document for each SVG image.
 * Between two icons is a gap, so that no icon shows the edge of the next one, at any size.
 */
const sheet =
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 ${2 * icons.length - 1}'>` +
  icons
    .map((icon, index) =>
      icon.replace('data:image/svg+xml,<svg', `<svg y='${2 * index}' width='1' height='1'`),
    )
    .join('') +
  '</svg>'

/** Returns the attributes of an image that shows an icon. An icon of the built-in catalogue is a part of the sheet. */
export function createIconAttributes(icon: string) {
  const index = icons.indexOf(icon)
  return index < 0
    ? { src: icon }
    : {
        src: sheet,
        style: { objectFit: 'cover', objectPosition: `0 ${(100 * index) / (icons.length - 1)}%` } as const,
      }
}

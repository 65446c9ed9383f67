import { toSvg } from 'lean-qr/extras/svg'
import { correction, generate } from 'lean-qr/nano'

/** Size of the code in CSS pixels. */
const SIZE_PX = 168

/** Longest link, in bytes. Such a link needs version 20 of QR codes, whose modules are 1.6 CSS pixels wide at this size. */
const MAX_LINK_BYTES = 666

/**
 * Creates a QR code: the option `createQrCode` of the kit.
 *
 * @param link The link that a phone opens when its camera reads the code.
 * @param label The text under the code, which is also the accessible name of the code.
 * @returns An element with the code and the label. The code is dark on light in every theme, with the quiet zone that scanners
 *   need. `undefined` if the link is too long.
 */
export function createQrCode(link: string, label: string): HTMLElement | undefined {
  if (new TextEncoder().encode(link).length > MAX_LINK_BYTES) return
  const svg = toSvg(generate(link, { minCorrectionLevel: correction.M }), document, {
    off: 'white',
    width: SIZE_PX,
    height: SIZE_PX,
  })
  svg.role = 'img'
  svg.ariaLabel = label
  const text = document.createElement('p')
  text.textContent = label
  text.ariaHidden = 'true' // The text is already the name of the image.
  const image = document.createElement('div')
  image.append(svg, text)
  return image
}

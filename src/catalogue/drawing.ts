/** A color of a gradient, at a part of its length. */
type Stop = readonly [offset: number, color: string]

/** A filled path. A fill of several colors is a gradient from bottom to top. */
export type Shape = readonly [fill: string | readonly Stop[], path: string, transform?: string]

/** An icon as plain data: the modal draws it as elements, and pages get it as an image. */
export interface Drawing {
  readonly viewBox: string
  readonly shapes: readonly Shape[]
}

/** Place of the gradient of a drawing. */
export const gradientLine = { x2: '0', y1: '1', y2: '-.1' }

const toAttributes = (attributes: object) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}='${value}'`))
    .join('')

function toPath([fill, path, transform]: Shape): string {
  if (typeof fill === 'string') return `<path${toAttributes({ fill, d: path, transform })}/>`
  const stops = fill.map(([offset, color]) => `<stop${toAttributes({ offset, 'stop-color': color })}/>`)
  return `<linearGradient id='a'${toAttributes(gradientLine)}>${stops.join('')}</linearGradient>${toPath(['url(#a)', path])}`
}

/** Returns the text of an SVG image. */
export const toSvg = ({ viewBox, shapes }: Drawing): string =>
  `<svg xmlns='http://www.w3.org/2000/svg'${toAttributes({ viewBox })}>${shapes.map(toPath).join('')}</svg>`

/** Returns an SVG image as a data URL (RFC 2397). Drawings have no other character with a meaning in a URL. */
export const toDataUrl = (drawing: Drawing): string =>
  `data:image/svg+xml,${toSvg(drawing).replaceAll('#', '%23')}`

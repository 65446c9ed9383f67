import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { optimizeSvg, toDataUrl } from '../../../scripts/icons/optimize.js'
import { builtInSources, moreSources } from '../../../scripts/icons/sources.js'
import { createIconAttributes } from '../../../src/catalogue/icon-sheet.js'
import { icons as builtInIcons } from '../../../src/catalogue/icons.js'
import { icons as moreIcons } from '../../../src/catalogue/more-icons.js'

const ACTIVE_CONTENT = /href=(?!'#)|<script|<style|<image|foreignObject|url\((?!#)|on\w+=/i

const decodeDataUrl = (url: string) => decodeURIComponent(url.slice('data:image/svg+xml,'.length))

const icons = { ...builtInIcons, ...moreIcons }

describe('icons', () => {
  it.each([...builtInSources, ...moreSources])(
    'is generated from the current file, within its limit: $key',
    async (source) => {
      const svg = await readFile(new URL(`../../../scripts/icons/${source.file}`, import.meta.url), 'utf8')
      const url = icons[source.key as keyof typeof icons]
      expect(url).toBe(toDataUrl(optimizeSvg(svg)))
      expect(url.length).toBeLessThanOrEqual(source.maxBytes)
    },
  )

  it.each(Object.entries(icons))('renders with contrast, without active content: %s', async (_key, url) => {
    const svg = decodeDataUrl(url)
    expect(svg).not.toMatch(ACTIVE_CONTENT)
    const { channels } = await sharp(Buffer.from(svg), { density: 300 }).resize(60, 60).stats()
    expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10)
  })
})

describe('createIconAttributes', () => {
  const SIZE = 60

  const render = (url: string, height: number) =>
    sharp(Buffer.from(decodeDataUrl(url).replace('<svg', `<svg width='${SIZE}' height='${height}'`)))

  it.each(Object.entries(builtInIcons))('shows an icon as a part of the sheet: %s', async (_key, icon) => {
    const { src, style } = createIconAttributes(icon)
    const sheetHeight = (2 * Object.keys(builtInIcons).length - 1) * SIZE
    const top = ((sheetHeight - SIZE) * Number.parseFloat(style?.objectPosition.split(' ')[1] ?? '')) / 100
    const part = await render(src, sheetHeight)
      .extract({ left: 0, top, width: SIZE, height: SIZE })
      .raw()
      .toBuffer()
    const alone = await render(icon, SIZE).raw().toBuffer()
    const difference = part.reduce((sum, value, at) => sum + Math.abs(value - (alone[at] ?? 0)), 0)
    expect(difference / part.length).toBeLessThan(1)
  })

  it('shows any other icon at its own URL', () => {
    expect(createIconAttributes(moreIcons.gate)).toEqual({ src: moreIcons.gate })
  })
})

describe('toDataUrl', () => {
  it('keeps characters that have a meaning in a URL', () => {
    const svg = `<svg width="100%" fill="#fff"/>`
    expect(decodeDataUrl(toDataUrl(svg))).toBe(svg.replaceAll('"', "'"))
  })
})

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { optimizeSvg, toDataUrl } from '../../../scripts/icons/optimize.js'
import { sources } from '../../../scripts/icons/sources.js'
import { icons } from '../../../src/catalogue/icons.js'

const decodeDataUrl = (url: string) => decodeURIComponent(url.slice('data:image/svg+xml,'.length))

describe('icons', () => {
  it('has one icon for each source', () => {
    expect(Object.keys(icons)).toEqual(sources.map(({ key }) => key))
  })

  it.each(sources)('is generated from the current file: $key', async ({ key, file }) => {
    const svg = await readFile(new URL(`../../../scripts/icons/${file}`, import.meta.url), 'utf8')
    expect(icons[key as keyof typeof icons]).toBe(toDataUrl(optimizeSvg(svg)))
  })

  it.each(sources)('does not exceed its limit: $key', ({ key, maxBytes }) => {
    expect(icons[key as keyof typeof icons].length).toBeLessThanOrEqual(maxBytes)
  })

  it.each(Object.entries(icons))('has no script, style, or external reference: %s', (_key, url) => {
    expect(url).toMatch(/^data:image\/svg\+xml,<svg /)
    expect(decodeDataUrl(url)).not.toMatch(
      /href=(?!'#)|<script|<style|<image|foreignObject|url\((?!#)|on\w+=/i,
    )
  })

  it.each(Object.entries(icons))('renders an image with contrast: %s', async (_key, url) => {
    const { channels } = await sharp(Buffer.from(decodeDataUrl(url)), { density: 300 })
      .resize(60, 60)
      .stats()
    expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10)
  })
})

describe('toDataUrl', () => {
  it('keeps characters that have a meaning in a URL', () => {
    const svg = `<svg width="100%" fill="#fff"/>`
    expect(decodeDataUrl(toDataUrl(svg))).toBe(svg.replaceAll('"', "'"))
  })
})

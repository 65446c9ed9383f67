import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { dataUri, shrink } from '../../../scripts/icons/pack.js'
import { sources } from '../../../scripts/icons/sources.js'
import { icons } from '../../../src/catalogue/icons.js'

const svgOf = (uri: string) => decodeURIComponent(uri.slice('data:image/svg+xml,'.length))

describe('the icons', () => {
  test('are those of the pinned packages and no others', () => {
    expect(Object.keys(icons)).toEqual(sources.map(({ key }) => key))
  })

  test.each(sources)('are what the drawings give: $key', async ({ key, drawing }) => {
    const svg = await readFile(new URL(`../../../scripts/icons/${drawing}`, import.meta.url), 'utf8')
    expect(icons[key as keyof typeof icons]).toBe(dataUri(shrink(svg)))
  })

  test.each(sources)('keep within their cap: $key', ({ key, cap }) => {
    expect(icons[key as keyof typeof icons].length).toBeLessThanOrEqual(cap)
  })

  test.each(Object.entries(icons))('carry themselves, ask for nothing and run nothing: %s', (_key, uri) => {
    expect(uri).toMatch(/^data:image\/svg\+xml,<svg /)
    expect(svgOf(uri)).not.toMatch(/href=(?!'#)|<script|<style|<image|foreignObject|url\((?!#)|on\w+=/i)
  })

  test.each(Object.entries(icons))('are drawings that can be rendered: %s', async (_key, uri) => {
    const { channels } = await sharp(Buffer.from(svgOf(uri)), { density: 300 })
      .resize(60, 60)
      .stats()
    expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10)
  })
})

describe('packing a drawing', () => {
  test('keeps what a data address would misread', () => {
    const svg = `<svg width="100%" fill="#fff"/>`
    expect(svgOf(dataUri(svg))).toBe(svg.replaceAll('"', "'"))
  })
})

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { measureDifference } from '../../../scripts/icons/compare.js'
import { optimizeSvg, parseDrawing } from '../../../scripts/icons/optimize.js'
import { sources } from '../../../scripts/icons/sources.js'
import { toDataUrl, toSvg } from '../../../src/catalogue/drawing.js'
import { icons } from '../../../src/catalogue/icons.js'
import { findDrawing, wallets } from '../../../src/catalogue/wallets.js'

const ACTIVE_CONTENT = /href=|<script|<style|<image|foreignObject|url\((?!#)|on\w+=/i

const decodeDataUrl = (url: string) => decodeURIComponent(url.slice('data:image/svg+xml,'.length))

const readSource = (file: string) =>
  readFile(new URL(`../../../scripts/icons/${file}`, import.meta.url), 'utf8')

describe('icons', () => {
  it.each(sources)('is generated from the current file, within its limit: $key', async (source) => {
    const svg = optimizeSvg(await readSource(source.file))
    expect(icons[source.key as keyof typeof icons]).toEqual(parseDrawing(svg))
    expect(svg.length).toBeLessThanOrEqual(source.maxBytes)
  })

  it.each(sources)('looks like its file: $key', async ({ key, file }) => {
    const bytes = Buffer.from(await readSource(file))
    const image = Buffer.from(decodeDataUrl(toDataUrl(icons[key as keyof typeof icons])))
    expect(await measureDifference({ type: 'svg+xml', bytes }, image)).toBeLessThan(2)
  })

  it.each(Object.entries(icons))('has contrast and no active content: %s', async (_key, icon) => {
    const svg = toSvg(icon)
    expect(svg).not.toMatch(ACTIVE_CONTENT)
    const { channels } = await sharp(Buffer.from(svg), { density: 300 }).resize(60, 60).stats()
    expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10)
  })
})

describe('parseDrawing', () => {
  it('refuses what a drawing cannot have', () => {
    expect(() => parseDrawing('<svg viewBox="0 0 1 1"><rect width="1" height="1"/></svg>')).toThrow('rect')
    expect(() => parseDrawing('<svg viewBox="0 0 1 1"><path d="M0 0" stroke="red"/></svg>')).toThrow('stroke')
  })
})

describe('toDataUrl', () => {
  it('keeps characters that have a meaning in a URL', () => {
    const drawing = { viewBox: '0 0 1 1', shapes: [['#fff', 'M0 0h1v1z']] } as const
    expect(decodeDataUrl(toDataUrl(drawing))).toBe(toSvg(drawing))
  })
})

describe('findDrawing', () => {
  it('finds the drawing of each wallet of the catalogue, and of no other image', () => {
    expect(wallets.map(({ icon }) => findDrawing(icon))).toEqual(Object.values(icons))
    expect(findDrawing('')).toBeUndefined()
  })
})

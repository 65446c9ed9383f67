import { describe, expect, onTestFinished, test } from 'vitest'
import { localeTags } from '../../scripts/build/outputs.js'
import { buttonScenes, scenes } from '../../scripts/gallery/scenes.js'
import { startGallery } from '../../scripts/gallery/server.js'
import { newContext } from '../support/visit.js'
import { findOverflow } from './find-overflow.js'

/** The longest texts. `npm run test:all` tries all languages. */
const languages = process.env.TEST_ALL === '1' ? localeTags : ['de']
/** High enough for all frames, which load when they are in view. */
const viewport = { width: 1700, height: 12_000 }

async function openGallery(query: Readonly<Record<string, string>>) {
  const gallery = await startGallery()
  onTestFinished(() => void gallery.close())
  const page = await (await newContext({ viewport, reducedMotion: 'reduce' })).newPage()
  await page.goto(`${gallery.origin}/?${new URLSearchParams({ ...query, zoom: '0.5' })}`)
  return page
}

describe('gallery', () => {
  test.for(languages)('shows every scene in a window of 320 px without overflow, in %s', async (language) => {
    const page = await openGallery({ language, width: '320' })
    const found: string[] = []
    for (const scene of Object.keys(scenes)) {
      const frame = page.frameLocator(`iframe[src*="scene=${scene}&"]`)
      await frame.locator(`[data-shown="${scene}"]`).waitFor()
      if (scene in buttonScenes) continue
      const overflow = await frame.locator('dialog[open]').evaluate(findOverflow)
      found.push(...overflow.map((problem) => `${scene}: ${problem}`))
    }
    expect(found).toEqual([])
  })

  test('shows the combinations of its query', async () => {
    const page = await openGallery({ scene: 'account', theme: 'all', width: '480' })
    const titles = await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('title')))
    expect(titles).toEqual(['light', 'dark', 'brand'].map((theme) => `account · ${theme} · en · 480`))
  })
})

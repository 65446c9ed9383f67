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
  const page = await (await newContext({ viewport })).newPage()
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

  const openOnPhoneInLandscape = async (scene: string) => {
    const gallery = await startGallery()
    onTestFinished(() => void gallery.close())
    const context = await newContext({ viewport: { width: 740, height: 360 } })
    const page = await context.newPage()
    await page.goto(`${gallery.origin}/scene.html?scene=${scene}`)
    await page.locator(`[data-shown="${scene}"]`).waitFor()
    return page.getByRole('dialog')
  }

  test.for([
    ['account', '[part=actions] > :last-child'],
    ['account-wrong-network', '[part=warning] button'],
    ['sign-in', '[part=hint]'],
  ] as const)('needs no scrolling in the scene %s on a phone in landscape: %s', async ([scene, selector]) => {
    const dialog = await openOnPhoneInLandscape(scene)
    const isInView = await dialog.locator(selector).evaluate((element) => {
      const { left, width, bottom } = element.getBoundingClientRect()
      return (element.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, bottom - 4) === element
    })
    expect(isInView).toBe(true)
  })

  test('does not fade text that is in view above the action', async () => {
    const dialog = await openOnPhoneInLandscape('failed')
    const takeText = () => dialog.locator('section > [part=status]').screenshot()
    const text = await takeText()
    await dialog.locator('section > [part=actions]').evaluate((actions) => {
      actions.style.boxShadow = 'none'
    })
    expect(text.equals(await takeText())).toBe(true)
  })

  test('shows the combinations of its query', async () => {
    const page = await openGallery({ scene: 'account', theme: 'all', width: '480' })
    const titles = await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('title')))
    expect(titles).toEqual(['light', 'dark', 'brand'].map((theme) => `account · ${theme} · en · 480`))
  })
})

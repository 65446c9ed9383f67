// Takes the screenshots in docs/pictures/ of the scenes of the gallery and of the demo page: `npm run build && npm run
// screenshots`.
// The screenshots use the system-ui font of the machine.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGallery } from './gallery/server.js'
import { resolvePath } from './paths.js'
import {
  backgrounds,
  joinScreenshots,
  launchChromium,
  openFolder,
  saveScreenshot,
  takeScreenshot,
} from './screenshots/capture.js'
import { takeLabeledParts } from './screenshots/label-parts.js'

/** @typedef {import('./screenshots/capture.js').Appearance} Appearance */
/** @typedef {import('playwright-core').Page} Page */

const chromium = await launchChromium()
const gallery = await startGallery()

/** @param {Page} page */
const getDialog = (page) => page.getByRole('dialog')

/**
 * Opens a scene of the gallery. Except on phones, the backdrop is transparent, so that a screenshot shows only the modal.
 *
 * @param {string} scene
 * @param {Appearance & { language?: string }} [appearance] The language is the tag of a locale script. Default: English.
 */
async function openScene(scene, { theme = 'light', language = 'en', ...size } = {}) {
  const page = await chromium.openPage({ theme, ...size })
  await page.goto(`${gallery.origin}/scene.html?${new URLSearchParams({ scene, theme, language })}`)
  await page.addStyleTag({ content: '@media (width >= 480px) { body { --awk-backdrop: transparent } }' })
  await page.locator('[data-shown]').waitFor()
  return page
}

/** @param {Page} page @param {import('playwright-core').Locator} [element] */
async function takeScreenshotAndClose(page, element) {
  // Move the mouse away, so that no element has its hover style.
  await page.mouse.move(0, 0)
  const picture = await takeScreenshot(page, element)
  await page.close()
  return picture
}

/** Takes a screenshot of the modal of a scene. @type {(...scene: Parameters<typeof openScene>) => Promise<Buffer>} */
async function takeModal(...scene) {
  const page = await openScene(...scene)
  return takeScreenshotAndClose(page, getDialog(page))
}

async function saveModals() {
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    const connect = await takeModal('default', { theme })
    const account = await takeModal('account-with-a-name', { theme })
    const background = backgrounds[theme]
    await saveScreenshot(`connect-${theme}`, connect, background)
    if (theme === 'light') await saveScreenshot('info', account)
    await saveScreenshot(`modals-${theme}`, await joinScreenshots(connect, account, background))
  }
}

async function saveViews() {
  await saveScreenshot('connecting', await takeModal('connecting'))
  await saveScreenshot('install', await takeModal('install'))
  await saveScreenshot('right-to-left', await takeModal('default', { language: 'ar' }))
  const phone = await openScene('default', { width: 390, height: 780 })
  await saveScreenshot('phone', await takeScreenshotAndClose(phone))
}

/** Saves a picture with labels for the shadow parts of each modal. */
async function saveParts() {
  const pictures = [
    {
      name: 'parts-connect',
      scene: 'default',
      left: ['dialog', 'list', 'header', 'wallets', 'wallet', 'icon'],
      right: ['panel default', 'close', 'blurb home', 'blurb login', 'actions', 'secondary', 'link'],
    },
    {
      name: 'parts-connecting',
      scene: 'connecting',
      left: ['list', 'wallet'],
      right: ['panel connecting', 'spinner', 'logo', 'status', 'hint', 'secondary'],
    },
    {
      name: 'parts-account',
      scene: 'account-with-a-name',
      left: ['dialog info', 'avatar', 'details', 'actions', 'secondary'],
      right: ['close', 'network', 'secondary danger'],
    },
  ]
  for (const { name, scene, ...parts } of pictures) {
    const page = await openScene(scene)
    await saveScreenshot(name, await takeLabeledParts(page, parts))
    await page.close()
  }
}

async function saveDemoPage() {
  const folder = await mkdtemp(join(tmpdir(), 'awk-screenshots-'))
  try {
    const flags = ['--dev-wallet', '--no-auto-connect', '--yes']
    execFileSync(process.execPath, [resolvePath('bin/aptos-wallet-kit.js'), 'create', folder, ...flags])
    await saveDemoSteps(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @param {string} folder The folder of the demo page. */
async function saveDemoSteps(folder) {
  const page = await chromium.openPage({ width: 860, height: 660 })
  await openFolder(page, folder)

  const connect = page.getByRole('button', { name: 'Connect', exact: true })
  await connect.click()
  const approval = getDialog(page)
  await approval.waitFor()
  await saveScreenshot('dev-wallet', await takeScreenshot(page))
  await approval.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('button', { name: 'Get Account' }).click()
  await page.getByRole('button', { name: 'Sign Message' }).click()
  await approval.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByRole('log').getByRole('paragraph').nth(2).waitFor()
  await saveScreenshot('demo-page', await takeScreenshotAndClose(page))
}

try {
  await saveModals()
  await saveViews()
  await saveParts()
  await saveDemoPage()
} finally {
  gallery.close()
  await chromium.close()
}

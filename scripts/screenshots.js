// Takes the screenshots in docs/pictures/ of the built kit: `npm run build && npm run screenshots`.
// The screenshots use the system-ui font of the machine.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolvePath } from './paths.js'
import {
  backgrounds,
  joinScreenshots,
  launchChromium,
  saveScreenshot,
  takeScreenshot,
} from './screenshots/capture.js'
import { installWallets } from './screenshots/wallets.js'

/** @typedef {import('./screenshots/capture.js').Appearance} Appearance */
/** @typedef {import('playwright-core').Page} Page */

/** The wallets that are installed in the screenshots. */
const installedWallets = JSON.parse(await readFile(resolvePath('dist/catalogue.json'), 'utf8')).slice(0, 2)
const chromium = await launchChromium()

/**
 * Opens a page with a wallet button. Except on phones, the backdrop is transparent, so that a screenshot shows only the modal.
 *
 * @param {Appearance & { language?: string }} appearance the language is a tag of a locale script; default: English
 */
function openPage({ theme = 'light', language, ...size } = {}) {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
    <style>@media (min-width: 481px) { body { --awk-backdrop: transparent } }</style>
    <aptos-wallet-button auto-connect="false"></aptos-wallet-button>
    <script>(${installWallets})(window, ${JSON.stringify(installedWallets)})</script>
    <script src="/aptos-wallet-kit.js"></script>
    ${language ? `<script src="/locales/${language}.js"></script>` : ''}`
  return chromium.openHtml(html, resolvePath('dist'), { theme, ...size })
}

/** @param {Page} page */
const getButton = (page) => page.locator('aptos-wallet-button').getByRole('button')
/** @param {Page} page */
const getDialog = (page) => page.getByRole('dialog')

/** @param {Page} page @param {string} name */
const selectWallet = (page, name) => getDialog(page).getByRole('button', { name }).click()

/** @param {Appearance & { language?: string }} [appearance] */
async function openModal(appearance) {
  const page = await openPage(appearance)
  await getButton(page).click()
  await getDialog(page).waitFor()
  return page
}

/** @param {Appearance} [appearance] */
async function openAccount(appearance) {
  const page = await openModal(appearance)
  await selectWallet(page, installedWallets[0].name)
  await getButton(page).filter({ hasText: '0x' }).click()
  await getDialog(page).waitFor()
  return page
}

/** @param {Page} page @param {import('playwright-core').Locator} [element] */
async function takeAndClose(page, element) {
  // Removes the hover style and the focus ring.
  await page.mouse.move(0, 0)
  const picture = await takeScreenshot(page, element)
  await page.close()
  return picture
}

async function takeModals() {
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    const connect = await openModal({ theme })
    const account = await openAccount({ theme })
    const connectPicture = await takeAndClose(connect, getDialog(connect))
    const accountPicture = await takeAndClose(account, getDialog(account))
    const background = backgrounds[theme]
    await saveScreenshot(`connect-${theme}`, connectPicture, background)
    if (theme === 'light') await saveScreenshot('info', accountPicture)
    await saveScreenshot(`modals-${theme}`, await joinScreenshots(connectPicture, accountPicture, background))
  }
}

async function takeViews() {
  const connecting = await openModal()
  await selectWallet(connecting, installedWallets[1].name)
  await saveScreenshot('connecting', await takeAndClose(connecting, getDialog(connecting)))

  const install = await openModal()
  await selectWallet(install, 'OKX Wallet')
  await saveScreenshot('install', await takeAndClose(install, getDialog(install)))

  const phone = await openModal({ width: 390, height: 780 })
  await saveScreenshot('phone', await takeAndClose(phone))

  const rightToLeft = await openModal({ language: 'ar' })
  await saveScreenshot('right-to-left', await takeAndClose(rightToLeft, getDialog(rightToLeft)))
}

async function takeDemoPage() {
  const folder = await mkdtemp(join(tmpdir(), 'awk-screenshots-'))
  try {
    const flags = ['--dev-wallet', '--no-auto-connect', '--yes']
    execFileSync(process.execPath, [resolvePath('bin/aptos-wallet-kit.js'), 'create', folder, ...flags])
    await takeDemoSteps(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @param {string} folder of the demo page */
async function takeDemoSteps(folder) {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const page = await chromium.openHtml(html, folder, { width: 860, height: 660 })

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
  await saveScreenshot('demo-page', await takeAndClose(page))
}

try {
  await takeModals()
  await takeViews()
  await takeDemoPage()
} finally {
  await chromium.close()
}

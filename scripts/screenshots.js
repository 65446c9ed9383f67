// Takes the pictures in docs/pictures/ from what is in dist/: `npm run build && npm run screenshots`.
// The letters are those of the machine's own system-ui font, as on any page.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { backgrounds, keep, openStudio, photograph, sideBySide } from './screenshots/photographer.js'
import { installWallets } from './screenshots/wallets.js'

/** @typedef {import('./screenshots/photographer.js').Look} Look */
/** @typedef {import('playwright-core').Page} Page */

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
/** The visitor of the pictures has the first two wallets of the catalogue. */
const marks = JSON.parse(await readFile(at('dist/catalogue.json'), 'utf8')).slice(0, 2)
const studio = await openStudio()

/**
 * A plain page with the button; a modal that is to be cut out has no veil behind it.
 *
 * @param {Look & { language?: string }} look with the kit's words in one of its languages; English unless given
 */
function openPage({ theme = 'light', language, ...size } = {}) {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
    <style>@media (min-width: 481px) { body { --awk-backdrop: transparent } }</style>
    <aptos-wallet-button auto-connect="false"></aptos-wallet-button>
    <script>(${installWallets})(window, ${JSON.stringify(marks)})</script>
    <script src="/aptos-wallet-kit.js"></script>
    ${language ? `<script src="/locales/${language}.js"></script>` : ''}`
  return studio.open(html, at('dist'), { theme, ...size })
}

/** @param {Page} page */
const button = (page) => page.locator('aptos-wallet-button').getByRole('button')
/** @param {Page} page */
const dialog = (page) => page.getByRole('dialog')

/** @param {Page} page @param {string} name */
const pick = (page, name) => dialog(page).getByRole('button', { name }).click()

/** @param {Look & { language?: string }} [look] */
async function openModal(look) {
  const page = await openPage(look)
  await button(page).click()
  await dialog(page).waitFor()
  return page
}

/** @param {Look} [look] */
async function openAccount(look) {
  const page = await openModal(look)
  await pick(page, marks[0].name)
  await button(page).filter({ hasText: '0x' }).click()
  await dialog(page).waitFor()
  return page
}

/** @param {Page} page @param {import('playwright-core').Locator} [element] */
async function shot(page, element) {
  // The pointer and the focus ring are somewhere else, as they are for a reader.
  await page.mouse.move(0, 0)
  const picture = await photograph(page, element)
  await page.close()
  return picture
}

async function modals() {
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    const connect = await openModal({ theme })
    const account = await openAccount({ theme })
    const connectShot = await shot(connect, dialog(connect))
    const accountShot = await shot(account, dialog(account))
    const background = backgrounds[theme]
    await keep(`connect-${theme}`, connectShot, background)
    if (theme === 'light') await keep('info', accountShot)
    await keep(`modals-${theme}`, await sideBySide(connectShot, accountShot, background))
  }
}

async function views() {
  const connecting = await openModal()
  await pick(connecting, marks[1].name)
  await keep('connecting', await shot(connecting, dialog(connecting)))

  const install = await openModal()
  await pick(install, 'OKX Wallet')
  await keep('install', await shot(install, dialog(install)))

  const phone = await openModal({ width: 390, height: 780 })
  await keep('phone', await shot(phone))

  const rightToLeft = await openModal({ language: 'ar' })
  await keep('right-to-left', await shot(rightToLeft, dialog(rightToLeft)))
}

async function demoPage() {
  const folder = await mkdtemp(join(tmpdir(), 'awk-screenshots-'))
  try {
    const flags = ['--dev-wallet', '--no-auto-connect', '--yes']
    execFileSync(process.execPath, [at('bin/aptos-wallet-kit.js'), 'create', folder, ...flags])
    await takeDemo(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @param {string} folder with the demo page */
async function takeDemo(folder) {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const page = await studio.open(html, folder, { width: 860, height: 660 })

  const connect = page.getByRole('button', { name: 'Connect', exact: true })
  await connect.click()
  const approval = dialog(page)
  await approval.waitFor()
  await keep('dev-wallet', await photograph(page))
  await approval.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('button', { name: 'Get Account' }).click()
  await page.getByRole('button', { name: 'Sign Message' }).click()
  await approval.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByRole('log').getByRole('paragraph').nth(2).waitFor()
  await keep('demo-page', await shot(page))
}

try {
  await modals()
  await views()
  await demoPage()
} finally {
  await studio.close()
}

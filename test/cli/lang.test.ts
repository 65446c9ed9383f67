import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import { bundleOf, packageRoot, temporaryFolder } from './support/package-root.js'
import { run } from './support/run.js'
import { startServing } from './support/serving.js'
import { tree } from './support/tree.js'

const built = (tag: string) => readFileSync(join(packageRoot, `dist/locales/${tag}.js`))
const hash = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
const tagOf = (tag: string) =>
  `<script src="./locales/${tag}.js" defer integrity="${hash(built(tag))}"></script>`

async function create(...flags: string[]) {
  const cwd = temporaryFolder()
  const outcome = await run(['create', 'page', ...flags], { cwd })
  expect(outcome.code, outcome.stderr).toBe(0)
  const folder = join(cwd, 'page')
  const page = () => readFileSync(join(folder, 'index.html'), 'utf8')
  return { ...outcome, cwd, folder, page }
}

describe('create --lang', () => {
  it('puts the language beside the page and its script behind the kit, with its hash', async () => {
    const { folder, page } = await create('--lang', 'ar', '--dev-wallet')
    expect(readFileSync(join(folder, 'locales/ar.js'))).toEqual(built('ar'))
    const sources = [...page().matchAll(/<script src="([^"]+)"/g)].map(([, source]) => source)
    expect(sources).toEqual(['./aptos-wallet-kit.js', './locales/ar.js', './dev-wallet.js', './main.js'])
    expect(page()).toContain(tagOf('ar'))
  })

  it.each([
    ['pt-BR', 'pt'],
    ['zh-HK', 'zh-TW'],
    ['zh-Hans', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['de-AT', 'de'],
  ])('gives a page in %s the words of %s', async (lang, tag) => {
    const { folder, stderr } = await create('--lang', lang)
    expect(readdirSync(join(folder, 'locales'))).toEqual([`${tag}.js`])
    expect(stderr).not.toContain('does not speak')
  })

  it.each(['fa', 'sr-Latn', 'az-Arab'])(
    'names the languages there are when it does not speak %s',
    async (lang) => {
      const { folder, stderr } = await create('--lang', lang)
      expect(readdirSync(folder)).not.toContain('locales')
      expect(stderr).toContain(`The kit does not speak ${lang}, so its own words stay English.`)
      expect(stderr).toMatch(/It speaks ar, de, en, es, .*zh-CN, zh-TW\./)
    },
  )

  it.each(['en', 'en-GB'])('adds nothing for %s, which the kit speaks by itself', async (lang) => {
    const { folder, stderr } = await create('--lang', lang)
    expect(readdirSync(folder)).not.toContain('locales')
    expect(stderr).not.toContain('does not speak')
  })

  it.each(['fa', 'ckb', 'smp'])(
    'names English as the language of the kit, which does not speak %s',
    async (lang) => {
      const { page } = await create('--lang', lang)
      expect(page()).toContain(`<html lang="${lang}" dir="rtl">`)
      expect(page()).toContain(' data-locale="en" ')
    },
  )

  it('makes a page that speaks Arabic from right to left, under its own policy', async () => {
    const { folder } = await create('--lang', 'ar')
    const { url } = await startServing([folder, '--port', '0'])
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] })
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(url)
    await page.getByRole('button', { name: 'توصيل المحفظة' }).click()
    const dialog = page.getByRole('dialog', { name: 'اختر محفظة' })
    await dialog.getByRole('button', { name: 'إغلاق' }).waitFor()
    expect(await dialog.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    expect(faults).toEqual([])
  })
})

describe('update', () => {
  it('renews a language that is out of date, and its hash', async () => {
    const { cwd, folder, page } = await create('--lang', 'ja')
    const before = tree(cwd)
    writeFileSync(join(folder, 'locales/ja.js'), bundleOf('older'))
    writeFileSync(join(folder, 'index.html'), page().replace(hash(built('ja')), 'sha384-old'))
    const { code, stdout } = await run(['update', 'page'], { cwd })
    expect(code).toBe(0)
    expect(stdout).toContain(`Updated ${join('page', 'locales/ja.js')}`)
    expect(tree(cwd)).toEqual(before)
  })

  it('leaves scripts alone that only look like a language', async () => {
    const { cwd, folder, page } = await create()
    writeFileSync(
      join(folder, 'index.html'),
      page().replace('</head>', '<script src="locales/xx.js"></script></head>'),
    )
    expect((await run(['update', 'page'], { cwd })).code).toBe(0)
    expect(readdirSync(folder)).not.toContain('locales')
  })
})

describe('embed --lang', () => {
  it('names English as the language of the kit where it does not speak the one that is asked for', async () => {
    const cwd = temporaryFolder()
    writeFileSync(join(cwd, 'shop.html'), '<!doctype html>\n<html lang="sw">\n</html>\n')
    expect((await run(['embed', 'shop.html', '--lang', 'sw'], { cwd })).stdout).toContain(
      ' data-locale="en">',
    )
    expect((await run(['embed', 'shop.html', '--lang', 'pt-BR'], { cwd })).stdout).toContain(
      ' data-locale="pt-BR">',
    )
  })

  it('puts the language between the kit and the page, and changes nothing the second time', async () => {
    const cwd = temporaryFolder()
    writeFileSync(
      join(cwd, 'shop.html'),
      '<!doctype html>\n<html>\n  <head>\n    <script src="ar.js" defer></script>\n  </head>\n</html>\n',
    )
    const embed = () => run(['embed', 'shop.html', '--write', '--lang', 'ar'], { cwd })
    expect((await embed()).code).toBe(0)
    const page = readFileSync(join(cwd, 'shop.html'), 'utf8')
    const sources = [...page.matchAll(/<script src="([^"]+)"/g)].map(([, source]) => source)
    expect(sources).toEqual(['./aptos-wallet-kit.js', './locales/ar.js', 'ar.js'])
    expect(page).toContain(tagOf('ar'))

    const before = tree(cwd)
    expect((await embed()).code).toBe(0)
    expect(tree(cwd)).toEqual(before)
  })
})

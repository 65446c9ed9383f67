import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { templateFiles } from '../../bin/page/templates.js'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import { viteBuild } from '../react/support/build.js'
import { installPacked, root } from '../react/support/packed.js'
import { serveFolder } from '../react/support/serve-folder.js'
import { bundleOf, packageRoot, temporaryFolder } from './support/package-root.js'
import { run } from './support/run.js'
import { startServing } from './support/serving.js'
import { tree } from './support/tree.js'

const execute = promisify(execFile)

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] })
})
afterAll(() => browser?.close())

async function create(template: string, flags: readonly string[], cwd = temporaryFolder()) {
  const outcome = await run(['create', 'page', '--template', template, ...flags], { cwd })
  expect(outcome.code, outcome.stderr).toBe(0)
  return { ...outcome, cwd, folder: join(cwd, 'page') }
}

async function open(url: string, first: () => void = () => {}) {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  await context.addInitScript(first)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(url)
  return { page, faults }
}

type Feature = Record<string, (input: unknown) => Promise<unknown>>

/** In the page: has every wallet answer a signature bare, as some in the field do, and not as `{ status, args }`. */
function answerBare() {
  addEventListener('wallet-standard:register-wallet', (event) =>
    (event as CustomEvent).detail({
      register({ features }: { features: Record<string, Feature> }) {
        const feature = features['aptos:signMessage']
        const sign = feature?.signMessage
        if (feature && sign)
          feature.signMessage = async (input) => ((await sign(input)) as { args: unknown }).args
      },
    }),
  )
}

/** The three buttons, each with the line it adds. */
async function clickThrough(page: Page, approve: () => Promise<unknown>) {
  const lines = page.getByRole('log').locator('p')
  await page.getByRole('button', { name: 'Get Account' }).click()
  await lines.getByText('Error: Failed to get account - No wallet connected', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await approve()
  await lines.getByText('Connected to Aptos wallet', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Get Account' }).click()
  await lines.getByText(/^0x[\da-f]{64}$/).waitFor()
  await page.getByRole('button', { name: 'Sign Message' }).click()
  await approve()
  await lines.getByText(/^0x[\da-f]{128}$/).waitFor()
  expect(await lines.count()).toBe(4)
}

/** Answers the development wallet's next question, once it asks. */
const approveIn = (page: Page) => () =>
  page.waitForFunction(() =>
    (window as never as { AptosDevWallet: { approve(): boolean } }).AptosDevWallet.approve(),
  )

describe('create --template module', () => {
  it('makes a page of modules that connects and signs under its own policy, hashes and all', async () => {
    const { folder } = await create('module', [
      '--dev-wallet',
      '--no-auto-connect',
      '--lang',
      'fr',
      '--title',
      'Mine',
    ])
    const { url } = await startServing([folder, '--port', '0'])
    const { page, faults } = await open(url)
    await page.getByRole('heading', { name: 'Mine', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Connecter un portefeuille' }).waitFor()
    await clickThrough(page, approveIn(page))
    expect(faults).toEqual([])
  })

  it('has a hash for every module, and refuses one that was changed', async () => {
    const { folder } = await create('module', ['--lang', 'ja'])
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    const loaded = [...html.matchAll(/(?:src|href)="\.\/([^"]+)" ?[^>]* integrity="sha384-/g)].map(
      ([, path]) => path,
    )
    expect(loaded.sort()).toEqual([
      'aptos-wallet-kit.js',
      'locales/ja.js',
      'main.js',
      'settings.js',
      'style.css',
    ])

    writeFileSync(join(folder, 'settings.js'), 'window.changed = true')
    const { url } = await startServing([folder, '--port', '0'])
    const { page } = await open(url)
    await page.getByText('The scripts of this page did not start.').waitFor()
    expect(await page.evaluate(() => 'changed' in window)).toBe(false)
  })

  it('is brought up to date by update', async () => {
    const { cwd, folder } = await create('module', ['--lang', 'ja', '--dev-wallet'])
    const before = tree(cwd)
    for (const path of ['aptos-wallet-kit.js', 'locales/ja.js', 'dev-wallet.js'])
      writeFileSync(join(folder, path), bundleOf('older'))
    expect((await run(['update', 'page'], { cwd })).code).toBe(0)
    expect(tree(cwd)).toEqual(before)
  })
})

describe('create --template vite-react-ts', () => {
  it('makes an application that type-checks, builds, connects and signs', async () => {
    const installed = await installPacked()
    onTestFinished(installed.remove)
    const flags = [
      '--wallet',
      'Dev Wallet',
      '--dev-wallet',
      '--no-auto-connect',
      '--lang',
      'he',
      '--title',
      `It's "mine"`,
    ]
    const { folder, stdout } = await create('vite-react-ts', flags, installed.folder)
    expect(stdout).toContain('cd page && npm install && npm run dev')
    await execute(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--project', folder])

    const site = await serveFolder(await viteBuild(folder))
    onTestFinished(site.close)
    const { page, faults } = await open(site.origin)
    await page.getByRole('heading', { name: `It's "mine"`, level: 1 }).waitFor()
    await page.getByRole('button', { name: 'חיבור ארנק' }).waitFor()
    await clickThrough(page, async () => {}) // The page's own wallet stands aside for the one that approves by itself.
    expect(faults).toEqual([])
    await clickThrough((await open(site.origin, answerBare)).page, async () => {})
  })

  it('asks npm for the kit of its own release', async () => {
    const { folder } = await create('vite-react-ts', [])
    const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    expect(dependencies['aptos-wallet-kit']).toBe(`^${version}`)
  })
})

describe('a template', () => {
  it.each([
    ['module', 'settings.js'],
    ['vite-react-ts', 'src/settings.ts'],
  ] as const)('of %s says by itself what it says when nothing was asked for', async (template, settings) => {
    const { folder } = await create(template, [])
    expect(readFileSync(join(folder, settings), 'utf8')).toBe(
      readFileSync(join(packageRoot, templateFiles[template][settings] ?? ''), 'utf8'),
    )
  })

  it.each([
    ['module', 'settings.js'],
    ['vite-react-ts', 'src/settings.ts'],
  ])('of %s is told the network that the page is made for', async (template, settings) => {
    const { folder } = await create(template, ['--network', 'Devnet'])
    expect(readFileSync(join(folder, settings), 'utf8')).toContain("theme: 'auto', network: 'devnet' }")
  })

  it.each([
    ['module', 'settings.js'],
    ['vite-react-ts', 'src/settings.ts'],
  ])(
    'of %s names English as the language of a kit that does not speak the page’s',
    async (template, settings) => {
      const { folder } = await create(template, ['--lang', 'fa'])
      expect(readFileSync(join(folder, settings), 'utf8')).toContain("theme: 'auto', locale: 'en' }")
      const other = await create(template, ['--lang', 'fr'])
      expect(readFileSync(join(other.folder, settings), 'utf8')).not.toContain("locale: 'en'")
    },
  )

  it.each([
    ['module', 'index.html'],
    ['vite-react-ts', 'src/App.tsx'],
  ])('of %s marks its own words as English in another language', async (template, file) => {
    const words = async (...flags: string[]) => {
      const { folder } = await create(template, flags)
      const text = readFileSync(join(folder, file), 'utf8')
      return [...text.matchAll(/<(h1|p|button|section)\b[^>]* lang="en"/g)].map(([, name]) => name)
    }
    const own = ['p', ...(template === 'module' ? ['p'] : []), 'button', 'button', 'button', 'section']
    expect(await words('--lang', 'fr')).toEqual(['h1', ...own])
    expect(await words('--lang', 'fr', '--title', 'La mienne')).toEqual(own)
    expect(await words('--lang', 'en-GB')).toEqual([])
  })

  it.each(['module', 'vite-react-ts'] as const)('of %s has no file that is not used', (template) => {
    const files = readdirSync(join(packageRoot, 'template', template), {
      recursive: true,
      withFileTypes: true,
    })
    const found = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    const used = Object.values(templateFiles[template]).map((path) => join(packageRoot, path))
    expect(found.filter((path) => !used.includes(path))).toEqual([])
  })

  it('of another name is refused, with those there are', async () => {
    const { code, stderr } = await run(['create', 'page', '--template', 'svelte'], { cwd: temporaryFolder() })
    expect(code).toBe(2)
    expect(stderr).toContain('html, vite-react-ts, module')
  })
})

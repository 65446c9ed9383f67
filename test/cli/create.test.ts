import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getAttribute, parseHtml } from '../../bin/page/html.js'
import { listPolicies } from '../../bin/page/policies.js'
import { computeIntegrity } from '../../bin/page/script-tags.js'
import { createFolder, read, readDist, writeFiles } from './support/files.js'
import { expectFailure, root, runOk, spawnAndRead } from './support/run.js'

async function create(...flags: readonly string[]) {
  const cwd = createFolder()
  const outcome = await runOk(['create', 'page', ...flags], cwd)
  return { ...outcome, cwd, folder: join(cwd, 'page') }
}

/** Reads the elements of a created page, and the attributes of `<html>` and of its first script. */
function readHtml(folder: string, path = 'index.html') {
  const { elements } = parseHtml(read(folder, path))
  const find = (name: string) => elements.find(({ tagName }) => tagName === name)
  const attributesOf = (name: string) =>
    Object.fromEntries(find(name)?.attrs.map(({ name, value }) => [name, value]) ?? [])
  return { elements, find, root: attributesOf('html'), kit: attributesOf('script') }
}

/** Creates a page of static files, and reads it. */
async function createHtml(...flags: readonly string[]) {
  const outcome = await create(...flags)
  const page = readHtml(outcome.folder)
  const [policy] = listPolicies(page).map((element) => getAttribute(element, 'content'))
  return { ...outcome, ...page, policy }
}

/** Links the kit into a created app, and imports the settings of the app. */
async function importSettings(folder: string, path = 'src/settings.ts') {
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(root, join(folder, 'node_modules/aptos-wallet-kit'))
  const { settings } = await import(join(folder, path))
  return settings
}

const modeOf = (...path: string[]) => statSync(join(...path)).mode & 0o777

describe('create', () => {
  it('creates a page of static files with the kit of this package', async () => {
    const { folder, kit } = await createHtml()
    const files = ['README.md', 'aptos-wallet-kit.js', 'index.html', 'main.js', 'style.css']
    expect(readdirSync(folder).sort()).toEqual(files)
    expect(readFileSync(join(folder, 'aptos-wallet-kit.js'))).toEqual(readDist('aptos-wallet-kit.js'))
    expect(modeOf(folder)).toBe(0o777 & ~process.umask())
    expect(kit).toMatchObject({
      src: './aptos-wallet-kit.js',
      'data-preferred-wallet': 'Petra',
      'data-auto-connect': 'true',
      'data-theme': 'auto',
    })
  })

  it('puts hashes on the scripts of the kit only, so that the others can be edited', async () => {
    const { elements } = await createHtml('--dev-wallet', '--lang', 'de')
    const hashes = elements
      .map((element) => [getAttribute(element, 'src') ?? '', getAttribute(element, 'integrity')] as const)
      .filter(([, integrity]) => integrity)
    const files = ['aptos-wallet-kit.js', 'dev-wallet.js', 'locales/de.js']
    expect(hashes).toEqual(files.map((file) => [`./${file}`, computeIntegrity(readDist(file))]))
  })

  it('keeps the policy of the page strict, and allows the full nodes of the development wallet', async () => {
    const { policy } = await createHtml()
    expect(policy).toMatch(/^default-src 'none';.*require-trusted-types-for 'script'$/)
    expect(policy).not.toMatch(/unsafe|connect-src/)
    const withWallet = await createHtml('--dev-wallet')
    expect(withWallet.policy).toContain('connect-src http://127.0.0.1:8080')
    expect(withWallet.kit['data-preferred-wallet']).toBe('Dev Wallet')
  })

  it('starts the development wallet on the network of the page, and stubs the full nodes if there is none', async () => {
    const readDevWalletTag = async (...flags: readonly string[]) => {
      const { folder } = await createHtml('--dev-wallet', ...flags)
      const [tag = ''] = /<script src="\.\/dev-wallet\.js".*?>/.exec(read(folder, 'index.html')) ?? []
      return tag.match(/data-[^ >]+/g)?.join()
    }
    expect(await readDevWalletTag()).toBe('data-node="stub"')
    expect(await readDevWalletTag('--network', 'testnet')).toBe('data-network="testnet"')
    for (const network of ['devnet', 'mynet'])
      expect(await readDevWalletTag('--network', network)).toBeUndefined()
  })

  it('writes all options into the page', async () => {
    const title = 'My "first" <dapp> & more'
    const { kit, root, find } = await createHtml(
      ...['--wallet', 'okx', '--no-auto-connect', '--network', 'Testnet', '--theme', 'dark'],
      ...['--lang', 'PT-br', '--title', title],
    )
    expect(kit).toMatchObject({
      'data-preferred-wallet': 'OKX Wallet',
      'data-auto-connect': 'false',
      'data-network': 'testnet',
      'data-theme': 'dark',
      'data-locale': 'pt-BR',
    })
    expect(root).toEqual({ lang: 'pt-BR', 'data-theme': 'dark' })
    for (const name of ['title', 'h1']) expect(find(name)?.childNodes).toMatchObject([{ value: title }])
  })

  it.each(['ar', 'az-Arab'])('sets the direction of %s', async (lang) => {
    expect((await createHtml('--lang', lang)).root).toMatchObject({ lang, dir: 'rtl' })
  })

  it('warns about a language without a translation, and keeps the kit in English', async () => {
    const { stderr, kit, folder } = await createHtml('--lang', 'eo')
    expect(stderr).toMatch(/^Warning: .*eo.*\bde\b/)
    expect(kit['data-locale']).toBe('en')
    expect(existsSync(join(folder, 'locales'))).toBe(false)
  })

  it.each(['Petr', 'wallet'])(
    'warns about the wallet %s and an unknown network, and uses them',
    async (name) => {
      const { stderr, kit } = await createHtml('--wallet', name, '--network', 'mainet')
      expect(stderr).toMatch(/^Warning: .*wallet.*Petra.*\nWarning: .*"mainet".*mainnet/)
      expect(kit).toMatchObject({ 'data-preferred-wallet': name, 'data-network': 'mainet' })
    },
  )

  it('loads the full catalogue if the preferred wallet is not a built-in one', async () => {
    const { elements, kit } = await createHtml('--wallet', 'backpack')
    expect(kit).toMatchObject({ 'data-preferred-wallet': 'Backpack' })
    const sources = elements.flatMap((element) => getAttribute(element, 'src') ?? [])
    expect(sources).toEqual(['./aptos-wallet-kit.js', './catalogue.js', './main.js'])
  })

  it('includes the development wallet if it is the preferred one', async () => {
    const { folder, stderr } = await createHtml('--wallet', 'dev wallet')
    expect(readdirSync(folder)).toContain('dev-wallet.js')
    expect(stderr).toBe('')
  })

  it('lists the scripts of the page in its README', async () => {
    const { folder } = await create('--wallet', 'backpack', '--lang', 'de')
    const rows = [...read(folder, 'README.md').matchAll(/^\| `([\w-]+\.js|\w+\/)`/gm)]
    expect(rows.map(([, name]) => name)).toEqual([
      'main.js',
      'aptos-wallet-kit.js',
      'catalogue.js',
      'locales/',
    ])
  })

  it('does not mention Dev Wallet as the preferred wallet of a page that prefers another', async () => {
    const { folder } = await create('--dev-wallet', '--wallet', 'backpack')
    expect(read(folder, 'index.html')).not.toContain('Dev Wallet')
  })

  it('warns if the page prefers the development wallet without having it', async () => {
    const { folder, stderr } = await createHtml('--wallet', 'dev wallet', '--no-dev-wallet')
    expect(readdirSync(folder)).not.toContain('dev-wallet.js')
    expect(stderr).toMatch(/^Warning: .*Dev Wallet.*\n$/)
  })

  it('uses a default folder, creates folders on the way, and accepts one with a Git repository', async () => {
    const cwd = createFolder({ 'a/.git/config': '' })
    for (const folder of [[], ['b/c/d'], ['a']]) await runOk(['create', ...folder], cwd)
    expect(readdirSync(cwd).sort()).toEqual(['a', 'aptos-wallet-page', 'b'])
    for (const folder of ['a', 'b/c/d']) expect(readdirSync(join(cwd, folder))).toContain('index.html')
  })

  it('writes nothing in a dry run, and lists the files', async () => {
    const { stdout, cwd } = await create('--dry-run', '--dev-wallet')
    expect(stdout).toContain('dev-wallet.js')
    expect(readdirSync(cwd)).toEqual([])
  })

  it('ends with the next command, quoted for a shell', async () => {
    const { stdout } = await runOk(['create', "it's my page"], createFolder())
    expect(stdout).toMatch(/aptos-wallet-kit\.js serve 'it'\\''s my page' --open\n$/)
  })
})

describe('create --template', () => {
  it.each([
    ['react', 'src/settings.ts'],
    ['next', 'app/settings.ts'],
  ])('%s creates the files of the template and their settings', async (template, path) => {
    const flags = ['--wallet', 'okx', '--network', 'devnet', '--theme', 'light', '--no-auto-connect']
    const { folder } = await create('--template', template, ...flags)
    expect(readdirSync(folder)).toContain('.gitignore')
    expect(readdirSync(folder)).not.toContain('_gitignore')
    expect(await importSettings(folder, path)).toMatchObject({
      preferredWallet: 'OKX Wallet',
      autoConnect: false,
      network: 'devnet',
      theme: 'light',
      locale: 'en',
      devWallet: false,
    })
    const { name, dependencies } = JSON.parse(read(folder, 'package.json'))
    expect(name).toBe('page')
    const [, kit] = /^file:(.+)/.exec(dependencies['aptos-wallet-kit']) ?? [] // This test runs in a checkout.
    expect(statSync(join(folder, `${kit}`)).isDirectory()).toBe(true)
    expect(read(folder, '.npmrc')).toContain('install-links=true')
  })

  it.each(['It\'s "both"', "It's mine", 'back\\slash', 'x'.repeat(99)])(
    'writes the title %s as the formatter of the app does',
    async (title) => {
      const { folder } = await create('--template', 'react', '--title', title)
      expect(await importSettings(folder)).toMatchObject({ title })
      const biome = join(root, 'node_modules/.bin/biome')
      expect(spawnAndRead(biome, ['check', 'src/settings.ts'], { cwd: folder })).toMatchObject({ code: 0 })
    },
  )

  it.each([
    ['react', 'src/settings.ts', 'DEV', true, false],
    ['next', 'app/settings.ts', 'NODE_ENV', 'development', 'production'],
  ] as const)(
    '%s prefers the development wallet in development, and Petra in production',
    async (template, path, variable, development, production) => {
      onTestFinished(() => void vi.unstubAllEnvs())
      for (const [value, preferredWallet] of [
        [development, 'Dev Wallet'],
        [production, 'Petra'],
      ] as const) {
        vi.stubEnv(variable as 'DEV', value as boolean)
        const { folder } = await create('--template', template, '--dev-wallet')
        expect(await importSettings(folder, path)).toMatchObject({ preferredWallet, devWallet: true })
        const biome = join(root, 'node_modules/.bin/biome')
        expect(spawnAndRead(biome, ['check', path], { cwd: folder })).toMatchObject({ code: 0 })
      }
    },
  )

  it.each(['okx', 'dev wallet'])('prefers the chosen wallet %s in an app in production', async (wallet) => {
    vi.stubEnv('DEV', false)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { folder } = await create('--template', 'react', '--dev-wallet', '--wallet', wallet)
    const preferredWallet = wallet === 'okx' ? 'OKX Wallet' : 'Dev Wallet'
    expect(await importSettings(folder)).toMatchObject({ preferredWallet, devWallet: true })
  })

  it.each([
    ['react', 'src/settings.ts', 'index.html'],
    ['next', 'app/settings.ts', 'app/layout.tsx'],
  ])('%s imports the translation, and sets language and direction', async (template, path, page) => {
    const { folder } = await create('--template', template, '--lang', 'ar')
    const { strings } = await import('aptos-wallet-kit/locales/ar')
    expect(await importSettings(folder, path)).toMatchObject({ locale: 'ar', strings })
    expect(readHtml(folder, page).root).toMatchObject({ lang: 'ar', dir: 'rtl' })
  })

  it.each([
    ['react', 'src/settings.ts'],
    ['next', 'app/settings.ts'],
  ])('%s imports the full catalogue for a preferred wallet that is not built in', async (template, path) => {
    const { folder } = await create('--template', template, '--wallet', 'bitget')
    const { catalogue } = await import('aptos-wallet-kit/catalogue')
    expect(await importSettings(folder, path)).toMatchObject({ preferredWallet: 'Bitget Wallet', catalogue })
    const biome = join(root, 'node_modules/.bin/biome')
    expect(spawnAndRead(biome, ['check', path], { cwd: folder })).toMatchObject({ code: 0 })
  })

  it.each([
    ['My Äpp!', 'my-pp'],
    ['钱包', 'aptos-wallet-page'],
  ])('makes a valid package name of the folder %s', async (folder, name) => {
    const cwd = createFolder()
    await runOk(['create', folder, '--template', 'react'], cwd)
    expect(JSON.parse(read(cwd, folder, 'package.json')).name).toBe(name)
  })
})

describe('the files of a page', () => {
  it.each(['html', 'react', 'next'])('of the template %s name no package in a registry', async (template) => {
    const { folder } = await create('--template', template)
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const files = paths.filter((path) => statSync(join(folder, path)).isFile() && path !== 'package.json')
    for (const path of files)
      expect(read(folder, path), path).not.toMatch(/aptos-wallet-kit@|npmjs\.com|unpkg|jsdelivr/)
  })
})

describe('create in a folder that is not empty', () => {
  const filled = () => createFolder({ 'page/index.html': 'old', 'page/notes.txt': 'keep', '.env': 'keep' })

  it('fails without --force, and changes nothing', async () => {
    await expectFailure(['create', 'page'], filled(), 'index.html')
  })

  it('overwrites exactly the files of the page with --force, and prints their names', async () => {
    const cwd = filled()
    chmodSync(join(cwd, 'page/index.html'), 0o600)
    const dry = await runOk(['create', 'page', '--force', '--dry-run'], cwd)
    expect(read(cwd, 'page/index.html')).toBe('old')
    const { stdout } = await runOk(['create', 'page', '--force'], cwd)
    for (const output of [dry.stdout, stdout])
      expect(output.match(/.*\(overwritten\)/g)).toEqual(['  index.html  (overwritten)'])
    expect(read(cwd, 'page/notes.txt')).toBe('keep')
    expect(read(cwd, 'page/index.html')).toContain('<!doctype html>')
    // A private file stays private, and a web server can read the others.
    expect(modeOf(cwd, 'page/index.html')).toBe(0o600)
    expect(modeOf(cwd, 'page/main.js')).toBe(0o666 & ~process.umask())
  })

  it.each<[string, string, (cwd: string) => void]>([
    ['a folder in place of a file', 'main.js', (cwd) => mkdirSync(join(cwd, 'page/main.js'))],
    ['a link in place of a file', 'main.js', (cwd) => symlinkSync('../.env', join(cwd, 'page/main.js'))],
    ['a link in place of a folder', 'locales', (cwd) => symlinkSync('..', join(cwd, 'page/locales'))],
    ['a file in place of a folder', 'locales', (cwd) => writeFiles(cwd, { 'page/locales': '' })],
  ])('rejects %s, even in a dry run', async (_name, path, prepare) => {
    const cwd = filled()
    prepare(cwd)
    for (const dry of [[], ['--dry-run']])
      await expectFailure(['create', 'page', '--force', '--lang', 'de', ...dry], cwd, `page/${path}`)
  })

  it('follows the named folder if it is a link itself', async () => {
    const cwd = createFolder({ 'page/.git/config': '' })
    symlinkSync('page', join(cwd, 'link'))
    await runOk(['create', 'link'], cwd)
    expect(readdirSync(join(cwd, 'page'))).toContain('main.js')
  })

  it.each(['page', 'page/below'])('rejects the path %s, which leads to or through a file', (path) =>
    expectFailure(['create', path], createFolder({ page: 'mine' }), 'page'),
  )
})

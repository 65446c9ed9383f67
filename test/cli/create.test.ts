import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Element, getAttribute, parseHtml } from '../../bin/html.js'
import { getIntegrity } from '../../bin/integrity.js'
import { createFolder, read, readDist, writeFiles } from './support/files.js'
import { root, runCli } from './support/run.js'
import { tree } from './support/tree.js'

async function create(...flags: readonly string[]) {
  const cwd = createFolder()
  const outcome = await runCli(['create', 'page', ...flags], { cwd })
  expect(outcome, outcome.stderr).toMatchObject({ code: 0 })
  return { ...outcome, cwd, folder: join(cwd, 'page') }
}

async function createHtml(...flags: readonly string[]) {
  const { folder, ...outcome } = await create(...flags)
  const html = read(folder, 'index.html')
  const { elements } = parseHtml(html)
  const attributes = (isMatch: (element: Element) => boolean) => {
    const found = elements.find(isMatch)
    return found && Object.fromEntries(found.attrs.map(({ name, value }) => [name, value]))
  }
  const script = (src: string) => attributes((element) => getAttribute(element, 'src') === src)
  const named = (name: string) => attributes(({ tagName }) => tagName === name)
  return { ...outcome, folder, html, elements, script, named, attributes }
}

describe('create', () => {
  it('creates a page of static files with the kit of this package', async () => {
    const { folder, script } = await createHtml()
    const files = ['README.md', 'aptos-wallet-kit.js', 'index.html', 'main.js', 'style.css']
    expect(readdirSync(folder).sort()).toEqual(files)
    expect(readFileSync(join(folder, 'aptos-wallet-kit.js'))).toEqual(readDist('aptos-wallet-kit.js'))
    expect(script('./aptos-wallet-kit.js')).toMatchObject({
      'data-preferred-wallet': 'Petra',
      'data-auto-connect': 'true',
      'data-theme': 'auto',
    })
  })

  it('puts hashes on the scripts of the kit only, so that the others can be edited', async () => {
    const { elements } = await createHtml('--dev-wallet', '--lang', 'de')
    const hashed = elements.filter((element) => getAttribute(element, 'integrity'))
    expect(hashed.map((element) => getAttribute(element, 'src'))).toEqual([
      './aptos-wallet-kit.js',
      './dev-wallet.js',
      './locales/de.js',
    ])
    for (const element of hashed)
      expect(getAttribute(element, 'integrity')).toBe(
        getIntegrity(readDist(getAttribute(element, 'src') ?? '')),
      )
  })

  it('keeps the policy of the page strict, and allows the full nodes of the development wallet', async () => {
    const isPolicy = (element: Element) => getAttribute(element, 'http-equiv') === 'Content-Security-Policy'
    const policy = (await createHtml()).attributes(isPolicy)?.content
    expect(policy).toMatch(/^default-src 'none';.*require-trusted-types-for 'script'$/)
    expect(policy).not.toMatch(/unsafe|connect-src/)
    const withWallet = await createHtml('--dev-wallet')
    expect(withWallet.attributes(isPolicy)?.content).toContain('connect-src http://127.0.0.1:8080')
    expect(withWallet.script('./aptos-wallet-kit.js')?.['data-preferred-wallet']).toBe('Dev Wallet')
  })

  it('writes all options into the page', async () => {
    const { script, named, html } = await createHtml(
      ...['--wallet', 'okx', '--no-auto-connect', '--network', 'Testnet', '--theme', 'dark'],
      ...['--lang', 'PT-br', '--title', 'My "first" <dapp> & more'],
    )
    expect(script('./aptos-wallet-kit.js')).toMatchObject({
      'data-preferred-wallet': 'OKX Wallet',
      'data-auto-connect': 'false',
      'data-network': 'testnet',
      'data-theme': 'dark',
      'data-locale': 'pt-BR',
    })
    expect(named('html')).toEqual({ lang: 'pt-BR', 'data-theme': 'dark' })
    const text = 'My &quot;first&quot; &lt;dapp&gt; &amp; more'
    expect(html).toContain(`<title>${text}</title>`)
    expect(html).toContain(`<h1>${text}</h1>`)
  })

  it.each(['ar', 'he', 'fa', 'ur', 'az-Arab'])('sets the direction of %s', async (lang) => {
    expect((await createHtml('--lang', lang)).named('html')).toMatchObject({ lang, dir: 'rtl' })
  })

  it('warns about a language that the kit has no translation for, and keeps the kit in English', async () => {
    const { stderr, script, folder } = await createHtml('--lang', 'eo')
    expect(stderr).toMatch(/^Warning: .*eo.*\bde\b/)
    expect(script('./aptos-wallet-kit.js')?.['data-locale']).toBe('en')
    expect(existsSync(join(folder, 'locales'))).toBe(false)
  })

  it('warns about an unknown wallet and an unknown network, names the known ones, and uses them', async () => {
    const { stderr, script } = await createHtml('--wallet', 'Petar', '--network', 'mainet')
    expect(stderr).toContain(
      '"Petar". The known wallets are Nightly, Petra, Pontem Wallet, Rimosafe, OKX Wallet',
    )
    expect(stderr).toContain('"mainet". The known networks are mainnet, testnet, devnet, local')
    expect(script('./aptos-wallet-kit.js')).toMatchObject({
      'data-preferred-wallet': 'Petar',
      'data-network': 'mainet',
    })
  })

  it('includes the development wallet if it is the preferred one', async () => {
    const { folder, stderr } = await createHtml('--wallet', 'dev wallet')
    expect(readdirSync(folder)).toContain('dev-wallet.js')
    expect(stderr).toBe('')
  })

  it('uses a default folder, and creates folders on the way', async () => {
    const cwd = createFolder()
    expect(await runCli(['create'], { cwd })).toMatchObject({ code: 0 })
    expect(await runCli(['create', 'a/b/c'], { cwd })).toMatchObject({ code: 0 })
    expect(readdirSync(cwd).sort()).toEqual(['a', 'aptos-wallet-page'])
    expect(readdirSync(join(cwd, 'a/b'))).toEqual(['c'])
  })

  it('creates the page in the current folder, which may have a Git repository', async () => {
    const cwd = createFolder({ '.git/config': '' })
    expect(await runCli(['create', '.'], { cwd })).toMatchObject({ code: 0 })
    expect(readdirSync(cwd)).toContain('index.html')
  })

  it('creates folders and files that a web server may read', async () => {
    const { folder } = await create()
    expect(statSync(folder).mode & 0o777).toBe(0o777 & ~process.umask())
    expect(statSync(join(folder, 'index.html')).mode & 0o777).toBe(0o666 & ~process.umask())
  })

  it('writes nothing in a dry run, and lists the files', async () => {
    const { stdout, cwd } = await create('--dry-run', '--dev-wallet')
    expect(stdout).toContain('Would create 6 files in page')
    expect(stdout).toContain('dev-wallet.js')
    expect(readdirSync(cwd)).toEqual([])
  })

  it('ends with the next command, quoted for a shell', async () => {
    const cwd = createFolder()
    const { stdout } = await runCli(['create', "it's my page"], { cwd })
    expect(stdout).toMatch(/Next steps:\n {2}.*aptos-wallet-kit\.js serve 'it'\\''s my page' --open\n$/)
  })
})

describe('create --template', () => {
  it.each([
    ['react', 'src/settings.ts'],
    ['vite-react-ts', 'src/settings.ts'],
    ['next', 'app/settings.ts'],
  ])('%s creates the files of the template and their settings', async (template, file) => {
    const flags = ['--wallet', 'okx', '--network', 'devnet', '--theme', 'light', '--no-auto-connect']
    const { folder } = await create('--template', template, ...flags, '--title', 'Mine')
    expect(readdirSync(folder)).toContain('.gitignore')
    expect(readdirSync(folder)).not.toContain('_gitignore')
    expect(read(folder, file)).toBe(`export const settings = {
  title: 'Mine',
  preferredWallet: 'OKX Wallet',
  autoConnect: false,
  network: 'devnet' as string | undefined,
  theme: 'light' as 'auto' | 'light' | 'dark',
  locale: 'en',
  devWallet: false,
}
`)
    const { name, dependencies } = JSON.parse(read(folder, 'package.json'))
    expect({ name, kit: dependencies['aptos-wallet-kit'] }).toEqual({
      name: 'page',
      kit: expect.stringMatching(/^file:/), // This test runs in a checkout.
    })
    const kit = join(folder, dependencies['aptos-wallet-kit'].slice('file:'.length))
    expect(statSync(kit).isDirectory()).toBe(true)
    expect(read(folder, '.npmrc')).toContain('install-links=true')
  })

  it.each([
    ['It\'s "both"', `title: 'It\\'s "both"',`],
    ["It's mine", `title: "It's mine",`],
    ['back\\slash', String.raw`title: 'back\\slash',`],
    ['x'.repeat(69), `title:\n    '${'x'.repeat(69)}',`],
  ])('formats the title %s as the formatter of the app does', async (title, line) => {
    const { folder } = await create('--template', 'react', '--title', title)
    expect(read(folder, 'src/settings.ts')).toContain(`\n  ${line}\n`)
  })

  it('prefers no development wallet in an app, whose production build has none', async () => {
    const { folder } = await create('--template', 'react', '--dev-wallet')
    expect(read(folder, 'src/settings.ts')).toMatch(/preferredWallet: 'Petra',[\s\S]*devWallet: true/)
  })

  it('imports the translation of an app, and sets its language and direction', async () => {
    for (const [template, settingsFile, rootFile] of [
      ['react', 'src/settings.ts', 'index.html'],
      ['next', 'app/settings.ts', 'app/layout.tsx'],
    ] as const) {
      const { folder } = await create('--template', template, '--lang', 'ar')
      expect(read(folder, settingsFile)).toMatch(/^import .* 'aptos-wallet-kit\/locales\/ar'/)
      expect(read(folder, settingsFile)).toContain("locale: 'ar',\n  strings,")
      expect(read(folder, rootFile)).toContain('<html lang="ar" dir="rtl"')
    }
  })

  it('copies nothing that an installation or a build left in the template', async () => {
    const { folder } = await create('--template', 'next')
    const names = tree(folder).join('\n')
    expect(names).not.toMatch(/node_modules|\.next|next-env|package-lock|tsbuildinfo/)
    expect(existsSync(join(root, 'template/next/package.json'))).toBe(true)
  })

  it('makes a valid package name of any folder name', async () => {
    const cwd = createFolder()
    await runCli(['create', 'My Äpp!', '--template', 'react'], { cwd })
    expect(JSON.parse(read(cwd, 'My Äpp!/package.json')).name).toBe('my-pp')
    await runCli(['create', '钱包', '--template', 'react'], { cwd })
    expect(JSON.parse(read(cwd, '钱包/package.json')).name).toBe('aptos-wallet-page')
  })
})

describe('create in a folder that is not empty', () => {
  const filled = () => createFolder({ 'page/index.html': 'old', 'page/notes.txt': 'keep', '.env': 'keep' })

  it('fails without --force, and changes nothing', async () => {
    const cwd = filled()
    const before = tree(cwd)
    expect(await runCli(['create', 'page'], { cwd })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Error: .*page.*index\.html.*\n.*--force.*\n$/),
    })
    expect(tree(cwd)).toEqual(before)
  })

  it('overwrites exactly the files of the page with --force, and says which', async () => {
    const cwd = filled()
    const dry = await runCli(['create', 'page', '--force', '--dry-run'], { cwd })
    expect(read(cwd, 'page/index.html')).toBe('old')
    const { code, stdout } = await runCli(['create', 'page', '--force'], { cwd })
    expect(code).toBe(0)
    for (const output of [dry.stdout, stdout])
      expect(output.match(/.*\(overwritten\)/g)).toEqual(['  index.html  (overwritten)'])
    expect(read(cwd, 'page/notes.txt')).toBe('keep')
    expect(read(cwd, 'page/index.html')).toContain('<!doctype html>')
  })

  it('keeps the mode of a file that it overwrites', async () => {
    const cwd = filled()
    const path = join(cwd, 'page/index.html')
    chmodSync(path, 0o600)
    await runCli(['create', 'page', '--force'], { cwd })
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it.each([
    [
      'a folder in place of a file',
      (cwd: string) => mkdirSync(join(cwd, 'page/main.js'), { recursive: true }),
      [],
    ],
    ['a link in place of a file', (cwd: string) => symlinkSync('../.env', join(cwd, 'page/main.js')), []],
    [
      'a link in place of a folder',
      (cwd: string) => symlinkSync('..', join(cwd, 'page/locales')),
      ['--lang', 'de'],
    ],
    [
      'a file in place of a folder',
      (cwd: string) => writeFiles(cwd, { 'page/locales': '' }),
      ['--lang', 'de'],
    ],
  ])('refuses %s, also in a dry run', async (_name, prepare, flags) => {
    const cwd = filled()
    prepare(cwd)
    const before = tree(cwd)
    for (const dry of [[], ['--dry-run']])
      expect(await runCli(['create', 'page', '--force', ...flags, ...dry], { cwd })).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^Error: .*page\/(?:main\.js|locales) is .*\n.+\n$/),
      })
    expect(tree(cwd)).toEqual(before)
  })

  it('follows the named folder if it is a link itself', async () => {
    const cwd = createFolder({ 'page/.git/config': '' })
    symlinkSync('page', join(cwd, 'link'))
    expect(await runCli(['create', 'link'], { cwd })).toMatchObject({ code: 0 })
    expect(readdirSync(join(cwd, 'page'))).toContain('main.js')
  })

  it('refuses a file as the folder, and a path through a file', async () => {
    const cwd = createFolder({ page: 'mine' })
    for (const path of ['page', 'page/below'])
      expect(await runCli(['create', path], { cwd })).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('page'),
      })
    expect(read(cwd, 'page')).toBe('mine')
  })
})

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { attributeOf, scanTags, type Tag } from '../../bin/html/scan.js'
import { kitAttributes } from '../../bin/page/settings.js'
import { packageRoot, temporaryFolder } from './support/package-root.js'
import { run } from './support/run.js'
import { tree } from './support/tree.js'

async function create(...flags: string[]) {
  const cwd = temporaryFolder()
  const outcome = await run(['create', 'page', ...flags], { cwd })
  expect(outcome.code, outcome.stderr).toBe(0)
  const folder = join(cwd, 'page')
  return { ...outcome, cwd, folder, html: readFileSync(join(folder, 'index.html'), 'utf8') }
}

const find = (html: string, test: (tag: Tag) => boolean): Tag => {
  const tag = scanTags(html).find((one) => !one.closing && test(one))
  if (!tag) throw new Error('There is no such tag.')
  return tag
}

const attributes = (tag: Tag) => Object.fromEntries(tag.attributes.map(({ name, value }) => [name, value]))
const named = (html: string, name: string) => attributes(find(html, (tag) => tag.name === name))
const script = (html: string, src: string) => attributes(find(html, (tag) => attributeOf(tag, 'src') === src))
const policy = (html: string) =>
  attributes(find(html, (tag) => attributeOf(tag, 'http-equiv') === 'Content-Security-Policy')).content

describe('create', () => {
  it('makes the page, its scripts and a README, and nothing else', async () => {
    const { folder, cwd } = await create()
    const files = ['README.md', 'aptos-wallet-kit.js', 'index.html', 'main.js', 'style.css']
    expect(readdirSync(folder).sort()).toEqual(files)
    expect(readdirSync(cwd)).toEqual(['page'])
    for (const file of ['main.js', 'style.css', 'README.md'])
      expect(readFileSync(join(folder, file))).toEqual(readFileSync(join(packageRoot, 'template', file)))
    expect(readFileSync(join(folder, 'aptos-wallet-kit.js'))).toEqual(
      readFileSync(join(packageRoot, 'dist/aptos-wallet-kit.js')),
    )
  })

  it('tells in the README of every setting, and how to open the policy that the page has', async () => {
    const { folder, html } = await create('--dev-wallet')
    const readme = readFileSync(join(folder, 'README.md'), 'utf8')
    const told = [...readme.matchAll(/^\| `(data-[\w-]+)` /gm)].map(([, name]) => name)
    expect(told).toEqual(Object.keys(kitAttributes({})))
    expect(policy(html)).toContain('connect-src')
    expect(readme).toContain('add that to its `connect-src`: browsers ignore a second one.')
  })

  it('takes a default folder, and folders that are not there yet', async () => {
    const cwd = temporaryFolder()
    expect((await run(['create'], { cwd })).code).toBe(0)
    expect((await run(['create', 'a/b/c'], { cwd })).code).toBe(0)
    expect(readdirSync(cwd).sort()).toEqual(['a', 'aptos-wallet-page'])
    expect(readdirSync(join(cwd, 'a/b'))).toEqual(['c'])
  })

  it('fills the folder it stands in, git and all, without replacing the folder', async () => {
    const cwd = temporaryFolder()
    await run(['create', '.git/objects'], { cwd })
    expect((await run(['create', '.'], { cwd })).code).toBe(0)
    expect(readdirSync(cwd)).toContain('index.html')
  })

  it('makes folders that a web server may read', async () => {
    const { folder } = await create()
    expect(statSync(folder).mode & 0o777).toBe(0o777 & ~process.umask())
  })

  it('puts the defaults on the script tag', async () => {
    const { html, stdout } = await create()
    expect(script(html, './aptos-wallet-kit.js')).toMatchObject({
      'data-preferred-wallet': 'Petra',
      'data-auto-connect': 'true',
      'data-theme': 'auto',
      defer: '',
    })
    expect(named(html, 'html')).toEqual({ lang: 'en' })
    expect(html).not.toContain('dev-wallet')
    expect(stdout).toContain('Connect asks for Petra; auto-connect is on.')
  })

  it('puts a hash of its file on every script and style sheet', async () => {
    const { html, folder } = await create('--dev-wallet')
    const loading = scanTags(html).filter(
      (tag) => !tag.closing && (tag.name === 'script' || attributeOf(tag, 'rel') === 'stylesheet'),
    )
    expect(loading).toHaveLength(4)
    for (const tag of loading) {
      const address = attributeOf(tag, 'src') ?? attributeOf(tag, 'href') ?? ''
      expect(address).toMatch(/^\.\//)
      const hash = createHash('sha384')
        .update(readFileSync(join(folder, address)))
        .digest('base64')
      expect(attributeOf(tag, 'integrity')).toBe(`sha384-${hash}`)
    }
  })

  it('lets the page run its own files alone, and contact nobody', async () => {
    const { html } = await create()
    expect(policy(html)).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'",
    )
    expect(html).not.toMatch(/\son\w+=|style=|<style|javascript:/i)
  })

  it('adds the development wallet, prefers it, and lets it reach its nodes', async () => {
    const { html, folder } = await create('--dev-wallet')
    expect(readdirSync(folder)).toContain('dev-wallet.js')
    expect(script(html, './aptos-wallet-kit.js')['data-preferred-wallet']).toBe('Dev Wallet')
    expect(html.indexOf('./aptos-wallet-kit.js')).toBeLessThan(html.indexOf('./dev-wallet.js'))
    expect(html.indexOf('./dev-wallet.js')).toBeLessThan(html.indexOf('./main.js'))
    expect(policy(html)).toMatch(/; connect-src http:\/\/127\.0\.0\.1:8080 .*https:\/\/\*\.aptoslabs\.com$/)
  })

  it('prefers the wallet that was named, with the development wallet too', async () => {
    const { html, stderr } = await create('--dev-wallet', '--wallet', 'petra', '--no-auto-connect')
    const { 'data-preferred-wallet': wallet, 'data-auto-connect': auto } = script(
      html,
      './aptos-wallet-kit.js',
    )
    expect({ wallet, auto, stderr }).toEqual({ wallet: 'Petra', auto: 'false', stderr: '' })
  })

  it('says that the development wallet is missing from a page that asks for it', async () => {
    const { stderr } = await create('--wallet', 'dev wallet')
    expect(stderr).toBe('Warning: Dev Wallet is on the page only with --dev-wallet.\n')
  })

  it('goes on with a near miss, but says what may have been meant', async () => {
    const { html, stderr } = await create('--wallet', 'Petar')
    expect(script(html, './aptos-wallet-kit.js')['data-preferred-wallet']).toBe('Petar')
    expect(stderr).toBe('Warning: the page will ask for a wallet named Petar. Did you mean Petra?\n')
  })

  it('takes a wallet it does not know, but says so', async () => {
    const { html, stderr } = await create('--wallet', 'Backpack')
    expect(script(html, './aptos-wallet-kit.js')['data-preferred-wallet']).toBe('Backpack')
    expect(stderr).toContain('Backpack is not in the catalogue')
  })

  it('keeps whatever is put into title and names as text', async () => {
    const evil = `</title><script>alert("1")</script>&amp;' onload='x`
    const { html } = await create('--title', evil, '--wallet', '"><img src=x>&quot;')
    const escaped = `&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;amp;' onload='x`
    expect(html).toContain(`<title>${escaped}</title>`)
    expect(html).toContain(`<h1>${escaped}</h1>`)
    expect(html).toContain('data-preferred-wallet="&quot;&gt;&lt;img src=x&gt;&amp;quot;"')
    expect(scanTags(html).filter((tag) => tag.name === 'script' && !tag.closing)).toHaveLength(2)
  })

  it('names the theme and the language, for the page and for the kit', async () => {
    const { html } = await create('--theme', 'dark', '--lang', 'PT-br')
    expect(named(html, 'html')).toEqual({ lang: 'pt-BR', 'data-theme': 'dark' })
    expect(script(html, './aptos-wallet-kit.js')).toMatchObject({
      'data-theme': 'dark',
      'data-locale': 'pt-BR',
    })
  })

  it('names the network that the page is made for, and none when none was said', async () => {
    const { html, stderr } = await create('--network', 'Testnet')
    expect(script(html, './aptos-wallet-kit.js')).toMatchObject({ 'data-network': 'testnet' })
    expect(stderr).toBe('')
    expect((await create()).html).not.toContain('data-network')
  })

  it('takes a network of the author, but says when one nearly spells another', async () => {
    const { html, stderr } = await create('--network', 'shelby-2')
    expect({ network: script(html, './aptos-wallet-kit.js')['data-network'], stderr }).toEqual({
      network: 'shelby-2',
      stderr: '',
    })
    expect((await create('--network', 'mainet')).stderr).toBe(
      'Warning: the page is made for a network named mainet. Did you mean mainnet?\n',
    )
  })

  it('takes a value that begins with a dash when it is one word with its flag', async () => {
    const { html } = await create('--wallet=--dev-wallet', '-t-x', '--theme=dark')
    expect(script(html, './aptos-wallet-kit.js')['data-preferred-wallet']).toBe('--dev-wallet')
    expect(html).toContain('<h1>-x</h1>')
    expect(html).not.toContain('dev-wallet.js')
  })

  it.each(['ar', 'he', 'fa', 'ur', 'az-Arab'])('writes from right to left in %s', async (lang) => {
    expect(named((await create('--lang', lang)).html, 'html')).toEqual({ lang, dir: 'rtl' })
  })

  it('marks the words of the template as English in another language', async () => {
    const { html } = await create('--lang', 'he', '--title', 'דף')
    expect(attributes(find(html, (tag) => attributeOf(tag, 'class') === 'intro')).lang).toBe('en')
    expect(named(html, 'h1')).toEqual({})
    expect(named((await create('--lang', 'he')).html, 'h1')).toEqual({ lang: 'en' })
    expect((await create('--lang', 'en-GB')).html.match(/lang="/g)).toHaveLength(1)
  })

  it('is the same page with the same flags', async () => {
    const [one, other] = await Promise.all([create('--lang', 'de'), create('--lang', 'de')])
    expect(tree(one.folder)).toEqual(tree(other.folder))
  })

  it('lists the files in a dry run and writes none', async () => {
    const cwd = temporaryFolder()
    const { code, stdout } = await run(['create', 'page', '--dry-run', '--dev-wallet'], { cwd })
    expect(code).toBe(0)
    expect(stdout).toContain('Would write 6 files to page:')
    for (const file of [
      'index.html',
      'main.js',
      'style.css',
      'README.md',
      'aptos-wallet-kit.js',
      'dev-wallet.js',
    ])
      expect(stdout).toMatch(new RegExp(`^ {2}${file.replace('.', '\\.')} +[\\d.]+ K?B$`, 'm'))
    expect(stdout).toContain('Nothing was written.')
    expect(readdirSync(cwd)).toEqual([])
  })
})

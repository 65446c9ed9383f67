import { createHash } from 'node:crypto'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scanTags } from '../../bin/html/scan.js'
import { failing } from './support/faults.js'
import { bundleOf, installPackage, temporaryFolder, writeFiles } from './support/package-root.js'
import { run } from './support/run.js'
import { tree } from './support/tree.js'

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const kitHash = hash(bundleOf('kit'))
const tag = `<script src="./aptos-wallet-kit.js" defer integrity="${kitHash}"></script>`

/** A site with one page, and a command that embeds into it with bundles of the test's own. */
function site(html: string | Uint8Array, name = 'index.html') {
  const cwd = temporaryFolder()
  writeFiles(cwd, { [`site/${name}`]: html, 'site/other.txt': 'keep me' })
  const root = installPackage({
    'dist/locales/ar.js': bundleOf('Arabic'),
    'dist/locales/de.js': bundleOf('German'),
  })
  return {
    cwd,
    root,
    page: () => readFileSync(join(cwd, 'site', name), 'utf8'),
    file: (path: string) => readFileSync(join(cwd, 'site', path), 'utf8'),
    embed: (...flags: string[]) => run(['embed', `site/${name}`, ...flags], { cwd, root }),
  }
}

const plain = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <title>Shop</title>
    <script src="shop.js" defer></script>
  </head>
  <body></body>
</html>
`

describe('embed', () => {
  it('puts the kit beside the page, prints the tag, and leaves the page as it was', async () => {
    const { embed, page, file } = site(plain)
    const { code, stdout, stderr } = await embed()
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${tag}\n` })
    expect(stderr).toContain('<aptos-wallet-button></aptos-wallet-button>')
    expect(page()).toBe(plain)
    expect(file('aptos-wallet-kit.js')).toBe(bundleOf('kit'))
  })

  it.each([
    ['prints', []],
    ['writes', ['--write']],
  ])('says, as it %s the tag, that it found no wallet button', async (_how, flags) => {
    const hint = 'Where it shall be, put: <aptos-wallet-button></aptos-wallet-button>\n'
    expect((await site(plain).embed(...flags)).stderr).toContain(hint)
    for (const button of [
      '<aptos-wallet-button></aptos-wallet-button>',
      `<script type="module">AptosWalletKit.mount('header')</script>`,
      `<script>addEventListener('load', () => { const { mount } = AptosWalletKit; mount('nav') })</script>`,
    ]) {
      const { embed } = site(plain.replace('</body>', `${button}</body>`))
      expect((await embed(...flags)).stderr).not.toContain('button')
    }
    const waiting = '<template><p><aptos-wallet-button></aptos-wallet-button></p></template>'
    expect((await site(`${plain}${waiting}`).embed(...flags)).stderr).toContain(hint)
  })

  it.each([
    ['prints', []],
    ['writes', ['--write']],
  ])('says, as it %s the tag, that a base lets browsers ask for it elsewhere', async (_how, flags) => {
    const note = (base: string) =>
      `Note: The page has <base href="${base}">, so browsers ask for its scripts there: if that is another folder, move those of the kit to it.\n`
    const based = (base: string) => site(plain.replace('<title>', `${base}<title>`)).embed(...flags)
    for (const base of ['/', 'js/', '../', 'https://cdn.example/x/?a=1&amp;b'])
      expect((await based(`<base target=_top><base href="${base}">`)).stderr).toContain(note(base))
    for (const base of [
      '<base target=_top>',
      '<base href>',
      '<base href="./#x">',
      '<base href="data:,x">',
      '<template><base href="/"></template>',
      '<base href="http://["><base href="/">',
    ]) {
      const { code, stderr } = await based(base)
      expect({ base, code, notes: stderr.match(/Note/g) }).toEqual({ base, code: 0, notes: null })
    }
  })

  it('finds the page of a folder', async () => {
    const { cwd, root } = site(plain)
    expect((await run(['embed', 'site'], { cwd, root })).stdout).toBe(`${tag}\n`)
  })

  it('writes the tag before the first script of the head, so that the page finds the kit there', async () => {
    const { embed, page } = site(plain)
    expect(await embed('--write')).toMatchObject({ code: 0, stdout: '' })
    expect(page()).toBe(plain.replace('    <script src="shop', `    ${tag}\n    <script src="shop`))
  })

  it('changes nothing the second time', async () => {
    const { embed, cwd } = site(plain)
    const flags = [
      '--write',
      '--dev-wallet',
      '--wallet',
      'Wället "ü"',
      '--no-auto-connect',
      '--theme',
      'dark',
    ]
    await embed(...flags)
    const before = tree(cwd)
    const { code, stderr } = await embed(...flags)
    expect(code).toBe(0)
    expect(stderr).toContain('site/index.html: nothing to change on disk.')
    expect(tree(cwd)).toEqual(before)
    expect((await embed('--write')).code).toBe(0)
    expect(tree(cwd)).toEqual(before)
  })

  it('needs no right to write where there is nothing to change', async () => {
    const { embed, cwd, root } = site(plain)
    await embed('--write')
    const env = failing('mkdtempSync', 'EACCES')
    expect(await run(['embed', 'site', '--write'], { cwd, root, env })).toMatchObject({ code: 0 })
  })

  it('writes what was said on the tag, and the development wallet after it', async () => {
    const { embed, page, file } = site(plain)
    await embed(
      '--write',
      '--dev-wallet',
      '--wallet',
      'okx',
      '--auto-connect',
      '--lang',
      'en-gb',
      '--theme',
      'light',
      '--network',
      'devnet',
    )
    const scripts = scanTags(page()).filter((one) => one.name === 'script' && !one.closing)
    const [kit = [], devWallet = []] = scripts.map((one) =>
      one.attributes.map(({ name, value }) => [name, value]),
    )
    expect(Object.fromEntries(kit)).toEqual({
      src: './aptos-wallet-kit.js',
      defer: '',
      integrity: kitHash,
      'data-preferred-wallet': 'OKX Wallet',
      'data-auto-connect': 'true',
      'data-theme': 'light',
      'data-locale': 'en-GB',
      'data-network': 'devnet',
    })
    expect(Object.fromEntries(devWallet)).toMatchObject({
      src: './dev-wallet.js',
      integrity: hash(bundleOf('dev wallet')),
    })
    expect(file('dev-wallet.js')).toBe(bundleOf('dev wallet'))
  })

  const sources = (html: string) =>
    scanTags(html).flatMap((one) =>
      one.attributes.flatMap(({ name, value }) => (name === 'src' ? [value] : [])),
    )

  it('puts a language behind a kit that is there already, wherever it stands', async () => {
    const end = plain.replace(
      '<body></body>',
      '<body>\n    <script src="./js/aptos-wallet-kit.js"></script>\n  </body>',
    )
    const { embed, page, file } = site(end)
    await embed('--write', '--lang', 'de', '--dev-wallet')
    expect(sources(page())).toEqual([
      'shop.js',
      './js/aptos-wallet-kit.js',
      './locales/de.js',
      './dev-wallet.js',
    ])
    expect(page()).toMatch(
      /\n {4}<script src="\.\/locales\/de\.js"[^>]*><\/script>\n {4}<script src="\.\/dev-wallet/,
    )
    expect(file('locales/de.js')).toBe(bundleOf('German'))
    const once = page()
    await embed('--write', '--lang', 'de', '--dev-wallet')
    expect(page()).toBe(once)
  })

  it('puts another language in the place of the one that is there', async () => {
    const { embed, page } = site(plain)
    await embed('--write', '--lang', 'de')
    const german = page()
    await embed('--write', '--lang', 'ar')
    expect(sources(page())).toEqual(['./aptos-wallet-kit.js', './locales/ar.js', 'shop.js'])
    await embed('--write', '--lang', 'de')
    expect(page()).toBe(german)
  })

  it.each(['en', 'fa'])('takes out the language that is there for %s, which has no script', async (lang) => {
    const { embed, page } = site(plain)
    await embed('--write', '--lang', lang)
    const without = page()
    await embed('--write', '--lang', 'ar')
    const arabic = page()
    expect((await embed('--lang', lang)).stderr).toContain(
      'And take this out of it: <script src="./locales/ar.js" defer',
    )
    expect(page()).toBe(arabic)
    await embed('--write', '--lang', lang)
    expect(page()).toBe(without)
  })

  it('leaves the language of a tag that says it already: the page may have words of its own in it', async () => {
    const own = tag.replace(' defer', ' data-locale="fa" defer')
    const { embed, page } = site(plain.replace('<script', `${own}\n    <script`))
    await embed('--write', '--lang', 'fa')
    expect(page()).toContain('data-locale="fa"')
    await embed('--write', '--lang', 'sw')
    expect(page()).toContain('data-locale="en"')
  })

  it('leaves a language alone that is the own of the page', async () => {
    const own = plain.replace('shop.js', 'locales/en.js')
    for (const lang of ['en', 'de']) {
      const { embed, page } = site(own)
      await embed('--write', '--lang', lang)
      expect(sources(page())).toContain('locales/en.js')
    }
  })

  it.each(['en', 'de', 'ar'])(
    'leaves a script of the author alone for %s that is named like a language',
    async (lang) => {
      const { embed, page, file, cwd } = site(plain.replace('shop.js', 'js/locales/de.js'))
      writeFiles(join(cwd, 'site'), { 'js/locales/de.js': 'window.words = {}' })
      expect((await embed('--write', '--lang', lang)).code).toBe(0)
      const language = lang === 'en' ? [] : [`./locales/${lang}.js`]
      expect(sources(page())).toEqual(['./aptos-wallet-kit.js', ...language, 'js/locales/de.js'])
      expect(page()).toContain('<script src="js/locales/de.js" defer></script>')
      expect(file('js/locales/de.js')).toBe('window.words = {}')
    },
  )

  it("takes what is loaded from elsewhere for the kit's only where the address names the package", async () => {
    const theirs = 'https://cdn.example/calendar/locales/de.js'
    const ours = 'https://cdn.example/npm/aptos-wallet-kit@0.1.0/dist/dev-wallet.js'
    const { embed, page } = site(
      `<head><script src="${theirs}"></script><script src="${ours}"></script></head>`,
    )
    await embed('--write', '--lang', 'de', '--dev-wallet')
    expect(sources(page())).toEqual(['./aptos-wallet-kit.js', './locales/de.js', theirs, './dev-wallet.js'])
  })

  it('keeps the folder in which the languages of a page lie', async () => {
    const { embed, page, file } = site(
      plain.replace(
        '<script src="shop.js" defer>',
        '<script src="js/aptos-wallet-kit.js"></script><script src="js/locales/de.js">',
      ),
    )
    await embed('--write', '--lang', 'ar')
    expect(sources(page())).toEqual(['js/aptos-wallet-kit.js', './js/locales/ar.js'])
    expect(file('js/locales/ar.js')).toBe(bundleOf('Arabic'))
  })

  it.each([
    ['./c%23/locales/ar.js', './c%23/locales/de.js', 'c#/locales/de.js'],
    ['a b/%C3%BC/locales/ar.js?v=1', './a%20b/%C3%BC/locales/de.js', 'a b/ü/locales/de.js'],
  ])('spells the folder of a language as an address has it: %s', async (before, after, path) => {
    const { embed, page, file } = site(
      `<head><script src="aptos-wallet-kit.js"></script><script src="${before}"></script></head>`,
    )
    await embed('--write', '--lang', 'de')
    expect(sources(page())).toEqual(['aptos-wallet-kit.js', after])
    expect(file(path)).toBe(bundleOf('German'))
    const once = page()
    await embed('--write', '--lang', 'de')
    expect(page()).toBe(once)
  })

  it('brings an old tag up to date where it stands, in its own folder and with its own words', async () => {
    const old = plain.replace(
      '<script src="shop.js" defer>',
      `<script async src='js/aptos-wallet-kit.js?v=1' integrity=sha384-old data-theme="dark" data-mine>`,
    )
    const { embed, page, file } = site(old)
    await embed('--write', '--wallet', 'petra')
    expect(page()).toBe(
      old
        .replace('integrity=sha384-old', `integrity="${kitHash}"`)
        .replace('data-mine>', 'data-mine data-preferred-wallet="Petra">'),
    )
    expect(file('js/aptos-wallet-kit.js')).toBe(bundleOf('kit'))
  })

  it('finds an old tag behind backslashes, which browsers take for slashes', async () => {
    const old = plain.replace('shop.js', 'js\\aptos-wallet-kit.js')
    const { embed, page, file } = site(old)
    await embed('--write')
    expect(page()).toBe(old.replace(' defer>', ` defer integrity="${kitHash}">`))
    expect(file('js/aptos-wallet-kit.js')).toBe(bundleOf('kit'))
  })

  it('takes no tag for the own of the page that stands in a template', async () => {
    const german = `<script src="./locales/de.js"></script>`
    const { embed, page } = site(`<head><template>${tag}${german}</template></head>`)
    expect((await embed()).stderr).toContain('Put this into its head:')
    await embed('--write', '--lang', 'en')
    const own = tag.replace('></', ' data-locale="en"></')
    expect(page()).toBe(`<head><template>${tag}${german}</template>${own}</head>`)
  })

  it('brings a tag that loads the kit from elsewhere home', async () => {
    const { embed, page, file } = site(
      '<head><script src="https://cdn.example/x/aptos-wallet-kit.js"></script></head>',
    )
    await embed('--write')
    expect(page()).toBe(`<head><script src="./aptos-wallet-kit.js" integrity="${kitHash}"></script></head>`)
    expect(file('aptos-wallet-kit.js')).toBe(bundleOf('kit'))
  })

  it('says when the page has the tag as it shall be', async () => {
    const { embed } = site(plain)
    expect((await embed()).stderr).toContain('Put this into its head:')
    await embed('--write')
    expect((await embed()).stderr).toContain('The page has it already:')
  })

  it('says when the page has a tag with another hash, which browsers will refuse', async () => {
    const { embed } = site(plain.replace('shop.js', 'aptos-wallet-kit.js'))
    const { stderr } = await embed()
    expect(stderr).toContain('Replace the script tag of the page, or run this again with --write:')
  })

  it('prints the tag that --write would write, with what the one there says already', async () => {
    const { embed, page } = site(plain)
    await embed('--write', '--wallet', 'petra', '--network', 'testnet')
    const before = page()
    const { stdout } = await embed('--theme', 'dark')
    const settings = 'data-preferred-wallet="Petra" data-network="testnet" data-theme="dark"'
    expect(stdout).toBe(`${tag.replace('></', ` ${settings}></`)}\n`)
    expect(page()).toBe(before)
    await embed('--write', '--theme', 'dark')
    expect(page()).toBe(before.replace(/<script src="\.\/aptos.*/, stdout.trim()))
  })

  it.each([
    ['no script', '<head>\n  <title>x</title>\n</head>', `<head>\n  <title>x</title>\n  ${tag}\n</head>`],
    [
      'no head',
      '<!doctype html>\n<title>x</title>\n<body>',
      `<!doctype html>\n<title>x</title>\n${tag}\n<body>`,
    ],
    ['no body', '<!doctype html>\n<title>x</title>', `<!doctype html>\n${tag}\n<title>x</title>`],
    [
      'a comment before its doctype',
      '<!-- of <p>, 2026 -->\n<?xml version="1.0"?>\n<!DOCTYPE html>\n<title>x</title>',
      `<!-- of <p>, 2026 -->\n<?xml version="1.0"?>\n<!DOCTYPE html>\n${tag}\n<title>x</title>`,
    ],
    ['a doctype in a comment', '<!--<!doctype html>-->\n<p>', `${tag}\n<!--<!doctype html>-->\n<p>`],
    ['a doctype that comes too late', '<p>\n<!doctype html>', `${tag}\n<p>\n<!doctype html>`],
    ['a byte order mark', '\ufeff<!doctype html>\n<p>', `\ufeff<!doctype html>\n${tag}\n<p>`],
    ['a byte order mark and no doctype', '\ufeff<p>x', `\ufeff${tag}\n<p>x`],
    ['one line', '<html><head></head></html>', `<html><head>${tag}</head></html>`],
    ['nothing', '', `${tag}\n`],
    [
      'a template in its head',
      '<head><title>x</title>\n<template><template></template><script>x()</script></template>\n<meta name=a></head>',
      `<head><title>x</title>\n<template><template></template><script>x()</script></template>\n<meta name=a>${tag}</head>`,
    ],
    [
      'a template that holds a head',
      '<body>\n<template><head></head></template></template><script></script>',
      `${tag}\n<body>\n<template><head></head></template></template><script></script>`,
    ],
    ['a template without end', '<html>\n<template><body>', `<html>\n${tag}\n<template><body>`],
    [
      'tags in the PHP of its head',
      '<head><?php $a->b("</head>"); ?></head>',
      `<head><?php $a->b("</head>"); ?>${tag}</head>`,
    ],
    [
      'a head in PHP before its own',
      '<?php if ($a > 1) { echo "<head></head>"; } ?>\n<head>\n</head>',
      `<?php if ($a > 1) { echo "<head></head>"; } ?>\n<head>\n  ${tag}\n</head>`,
    ],
    [
      'PHP in its first tag',
      '<html <?php language_attributes(); ?>>\n<p>',
      `<html <?php language_attributes(); ?>>\n${tag}\n<p>`,
    ],
    ['a doctype without end', '<!doctype html', `${tag}\n<!doctype html`],
    ['a script in a comment', '<!--<script>-->\r\n</head>', `<!--<script>-->\r\n  ${tag}\r\n</head>`],
  ])('finds a place in a page with %s', async (_what, before, after) => {
    const { embed, page } = site(before)
    expect((await embed('--write')).code).toBe(0)
    expect(page()).toBe(after)
  })

  it('keeps the bytes of a page in another encoding', async () => {
    const latin1 = Buffer.from('<head><title>K\u00e4se</title></head>', 'latin1')
    const { embed, cwd } = site(latin1)
    await embed('--write', '--wallet', 'Kä')
    const written = readFileSync(join(cwd, 'site/index.html'))
    expect(written.includes(latin1.subarray(0, 20))).toBe(true)
    expect(written.includes('data-preferred-wallet="K&#xe4;"')).toBe(true)
  })

  it('follows a link to the page itself', async () => {
    const { cwd, root, page } = site(plain)
    symlinkSync('site/index.html', join(cwd, 'link.html'))
    await run(['embed', 'link.html', '--write'], { cwd, root })
    expect(page()).toContain(tag)
  })
})

describe('embed refuses, and leaves all as it was, when', () => {
  it.each([
    ['there is no such page', ['embed', 'none.html'], 'There is no none.html.'],
    ['the folder has no page', ['embed', '.'], '. has no index.html.'],
    ['the folder it stands in has no page, named by nothing', ['embed', ''], '. has no index.html.'],
    ['the path leads through a file', ['embed', 'site/other.txt/x'], 'There is no site/other.txt/x.'],
    ['the page is written in UTF-16', ['embed', 'u16.html'], 'u16.html is written in UTF-16.'],
    ['its bytes are so without saying it', ['embed', 'b16.html'], 'b16.html is written in UTF-16.'],
    ['the file is no page', ['embed', 'site/other.txt'], 'site/other.txt is not an HTML file.'],
  ])('%s', async (_why, args, words) => {
    const { cwd, root } = site(plain)
    writeFiles(cwd, {
      'u16.html': Buffer.from('\ufeff<p>', 'utf16le'),
      'b16.html': Buffer.from('<p>', 'utf16le').swap16(),
    })
    const before = tree(cwd)
    const { code, stderr } = await run(args, { cwd, root })
    expect(code).toBe(1)
    expect(stderr.split('\n')[0]).toBe(`Error: ${words}`)
    expect(tree(cwd)).toEqual(before)
  })

  it.each([
    ['locales/de.js', ['--lang', 'de']],
    ['dev-wallet.js', ['--dev-wallet']],
  ])('a file of the author stands at %s', async (path, flags) => {
    for (const html of [plain, plain.replace('shop.js', path)]) {
      const { cwd, embed } = site(html)
      writeFiles(join(cwd, 'site'), { [path]: 'window.mine = {}' })
      const before = tree(cwd)
      for (const write of [[], ['--write']])
        expect(await embed(...flags, ...write)).toEqual({
          code: 1,
          stdout: '',
          stderr:
            `Error: site/${path} is not the kit's, and would be overwritten.\n` +
            'Move it or rename it, and name it so in the page, then try again.\n',
        })
      expect(tree(cwd)).toEqual(before)
    }
  })

  it.each(['shop.xhtml', 'shop.XHT'])('the page is XHTML (%s)', async (name) => {
    const { embed, cwd } = site(plain, name)
    const before = tree(cwd)
    expect(await embed('--write')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        `Error: site/${name} is XHTML, which embed does not write.\n` +
        'Put the tag into it by hand: <script src="./aptos-wallet-kit.js" defer="defer"></script>\n',
    })
    expect(tree(cwd)).toEqual(before)
  })

  it('the page cannot be read', async () => {
    const { cwd, root } = site(plain)
    const before = tree(cwd)
    const env = failing('readFileSync', 'EACCES', 1, 'index.html')
    const { code, stderr } = await run(['embed', 'site'], { cwd, root, env })
    expect(code).toBe(1)
    expect(stderr).toBe(
      'Error: Could not read site/index.html: EACCES: readFileSync.\nCheck its permissions, then try again.\n',
    )
    expect(tree(cwd)).toEqual(before)
  })

  it.each([
    ['writeFileSync', 2],
    ['renameSync', 1],
    ['renameSync', 2],
    ['renameSync', 3],
  ] as const)('the disk fails (%s, call %i)', async (call, nth) => {
    const { cwd, root } = site(plain)
    const before = tree(cwd)
    const { code } = await run(['embed', 'site', '--write'], { cwd, root, env: failing(call, 'ENOSPC', nth) })
    expect(code).toBe(1)
    expect(tree(cwd)).toEqual(before)
  })
})

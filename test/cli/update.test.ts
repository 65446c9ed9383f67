import { createHash } from 'node:crypto'
import { appendFileSync, chmodSync, chownSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { failing } from './support/faults.js'
import { bundleOf, installPackage, temporaryFolder, writeFiles } from './support/package-root.js'
import { run } from './support/run.js'
import { tree } from './support/tree.js'

const hash = (bytes: string | Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

const newer = {
  'dist/aptos-wallet-kit.js': bundleOf('new kit'),
  'dist/dev-wallet.js': bundleOf('new dev wallet'),
  'dist/locales/de.js': bundleOf('new German'),
}

const template = (integrity: string) =>
  `<template><script src="aptos-wallet-kit.js" integrity="${integrity}"></script></template>`

/** A page made by one release, with the next one at hand. */
async function oldPage(...flags: string[]) {
  const cwd = temporaryFolder()
  await run(['create', 'page', ...flags], { cwd, root: installPackage() })
  const read = (path: string) => readFileSync(join(cwd, 'page', path), 'utf8')
  return { cwd, read, folder: join(cwd, 'page'), root: installPackage(newer) }
}

describe('update', () => {
  it('replaces the kit and its hash, and nothing else', async () => {
    const { cwd, root, read } = await oldPage('--title', 'Mine', '--wallet', 'okx')
    const before = read('index.html')
    const { code, stdout } = await run(['update', 'page'], { cwd, root })
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'Updated page/aptos-wallet-kit.js\nUpdated page/index.html\n',
    })
    expect(read('aptos-wallet-kit.js')).toBe(bundleOf('new kit'))
    expect(read('index.html')).toBe(before.replace(hash(bundleOf('kit')), hash(bundleOf('new kit'))))
  })

  it('replaces the development wallet of a page that has it, and brings it to no other', async () => {
    const { cwd, root, read } = await oldPage('--dev-wallet')
    await run(['update', 'page'], { cwd, root })
    expect(read('dev-wallet.js')).toBe(bundleOf('new dev wallet'))
    expect(read('index.html')).toContain(hash(bundleOf('new dev wallet')))
    const without = await oldPage()
    await run(['update', 'page'], without)
    expect(() => without.read('dev-wallet.js')).toThrow('ENOENT')
  })

  it('says so when there is nothing to do, and does it', async () => {
    const { cwd, root } = await oldPage()
    await run(['update', 'page'], { cwd, root })
    const before = tree(cwd)
    expect(await run(['update', 'page'], { cwd, root })).toEqual({
      code: 0,
      stdout: 'page is up to date.\n',
      stderr: '',
    })
    expect(tree(cwd)).toEqual(before)
  })

  it('renews the hashes of files the author changed, in the folder it stands in', async () => {
    const { folder, root, read } = await oldPage()
    appendFileSync(join(folder, 'main.js'), '// mine\n')
    appendFileSync(join(folder, 'style.css'), '/* mine */\n')
    writeFiles(folder, {
      '..x.js': 'mine',
      'index.html': read('index.html').replace(
        '</head>',
        '<script src="./..x.js" integrity="x"></script></head>',
      ),
    })
    expect((await run(['update'], { cwd: folder, root })).code).toBe(0)
    for (const file of ['main.js', 'style.css', '..x.js'])
      expect(read('index.html')).toContain(hash(read(file)))
    expect(read('main.js')).toContain('// mine')
  })

  it('renews a hash in a template, to which browsers hold what a script takes out of it', async () => {
    const { cwd, folder, root, read } = await oldPage()
    writeFiles(folder, { 'index.html': template('sha384-x') })
    await run(['update', 'page'], { cwd, root })
    expect(read('index.html')).toBe(template(hash(bundleOf('new kit'))))
  })

  it('renews every page of the folder that loads the kit, and puts no hash where there was none', async () => {
    const { cwd, folder, root, read } = await oldPage()
    const second =
      '<script src="aptos-wallet-kit.js" integrity="sha384-x"></script><script src="main.js"></script>'
    writeFiles(folder, { 'second.html': second, 'third.html': '<p>no kit</p>' })
    await run(['update', 'page'], { cwd, root })
    expect(read('second.html')).toBe(second.replace('sha384-x', hash(bundleOf('new kit'))))
    expect(read('third.html')).toBe('<p>no kit</p>')
  })

  describe('of a kit that pages load by other paths', () => {
    const old = hash(bundleOf('kit'))
    const renewed = hash(bundleOf('new kit'))
    const pageWith = (src: string, integrity = old) =>
      `<script src="${src}" defer integrity="${integrity}"></script>`

    it.each([
      ['about.html', '/aptos-wallet-kit.js?v=1'],
      ['shop/index.html', '../aptos-wallet-kit.js'],
      ['shop/index.html', '/aptos-wallet-kit.js'],
      ['shop/a/b.htm', '.././../aptos-wallet-kit.js#x'],
      ['shop/index.html', '../shop/../aptos-wallet-kit.js'],
      ['shop/index.html', '..\\aptos-wallet-kit.js'],
      ['shop/index.html', '\\aptos-wallet-kit.js'],
    ])('renews the hash in %s for %s', async (path, src) => {
      const { cwd, folder, root, read } = await oldPage()
      writeFiles(folder, { [path]: pageWith(src) })
      const { code, stdout } = await run(['update', 'page'], { cwd, root })
      expect({ code, stdout: stdout.split('\n').sort() }).toEqual({
        code: 0,
        stdout: [
          '',
          'Updated page/aptos-wallet-kit.js',
          'Updated page/index.html',
          `Updated page/${path}`,
        ].sort(),
      })
      expect(read(path)).toBe(pageWith(src, renewed))
      expect(await run(['update', 'page'], { cwd, root })).toEqual({
        code: 0,
        stdout: 'page is up to date.\n',
        stderr: '',
      })
    })

    it('says that it took the folder for the root of the site, where that changed something', async () => {
      const { cwd, folder, root } = await oldPage()
      writeFiles(folder, { 'about.html': pageWith('/aptos-wallet-kit.js') })
      const { stderr } = await run(['update', 'page'], { cwd, root })
      expect(stderr).toBe(
        'Note: page was taken for the root of the site, since page/about.html loads /aptos-wallet-kit.js and the file is there.\n',
      )
    })

    it('says so of a page that has no hash, too', async () => {
      const { cwd, folder, root, read } = await oldPage()
      const html = '<script src="/aptos-wallet-kit.js"></script>'
      writeFiles(folder, { 'index.html': html })
      expect(await run(['update', 'page'], { cwd, root })).toEqual({
        code: 0,
        stdout: 'Updated page/aptos-wallet-kit.js\n',
        stderr:
          'Note: page was taken for the root of the site, since page/index.html loads /aptos-wallet-kit.js and the file is there.\n',
      })
      expect(read('index.html')).toBe(html)
    })

    it('takes no folder for the root of a site whose base is on another host', async () => {
      const { cwd, folder, root } = await oldPage()
      writeFiles(folder, {
        'index.html': `<base href="https://cdn.example/">${pageWith('/aptos-wallet-kit.js')}`,
      })
      const before = tree(cwd)
      const { code, stderr } = await run(['update', 'page'], { cwd, root })
      expect({ code, stderr: stderr.split('\n')[0] }).toEqual({
        code: 1,
        stderr: 'Error: No page in page loads aptos-wallet-kit.js from its own folder.',
      })
      expect(tree(cwd)).toEqual(before)
    })

    it('mends pages that an update has left behind', async () => {
      const { cwd, folder, root, read } = await oldPage()
      await run(['update', 'page'], { cwd, root })
      writeFiles(folder, { 'shop/index.html': pageWith('../aptos-wallet-kit.js') })
      const { stdout } = await run(['update', 'page'], { cwd, root })
      expect(stdout).toBe('Updated page/shop/index.html\n')
      expect(read('shop/index.html')).toContain(renewed)
    })

    it('brings the language and the other files of such a page up to date, too', async () => {
      const { cwd, folder, root, read } = await oldPage()
      const page = (german: string, own: string) =>
        `${pageWith('../aptos-wallet-kit.js', german === 'x' ? old : renewed)}
        <script src="/locales/de.js" integrity="${german}"></script>
        <script src="./shop.js" integrity="${own}"></script><script src="./plain.js"></script>`
      writeFiles(folder, {
        'shop/index.html': page('x', 'x'),
        'shop/shop.js': 'mine',
        'locales/de.js': bundleOf('German'),
      })
      await run(['update', 'page'], { cwd, root })
      expect(read('locales/de.js')).toBe(bundleOf('new German'))
      expect(read('shop/index.html')).toBe(page(hash(bundleOf('new German')), hash('mine')))
      expect(read('shop/shop.js')).toBe('mine')
    })

    it('finds a kit that only a page further down loads, from above it', async () => {
      const cwd = temporaryFolder()
      writeFiles(cwd, {
        'shop/index.html': pageWith('../js/aptos-wallet-kit.js'),
        'js/aptos-wallet-kit.js': 'old',
      })
      expect((await run(['update'], { cwd, root: installPackage(newer) })).stdout).toBe(
        'Updated js/aptos-wallet-kit.js\nUpdated shop/index.html\n',
      )
    })

    it('leaves pages further down alone that have a kit of their own, no hash, or another kit', async () => {
      const { cwd, folder, root, read } = await oldPage()
      const files = {
        'own/index.html': pageWith('./aptos-wallet-kit.js'),
        'own/aptos-wallet-kit.js': bundleOf('kit'),
        'plain/index.html': '<script src="../aptos-wallet-kit.js"></script>',
        'cdn.html': pageWith('https://cdn.example/aptos-wallet-kit.js'),
        'cdn/index.html': pageWith('//cdn.example/aptos-wallet-kit.js'),
        'mine/index.html': '<script src="./mine.js" integrity="sha384-x"></script>',
        'mine/mine.js': '',
      }
      writeFiles(folder, files)
      const { stdout, stderr } = await run(['update', 'page'], { cwd, root })
      expect({ stdout, stderr }).toEqual({
        stdout: 'Updated page/aptos-wallet-kit.js\nUpdated page/index.html\n',
        stderr: '',
      })
      for (const [path, content] of Object.entries(files)) expect(read(path)).toBe(content)
    })

    it('never looks into hidden folders, packages and links', async () => {
      const { cwd, folder, root, read } = await oldPage()
      const html = pageWith('../aptos-wallet-kit.js')
      writeFiles(folder, {
        '.git/a.html': html,
        'node_modules/a.html': html,
        'shop/node_modules/a.html': html,
      })
      writeFiles(cwd, { 'other/a.html': html })
      symlinkSync('../other', join(folder, 'link'))
      await run(['update', 'page'], { cwd, root })
      for (const path of ['.git', 'node_modules', 'shop/node_modules', 'link'])
        expect(read(`${path}/a.html`)).toBe(html)
    })

    it.each(['node_modules/aptos-wallet-kit/dist', '.cache'])(
      'never replaces a kit in %s by another path',
      async (place) => {
        const { cwd, folder, root, read } = await oldPage()
        const kit = `${place}/aptos-wallet-kit.js`
        const files = {
          'about.html': pageWith(`/${kit}`),
          'shop/index.html': pageWith(`../${kit}`),
          [kit]: bundleOf('kit'),
        }
        writeFiles(folder, files)
        await run(['update', 'page'], { cwd, root })
        for (const [path, content] of Object.entries(files)) expect(read(path)).toBe(content)
      },
    )

    it('looks into no more than a thousand folders, and says so', async () => {
      const { cwd, folder, root, read } = await oldPage()
      const html = pageWith('../../aptos-wallet-kit.js')
      writeFiles(folder, {
        'near/index.html': pageWith('../aptos-wallet-kit.js'),
        'near/far/index.html': html,
      })
      for (let index = 0; index < 1000; index += 1) mkdirSync(join(folder, `a${index}`))
      const { code, stderr } = await run(['update', 'page'], { cwd, root })
      expect({ code, stderr }).toEqual({
        code: 0,
        stderr:
          'Warning: page has more than 1000 folders. Pages in the others are left as they were: ' +
          'serve tells when a hash in one is out of date.\n',
      })
      expect(read('near/far/index.html')).toBe(html)
    })

    const stray = (page: string, src: string) =>
      `Warning: page/${page} loads ${src} with the hash of another release, and no such file was found in page. ` +
      'If it is this kit by another way, browsers block it now: ' +
      `update the folder that is the root of the site, or put integrity="${renewed}" on the tag.\n`

    it.each([
      ['about.html', '/js/aptos-wallet-kit.js'],
      ['shop/index.html', '/page/aptos-wallet-kit.js'],
      ['shop/index.html', '../../aptos-wallet-kit.js'],
    ])('warns of %s, which loads %s, where that is not known to be the kit', async (path, src) => {
      const { cwd, folder, root, read } = await oldPage()
      writeFiles(folder, { [path]: pageWith(src) })
      const { code, stderr } = await run(['update', 'page'], { cwd, root })
      expect({ code, stderr }).toEqual({ code: 0, stderr: stray(path, src) })
      expect(read(path)).toBe(pageWith(src))
    })

    it('warns of a page further down whose base leads to the kit', async () => {
      const { cwd, folder, root } = await oldPage()
      writeFiles(folder, { 'shop/index.html': `<base href="/">${pageWith('./aptos-wallet-kit.js')}` })
      expect((await run(['update', 'page'], { cwd, root })).stderr).toBe(
        stray('shop/index.html', './aptos-wallet-kit.js'),
      )
    })

    it('does not warn of a kit outside of the folder that its hash fits, nor of one of the new release', async () => {
      const { cwd, folder, root } = await oldPage()
      writeFiles(cwd, { 'aptos-wallet-kit.js': bundleOf('kit') })
      writeFiles(folder, {
        'about.html': pageWith('../aptos-wallet-kit.js'),
        'new.html': pageWith('/js/aptos-wallet-kit.js', renewed),
      })
      expect((await run(['update', 'page'], { cwd, root })).stderr).toBe('')
    })

    it('tells of pages further down that it does not write', async () => {
      const { cwd, folder, root, read } = await oldPage()
      const html = pageWith('../aptos-wallet-kit.js')
      writeFiles(folder, {
        'shop/a.html': Buffer.from(`\ufeff${html}`, 'utf16le'),
        'shop/b.xhtml': html,
        'shop/c.html': Buffer.from('\ufeff<p>no kit</p>', 'utf16le'),
        'shop/d.xhtml': '<html/>',
      })
      const { code, stderr } = await run(['update', 'page'], { cwd, root })
      expect({ code, stderr }).toEqual({
        code: 0,
        stderr:
          'Warning: page/shop/a.html is written in UTF-16. It is left as it was. Save the page as UTF-8, then try again.\n' +
          'Warning: page/shop/b.xhtml is XHTML, which update does not write. It is left as it was. ' +
          'Renew the kit and the hashes in it by hand.\n',
      })
      expect(read('shop/b.xhtml')).toBe(html)
    })

    it('says which page further down it cannot read, and renews the others', async () => {
      const { cwd, folder, root, read } = await oldPage()
      writeFiles(folder, { 'sub/p.html': pageWith('../aptos-wallet-kit.js') })
      const env = failing('readFileSync', 'EACCES', 1, 'p.html')
      const { code, stderr } = await run(['update', 'page'], { cwd, root, env })
      expect({ code, stderr }).toEqual({
        code: 0,
        stderr:
          'Warning: Could not read page/sub/p.html: EACCES: readFileSync. It is left as it was. ' +
          'Check its permissions, then try again.\n',
      })
      expect(read('index.html')).toContain(renewed)
      expect(read('sub/p.html')).toContain(old)
    })

    it('says which folder further down it cannot read, and renews the others', async () => {
      const { cwd, folder, root, read } = await oldPage()
      writeFiles(folder, { 'shut/x.txt': '' })
      const env = failing('readdirSync', 'EACCES', 1, 'shut')
      const { code, stderr } = await run(['update', 'page'], { cwd, root, env })
      expect({ code, stderr }).toEqual({
        code: 0,
        stderr:
          'Warning: Could not read page/shut: EACCES: readdirSync. Its pages are left as they were. ' +
          'Check its permissions, then try again.\n',
      })
      expect(read('index.html')).toContain(renewed)
    })
  })

  describe('of a page that names what cannot be looked at', () => {
    const scripts = (src: string) =>
      `<script src="./aptos-wallet-kit.js"></script><script src="${src}" integrity="sha384-x"></script>`

    it.each([
      ['a name that no disk takes', './a%00.js', {}],
      ['too long a name', `./${'a'.repeat(300)}.js`, {}],
      ['a link to itself', './circle.js', {}],
      ['a script that may not be read', './shut.js', failing('readFileSync', 'EACCES', 1, 'shut.js')],
    ])('leaves its hash, says so once, and renews the others: %s', async (_what, src, env) => {
      const { cwd, folder, root, read } = await oldPage()
      symlinkSync('circle.js', join(folder, 'circle.js'))
      writeFiles(folder, { 'shut.js': '', 'second.html': scripts(src), 'third.html': scripts('./none.js') })
      const { code, stdout, stderr } = await run(['update', 'page'], { cwd, root, env })
      expect({ code, stdout }).toEqual({
        code: 0,
        stdout: 'Updated page/aptos-wallet-kit.js\nUpdated page/index.html\n',
      })
      expect(stderr).toMatch(
        /^Warning: Could not read page\/[^\n]*\. Its hash is left as it was\. Check its permissions, then try again\.\n$/,
      )
      expect(read('index.html')).toContain(hash(bundleOf('new kit')))
      expect(read('second.html')).toBe(scripts(src))
    })

    it.each([
      ['a name that no disk takes', '/a%00.js', {}],
      ['a folder that may not be entered', '/shut/x.js', failing('statSync', 'EACCES', 1, 'shut/x.js')],
    ])('takes nothing to be there: %s', async (_what, src, env) => {
      const { cwd, folder, root, read } = await oldPage()
      writeFiles(folder, { 'sub/other.html': scripts(src), 'shut/x.js': '' })
      expect(await run(['update', 'page'], { cwd, root, env })).toEqual({
        code: 0,
        stdout: 'Updated page/aptos-wallet-kit.js\nUpdated page/index.html\n',
        stderr: '',
      })
      expect(read('sub/other.html')).toBe(scripts(src))
    })

    it.each(['./a%00/dev-wallet.js', './circle/locales/de.js'])(
      'takes %s for none of the kit',
      async (src) => {
        const { cwd, folder, root, read } = await oldPage()
        symlinkSync('circle', join(folder, 'circle'))
        writeFiles(folder, { 'second.html': scripts(src) })
        const { code, stdout, stderr } = await run(['update', 'page'], { cwd, root })
        expect({ code, stdout }).toEqual({
          code: 0,
          stdout: 'Updated page/aptos-wallet-kit.js\nUpdated page/index.html\n',
        })
        expect(stderr).toMatch(
          /^Warning: Could not read page\/[^\n]*\. Its hash is left as it was\. [^\n]*\n$/,
        )
        expect(read('second.html')).toBe(scripts(src))
      },
    )

    it('says it once of a script that several pages load', async () => {
      const { cwd, folder, root } = await oldPage()
      writeFiles(folder, { 'a.html': scripts('./a%00.js'), 'b.html': scripts('./a%00.js') })
      const { code, stderr } = await run(['update', 'page'], { cwd, root })
      expect({ code, told: stderr.match(/Could not read/g)?.length }).toEqual({ code: 0, told: 1 })
    })
  })

  const remedy = 'Save the page as UTF-8, then try again.'
  const utf16 = Buffer.from('\ufeff<p>no kit</p>', 'utf16le')

  it('leaves a page in UTF-16 as it was, says so, and renews the others', async () => {
    const { cwd, folder, root, read } = await oldPage()
    writeFiles(folder, { 'a16.html': utf16, 'z16.html': utf16 })
    const { code, stdout, stderr } = await run(['update', 'page'], { cwd, root })
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'Updated page/aptos-wallet-kit.js\nUpdated page/index.html\n',
    })
    expect(stderr).toBe(
      ['a16', 'z16']
        .map((name) => `Warning: page/${name}.html is written in UTF-16. It is left as it was. ${remedy}\n`)
        .join(''),
    )
    expect(read('index.html')).toContain(hash(bundleOf('new kit')))
    expect(readFileSync(join(folder, 'a16.html'))).toEqual(utf16)
  })

  it('leaves pages in XHTML as they were, and says so of those that name the kit', async () => {
    const { cwd, folder, root, read } = await oldPage()
    const shop = '<html><script src="aptos-wallet-kit.js" integrity="sha384-x" defer="defer"/></html>'
    const pages = { 'shop.xhtml': shop, 'shop.xht': shop, 'other.xhtml': '<html/>' }
    writeFiles(folder, pages)
    const { code, stdout, stderr } = await run(['update', 'page'], { cwd, root })
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'Updated page/aptos-wallet-kit.js\nUpdated page/index.html\n',
    })
    expect(stderr).toBe(
      ['shop.xht', 'shop.xhtml']
        .map(
          (name) =>
            `Warning: page/${name} is XHTML, which update does not write. It is left as it was. ` +
            'Renew the kit and the hashes in it by hand.\n',
        )
        .join(''),
    )
    for (const [name, html] of Object.entries(pages)) expect(read(name)).toBe(html)
  })

  it('leaves a page that it cannot read as it was, says so, and renews the others', async () => {
    const { cwd, folder, root, read } = await oldPage()
    symlinkSync('circle.html', join(folder, 'circle.html'))
    const { code, stderr } = await run(['update', 'page'], { cwd, root })
    expect(code).toBe(0)
    expect(stderr).toMatch(
      /^Warning: Could not read page\/circle\.html: ELOOP.*\. It is left as it was\. Check its permissions, then try again\.\n$/,
    )
    expect(read('index.html')).toContain(hash(bundleOf('new kit')))
  })

  it('refuses a folder in which it can read no page', async () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'page/index.html': utf16, 'page/aptos-wallet-kit.js': 'old' })
    const before = tree(cwd)
    expect(await run(['update', 'page'], { cwd })).toEqual({
      code: 1,
      stdout: '',
      stderr: `Error: page/index.html is written in UTF-16.\n${remedy}\n`,
    })
    expect(tree(cwd)).toEqual(before)
  })

  it('leaves files of the author alone that are named like a language or the development wallet', async () => {
    const own = { 'locales/de.js': 'window.words = {}', 'js/dev-wallet.js': 'window.wallet = {}' }
    const { cwd, folder, root, read } = await oldPage()
    const scripts = Object.keys(own).map((path) => `<script src="./${path}"></script>`)
    writeFiles(folder, {
      ...own,
      'index.html': read('index.html').replace('</head>', `${scripts.join('')}</head>`),
    })
    const before = read('index.html')
    await run(['update', 'page'], { cwd, root })
    for (const [path, content] of Object.entries(own)) expect(read(path)).toBe(content)
    expect(read('index.html')).toBe(before.replace(hash(bundleOf('kit')), hash(bundleOf('new kit'))))
  })

  it('writes a language and a development wallet that a page names and that are missing', async () => {
    const { cwd, folder, root, read } = await oldPage()
    const scripts = '<script src="locales/de.js"></script><script src="dev-wallet.js"></script></head>'
    writeFiles(folder, { 'index.html': read('index.html').replace('</head>', scripts) })
    await run(['update', 'page'], { cwd, root })
    expect(read('locales/de.js')).toBe(bundleOf('new German'))
    expect(read('dev-wallet.js')).toBe(bundleOf('new dev wallet'))
  })

  it('finds the kit where the page has it', async () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, {
      'index.html': '<script src="./js/aptos-wallet-kit.js?v=1">',
      'js/aptos-wallet-kit.js': 'old',
    })
    expect((await run(['update'], { cwd, root: installPackage(newer) })).stdout).toBe(
      'Updated js/aptos-wallet-kit.js\n',
    )
  })

  it('finds it behind backslashes, which browsers take for slashes', async () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, {
      'index.html': '<script src="js\\aptos-wallet-kit.js">',
      'js/aptos-wallet-kit.js': 'old',
    })
    expect((await run(['update'], { cwd, root: installPackage(newer) })).stdout).toBe(
      'Updated js/aptos-wallet-kit.js\n',
    )
  })

  it('never leaves the folder, whatever the page says', async () => {
    for (const src of [
      '../aptos-wallet-kit.js',
      '%2e%2e/aptos-wallet-kit.js',
      '..\\aptos-wallet-kit.js',
      '\\aptos-wallet-kit.js',
      '\\/cdn.example/aptos-wallet-kit.js',
      '/aptos-wallet-kit.js',
      'file:///x/aptos-wallet-kit.js',
    ]) {
      const cwd = temporaryFolder()
      writeFiles(cwd, {
        'page/index.html': `<script src="${src}"></script>`,
        'aptos-wallet-kit.js': 'not ours',
      })
      const before = tree(cwd)
      expect((await run(['update', 'page'], { cwd, root: installPackage(newer) })).code).toBe(1)
      expect(tree(cwd)).toEqual(before)
    }
  })

  it('refuses a folder without the kit, and one that is not there', async () => {
    const cwd = temporaryFolder()
    const root = installPackage()
    writeFiles(cwd, { 'page/index.html': '<p>no kit</p>', 'page/other.html': '' })
    expect(await run(['update', 'page'], { cwd, root })).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Error: No page in page loads aptos-wallet-kit.js from its own folder.\n' +
        'To put it into a page, run: npx aptos-wallet-kit embed page --write\n',
    })
    // By nothing the folder one stands in is named.
    const nothing = await run(['update', ''], { cwd: join(cwd, 'page'), root })
    expect(nothing.stderr).toContain('Error: No page in . loads aptos-wallet-kit.js')
    expect(await run(['update', 'none'], { cwd })).toMatchObject({
      code: 1,
      stderr: 'Error: There is no folder none.\nName the folder that the page is in.\n',
    })
  })

  it.each([
    [
      'its only one',
      ['shop.html'],
      'To put it into a page, run: npx aptos-wallet-kit embed page/shop.html --write',
    ],
    ['none is there', [], 'Name the page to put it into: npx aptos-wallet-kit embed <page> --write'],
    [
      'one of many',
      ['a.html', 'b.html'],
      'Name the page to put it into: npx aptos-wallet-kit embed <page> --write',
    ],
  ])(
    'tells which page to put the kit into where a folder has no index.html: %s',
    async (_which, names, hint) => {
      const cwd = temporaryFolder()
      writeFiles(cwd, { 'page/notes.txt': '' })
      for (const name of names) writeFiles(cwd, { [`page/${name}`]: '<p>no kit</p>' })
      const { code, stderr } = await run(['update', 'page'], { cwd, root: installPackage() })
      expect({ code, hint: stderr.split('\n')[1] }).toEqual({ code: 1, hint })
    },
  )

  it('refuses a folder that may not be read', async () => {
    const { cwd, root } = await oldPage()
    const before = tree(cwd)
    const env = failing('readdirSync', 'EACCES', 1, 'page')
    expect(await run(['update', 'page'], { cwd, root, env })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Error: Could not read page: EACCES: readdirSync.\nCheck its permissions, then try again.\n',
    })
    expect(tree(cwd)).toEqual(before)
  })

  it('refuses a file, and says which folder to update', async () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'index.html': '' })
    expect(await run(['update', 'index.html'], { cwd, root: installPackage() })).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Error: index.html is a file, not a folder.\n' +
        'Name the folder that it is in: npx aptos-wallet-kit update .\n',
    })
  })

  // Only root may give files away.
  describe.runIf(process.getuid?.() === 0)('by root', () => {
    const stats = (path: string) => {
      const { uid, gid, mode } = statSync(path)
      return { uid, gid, mode: mode & 0o7777 }
    }

    it('keeps the owner, the group and the mode of a page', async () => {
      const { cwd, folder, root } = await oldPage()
      const page = join(folder, 'index.html')
      chownSync(page, 4033, 4034)
      chmodSync(page, 0o2640)
      expect((await run(['update', 'page'], { cwd, root })).stdout).toContain('Updated page/index.html')
      expect(stats(page)).toEqual({ uid: 4033, gid: 4034, mode: 0o2640 })
    })

    it.each([
      ['group', 1, { uid: 4033, gid: 0 }],
      ['owner', 2, { uid: 0, gid: 4034 }],
    ] as const)('writes a page all the same whose %s it may not set', async (_which, nth, kept) => {
      const { cwd, folder, root } = await oldPage()
      const page = join(folder, 'index.html')
      chownSync(page, 4033, 4034)
      const env = failing('chownSync', 'EPERM', nth)
      expect((await run(['update', 'page'], { cwd, root, env })).stdout).toContain('Updated page/index.html')
      expect(stats(page)).toMatchObject(kept)
    })
  })

  it.each([1, 2, 3, 4])('leaves all as it was when rename %i fails', async (nth) => {
    const { cwd, root } = await oldPage()
    const before = tree(cwd)
    const { code } = await run(['update', 'page'], { cwd, root, env: failing('renameSync', 'EACCES', nth) })
    expect(code).toBe(1)
    expect(tree(cwd)).toEqual(before)
  })
})

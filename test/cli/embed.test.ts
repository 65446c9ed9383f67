import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { getIntegrity } from '../../bin/integrity.js'
import { createFolder, read, readDist } from './support/files.js'
import { runCli } from './support/run.js'
import { tree } from './support/tree.js'

const KIT = 'aptos-wallet-kit.js'
const INTEGRITY = getIntegrity(readDist(KIT))
const TAG = `<script src="./${KIT}" integrity="${INTEGRITY}" defer></script>`
const BUTTON = '<aptos-wallet-button></aptos-wallet-button>'

/** Runs `embed --write` on a page and returns the page afterwards. */
async function embed(html: string | Uint8Array, ...flags: readonly string[]) {
  const cwd = createFolder({ 'index.html': html })
  const outcome = await runCli(['embed', '.', '--write', ...flags], { cwd })
  expect(outcome, outcome.stderr).toMatchObject({ code: 0 })
  return { ...outcome, cwd, html: read(cwd, 'index.html') }
}

/** Removes the tag that `embed` inserted, with its line. */
const withoutTag = (html: string) =>
  html.replace(/[ \t]*<script src="\.\/aptos-wallet-kit\.js"[^>]*><\/script>(?:\r\n|\n|\r)?/, '')

describe('embed', () => {
  it('prints the tag to stdout alone, copies the kit, and leaves the page unchanged', async () => {
    const cwd = createFolder({ 'page.html': '<!doctype html><p>x' })
    const { code, stdout, stderr } = await runCli(['embed', 'page.html'], { cwd })
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${TAG}\n` })
    expect(stderr).toMatch(/--write[\s\S]*Next step: .*aptos-wallet-button/)
    expect(read(cwd, 'page.html')).toBe('<!doctype html><p>x')
    expect(readFileSync(join(cwd, KIT))).toEqual(readDist(KIT))
  })

  it('changes nothing when it runs again', async () => {
    const { cwd, html } = await embed(
      '<head><title>x</title></head>',
      '--wallet',
      'Petra',
      '--dev-wallet',
      '--lang',
      'de',
    )
    const before = tree(cwd)
    const again = await runCli(['embed', '.', '--write'], { cwd })
    expect(tree(cwd)).toEqual(before)
    expect(again.stderr).toContain('nothing to change')
    const printed = await runCli(['embed', '.'], { cwd })
    expect(
      printed.stdout
        .trim()
        .split('\n')
        .every((line) => html.includes(line)),
    ).toBe(true)
  })

  it('updates an outdated tag in place and keeps its other attributes', async () => {
    const { html } = await embed(
      `<script async SRC='${KIT}?v=1'  data-theme=dark integrity="sha384-old" data-x></script>`,
      '--theme',
      'light',
    )
    expect(html).toBe(
      `<script async SRC='${KIT}?v=1'  data-theme="light" integrity="${INTEGRITY}" data-x></script>`,
    )
  })

  it('replaces the address of a kit that another host serves', async () => {
    const { html } = await embed(`<script src="https://cdn.example/${KIT}" defer></script>`)
    expect(html).toBe(`<script src="./${KIT}" defer integrity="${INTEGRITY}"></script>`)
  })

  it('inserts the development wallet and the translation after the kit', async () => {
    const { html, cwd } = await embed(
      `<body><script src="./${KIT}"></script></body>`,
      '--dev-wallet',
      '--lang',
      'fr',
    )
    expect([...html.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      `./${KIT}`,
      './dev-wallet.js',
      './locales/fr.js',
    ])
    expect(readdirSync(cwd).sort()).toEqual([KIT, 'dev-wallet.js', 'index.html', 'locales'])
    const other = await runCli(['embed', '.', '--write', '--lang', 'ja'], { cwd })
    expect(other.code).toBe(0)
    expect(read(cwd, 'index.html')).toMatch(/data-locale="ja"/)
    expect(read(cwd, 'index.html')).not.toContain('fr.js')
    await runCli(['embed', '.', '--write', '--lang', 'en'], { cwd })
    expect(read(cwd, 'index.html')).not.toMatch(/locales\//)
  })

  it('refuses to overwrite a file of the page that has the name of one of the kit', async () => {
    const cwd = createFolder({
      'index.html': '<p>x',
      'locales/de.js': 'AptosWalletKit.configure({ locale: "de" })',
    })
    const before = tree(cwd)
    expect(await runCli(['embed', '.', '--write', '--lang', 'de'], { cwd })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('locales/de.js'),
    })
    expect(tree(cwd)).toEqual(before)
  })

  it.each([
    ['CRLF', '<!doctype html>\r\n<html>\r\n  <head>\r\n    <title>x</title>\r\n  </head>\r\n</html>\r\n'],
    ['LF', '<!doctype html>\n<html>\n\t<head>\n\t\t<meta charset=utf-8>\n\t</head></html>'],
    ['CR', '<html>\r<head>\r<title>x</title>\r</head></html>'],
    ['a byte order mark', '\ufeff<!doctype html>\n<p>x'],
    ['a byte order mark and no doctype', '\ufeff<p>x'],
    ['unclosed and odd tags', '<TITLE>x</title ><P CLASS=a class=b>&copy &lt;<br/></P/>'],
  ])('keeps the bytes of a page with %s', async (_name, source) => {
    const { html } = await embed(source)
    expect(withoutTag(html).replace(/[\r\n]/g, '')).toBe(source.replace(/[\r\n]/g, ''))
    const [, separator = ''] = /(\r\n|\n|\r)?[ \t]*<script/.exec(html) ?? []
    if (/\r|\n/.test(source) && separator) expect(source).toContain(separator)
  })

  it('keeps the bytes of a page in another encoding, and writes ASCII into it', async () => {
    const source = Buffer.from([...Buffer.from('<title>'), 0xe4, 0xff, 0x80, ...Buffer.from('</title>')])
    const { cwd } = await embed(source, '--wallet', 'Кошелёк')
    const bytes = readFileSync(join(cwd, 'index.html'))
    expect(bytes.subarray(0, source.length)).toEqual(source)
    expect(bytes.subarray(source.length).every((byte) => byte < 0x80)).toBe(true)
    expect(bytes.toString('latin1')).toContain('data-preferred-wallet="&#x41a;')
  })

  it.each([
    ['UTF-16', 'page.html', Buffer.from('\ufeff<!doctype html><p>x', 'utf16le')],
    ['UTF-16 without a mark', 'page.html', Buffer.from('<!doctype html><p>x', 'utf16le')],
    ['XHTML by its name', 'page.xhtml', '<html/>'],
    ['XHTML by its first line', 'page.html', '<?xml version="1.0"?><html/>'],
    ['PHP', 'page.html', '<head><?php echo "</head>" ?></head>'],
    ['PHP in an attribute', 'page.html', '<body class="<?= $x ?>">'],
    ['a Jinja template', 'page.html', '<head>{% block head %}{% endblock %}</head>'],
    ['an EJS template', 'page.html', '<p><% if (x) { %>'],
    ['a file that is not HTML', 'page.php', '<p>x'],
  ])('refuses %s in two lines, and changes nothing', async (_name, name, content) => {
    const cwd = createFolder({ [name]: content })
    const before = tree(cwd)
    expect(await runCli(['embed', name, '--write'], { cwd })).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Error: page\.\w+ is .+\n.+\n$/),
    })
    expect(tree(cwd)).toEqual(before)
  })

  it('edits pages with client-side templates in scripts and samples of code', async () => {
    const source = '<p>{{ vue }}</p><script type="text/template"><% x %></script><pre>{% raw %}</pre>'
    expect(withoutTag((await embed(source)).html)).toBe(source)
  })

  it('edits a deeply nested page', async () => {
    const source = '<div>'.repeat(20_000)
    expect(withoutTag((await embed(source)).html)).toBe(source)
  })

  it('edits a link at its target, with the kit next to the link', async () => {
    const cwd = createFolder({ 'pages/a.html': '<p>x' })
    symlinkSync('pages/a.html', join(cwd, 'index.html'))
    expect(await runCli(['embed', '.', '--write'], { cwd })).toMatchObject({ code: 0 })
    expect(read(cwd, 'pages/a.html')).toContain(TAG)
    expect(readdirSync(cwd).sort()).toEqual([KIT, 'index.html', 'pages'])
  })

  it.each([
    ['a page that is a link out of its folder', 'index.html', '../outside.html'],
    ['a kit that is a link', KIT, '../outside.html'],
  ])('refuses %s', async (_name, link, target) => {
    const cwd = createFolder({ 'outside.html': '<p>x', 'site/page.html': '<p>x' })
    symlinkSync(target, join(cwd, 'site', link))
    const page = link === KIT ? 'site/page.html' : 'site'
    expect(await runCli(['embed', page, '--write'], { cwd })).toMatchObject({ code: 1 })
    expect(read(cwd, 'outside.html')).toBe('<p>x')
  })

  it('says what to name if there is no page', async () => {
    const cwd = createFolder({ 'empty/x.txt': '' })
    for (const path of ['missing', 'empty'])
      expect(await runCli(['embed', path], { cwd })).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(new RegExp(`^Error: .*${path}.*\n.*index\\.html.*\n$`)),
      })
  })
})

describe('the warnings of embed', () => {
  const warnings = async (policy: string, ...flags: readonly string[]) => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
    const { stderr } = await embed(`<head>${meta}</head>${BUTTON}`, ...flags)
    return [...stderr.matchAll(/^Warning: .* Add to ([\w-]+): (.*)$/gm)].map(
      ([, name, value]) => `${name} ${value}`,
    )
  }

  it.each([
    ["default-src 'self'", ['img-src data:']],
    ["default-src 'none'", ["script-src 'self'", 'img-src data:']],
    ["script-src 'self'; img-src 'self' data:", []],
    ["script-src 'nonce-abc'; img-src data:", ["script-src 'self'"]],
    ["script-src 'self' 'strict-dynamic' 'nonce-x'; img-src data:", [`script-src '${INTEGRITY}'`]],
    [`script-src '${INTEGRITY}' 'strict-dynamic'; img-src data:`, []],
    ["script-src-elem https://cdn.example; script-src 'self'; img-src data:", ["script-src 'self'"]],
    ['script-src; img-src', ["script-src 'self'", 'img-src data:']],
    ['SCRIPT-SRC https:; IMG-SRC DATA:', []],
    ["style-src 'self'", []],
  ])('name what the policy %s lacks', async (policy, expected) => {
    expect(await warnings(policy)).toEqual(expected)
  })

  it('name the full nodes of the development wallet', async () => {
    const policy = "default-src 'self'; img-src data:"
    expect(await warnings(policy, '--dev-wallet')).toEqual([
      expect.stringMatching(/^connect-src .*aptoslabs/),
    ])
  })

  it('ignore a policy outside the head, as browsers do', async () => {
    const { stderr } = await embed(
      `<body><meta http-equiv=content-security-policy content="default-src 'none'">${BUTTON}`,
    )
    expect(stderr).not.toContain('Warning')
  })

  it('mention a base, and a missing button as the next step', async () => {
    expect((await embed(`<base href="/app/">${BUTTON}`)).stderr).toMatch(/Warning: .*<base>/)
    const mounted = '<script>AptosWalletKit.mount("header")</script>'
    for (const page of [BUTTON, mounted])
      expect((await embed(page)).stderr).toMatch(/Next step: run .* serve/)
    expect((await embed(`<!-- ${BUTTON} --><template>${BUTTON}</template>`)).stderr).toContain(
      `Next step: add ${BUTTON}`,
    )
    const cwd = createFolder({ 'my page.html': BUTTON })
    const { stderr } = await runCli(['embed', 'my page.html'], { cwd })
    expect(stderr).toMatch(/Next step: run .* serve \. and open \/my%20page\.html\n/)
  })
})

describe('update', () => {
  const outdated = (src = `./${KIT}`) =>
    `<script src="${src}" integrity="sha384-old" data-theme="dark"></script>\n`

  it('replaces the kit and renews its hashes in all pages of the folder', async () => {
    const cwd = createFolder({
      'index.html': outdated(),
      'other.htm': `<p>\r\n${outdated(KIT)}`,
      'plain.html': '<p>x',
      [KIT]: 'old',
    })
    const { code, stdout } = await runCli(['update'], { cwd })
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `Updated ${KIT}\nUpdated index.html\nUpdated other.htm\n`,
    })
    expect(read(cwd, 'index.html')).toBe(outdated().replace('sha384-old', INTEGRITY))
    expect(read(cwd, 'other.htm')).toBe(`<p>\r\n${outdated(KIT)}`.replace('sha384-old', INTEGRITY))
    expect(readFileSync(join(cwd, KIT))).toEqual(readDist(KIT))
    expect((await runCli(['update'], { cwd })).stdout).toBe('. is up to date.\n')
  })

  it('updates the other scripts of the kit, and adds no hash to a tag without one', async () => {
    for (const file of ['locales/de.js', 'qr.js', 'dev-wallet.js']) {
      const current = readDist(file)
      const scripts = `<script src="js/${KIT}"></script><script src="js/${file}" integrity="x"></script>`
      const cwd = createFolder({ 'index.html': scripts, [`js/${file}`]: `// an older release\n${current}` })
      expect(await runCli(['update', '.'], { cwd })).toMatchObject({ code: 0 })
      expect(read(cwd, 'index.html')).toBe(scripts.replace('"x"', `"${getIntegrity(current)}"`))
      expect(readFileSync(join(cwd, `js/${file}`))).toEqual(current)
    }
  })

  it('leaves files of the page alone, whatever their names and hashes are', async () => {
    const files = {
      'index.html': `${outdated()}<script src="main.js" integrity="x"></script><script src="locales/de.js" integrity="x"></script>`,
      'main.js': 'mine',
      'locales/de.js': 'mine',
    }
    const cwd = createFolder(files)
    expect(await runCli(['update'], { cwd })).toMatchObject({ code: 0 })
    expect(read(cwd, 'locales/de.js')).toBe('mine')
    expect(read(cwd, 'index.html')).toBe(files['index.html'].replace('sha384-old', INTEGRITY))
  })

  it.each([
    ['loads no kit', '<p>x'],
    ['loads the kit from another host', `<script src="https://cdn.example/${KIT}"></script>`],
    ['loads the kit from above', `<script src="../${KIT}"></script>`],
    ['mentions the kit in a comment', `<!-- ${outdated()} -->`],
    ['mentions the kit in a template', `<template>${outdated()}</template>`],
  ])('fails if the page %s, and names the command to add it', async (_name, html) => {
    const cwd = createFolder({ 'index.html': html })
    const before = tree(cwd)
    expect(await runCli(['update'], { cwd })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Error: .+\n.* embed \. --write\n$/),
    })
    expect(tree(cwd)).toEqual(before)
  })

  it('refuses the folder if a page that loads the kit can not be edited', async () => {
    for (const page of [Buffer.from(outdated(), 'utf16le'), `<?php x ?>${outdated()}`]) {
      const cwd = createFolder({ 'index.html': outdated(), 'other.html': page })
      const before = tree(cwd)
      expect(await runCli(['update'], { cwd })).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('other.html'),
      })
      expect(tree(cwd)).toEqual(before)
    }
  })

  it('refuses a folder that does not exist, and a file', async () => {
    const cwd = createFolder({ 'page.html': '' })
    for (const path of ['missing', 'page.html'])
      expect(await runCli(['update', path], { cwd })).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(path),
      })
  })
})

import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { computeIntegrity } from '../../bin/page/script-tags.js'
import { outputs } from '../../scripts/build/outputs.js'
import { createFolder, read, readDist, writeFiles } from './support/files.js'
import { expectFailure, runCli, runOk } from './support/run.js'
import { tree } from './support/tree.js'

const KIT = 'aptos-wallet-kit.js'
const INTEGRITY = computeIntegrity(readDist(KIT))
const TAG = `<script src="./${KIT}" integrity="${INTEGRITY}" defer></script>`
const KIT_FOR_TESTNET = `<script src="./${KIT}" data-network="testnet"></script>`
const BUTTON = '<aptos-wallet-button></aptos-wallet-button>'

/** Lists the scripts that a page can load next to the kit, without the translations. */
function listPageScripts(): readonly string[] {
  const scripts = Object.entries(outputs).filter(
    ([name, { format }]) => format === 'iife' && !['testing-page', 'page locales'].includes(name),
  )
  return scripts
    .flatMap(([, { entryPoints = {} }]) => Object.keys(entryPoints).map((entry) => `${entry}.js`))
    .filter((file) => file !== KIT)
}

/** Runs `embed --write` on a page and returns the page afterwards. */
async function embed(html: string | Uint8Array, ...flags: readonly string[]) {
  const cwd = createFolder({ 'index.html': html })
  const outcome = await runOk(['embed', '.', '--write', ...flags], cwd)
  return { ...outcome, cwd, html: read(cwd, 'index.html') }
}

/** Removes the tag that `embed` inserted, with its line. */
const withoutTag = (html: string) =>
  html.replace(/[ \t]*<script src="\.\/aptos-wallet-kit\.js"[^>]*><\/script>(?:\r\n|\n|\r)?/, '')

describe('embed', () => {
  it('prints the tag to stdout alone, copies the kit, and leaves the page unchanged', async () => {
    const cwd = createFolder({ 'page.html': '<!doctype html><p>x' })
    const { stdout, stderr } = await runOk(['embed', 'page.html'], cwd)
    expect(stdout).toBe(`${TAG}\n`)
    expect(stderr).toContain('--write')
    expect(read(cwd, 'page.html')).toBe('<!doctype html><p>x')
    expect(readFileSync(join(cwd, KIT))).toEqual(readDist(KIT))
  })

  it.each([
    ['the button, then the server, for a page without one', '<p>x', /<aptos-wallet-button>.* serve \. /],
    ['the server for a page with a button', BUTTON, /^Next step: run \S.* serve \. /m],
  ])('names %s as the next step', async (_name, body, expected) => {
    const { stderr } = await runOk(['embed', '.', '--write'], createFolder({ 'index.html': body }))
    expect(stderr).toMatch(expected)
  })

  it('changes nothing when it runs again', async () => {
    const flags = ['--wallet', 'Petra', '--dev-wallet', '--lang', 'de']
    const { cwd, html } = await embed('<head><title>x</title></head>', ...flags)
    const before = tree(cwd)
    await runOk(['embed', '.', '--write'], cwd)
    expect(tree(cwd)).toEqual(before)
    const { stdout } = await runOk(['embed', '.'], cwd)
    for (const line of stdout.trim().split('\n')) expect(html).toContain(line)
  })

  it.each([
    [
      'updates an outdated tag in place and keeps its other attributes',
      `<script async SRC='${KIT}?v=1'  data-theme=dark integrity="sha384-old" data-x></script>`,
      `<script async SRC='${KIT}?v=1'  data-theme="light" integrity="${INTEGRITY}" data-x></script>`,
    ],
    [
      'replaces the address of a kit that another host serves',
      `<script src="https://cdn.example/${KIT}" defer></script>`,
      `<script src="./${KIT}" defer integrity="${INTEGRITY}" data-theme="light"></script>`,
    ],
  ])('%s', async (_name, source, expected) => {
    expect((await embed(source, '--theme', 'light')).html).toBe(expected)
  })

  it('inserts the development wallet and the translation after the kit, and replaces the translation', async () => {
    const source = `<body><script src="./${KIT}"></script></body>`
    const { html, cwd } = await embed(source, '--dev-wallet', '--lang', 'fr')
    const sources = [...html.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)
    expect(sources).toEqual([`./${KIT}`, './dev-wallet.js', './locales/fr.js'])
    expect(readdirSync(cwd).sort()).toEqual([KIT, 'dev-wallet.js', 'index.html', 'locales'])
    const { stderr } = await runOk(['embed', '.', '--write', '--lang', 'ja'], cwd)
    expect(stderr).toContain('./locales/fr.js')
    expect(read(cwd, 'index.html')).toMatch(/data-locale="ja"/)
    expect(read(cwd, 'index.html')).not.toContain('fr.js')
    await runOk(['embed', '.', '--write', '--lang', 'en'], cwd)
    expect(read(cwd, 'index.html')).not.toMatch(/locales\//)
  })

  it.each([
    ['the stub of the full nodes', '<p>x', [], ['data-node="stub"']],
    ['the network of the command', '<p>x', ['--network', 'testnet'], ['data-network="testnet"']],
    ['the network of the page', KIT_FOR_TESTNET, [], ['data-network="testnet"']],
  ])('puts %s into a new tag of the development wallet', async (_name, source, flags, expected) => {
    const { html } = await embed(source, '--dev-wallet', ...flags)
    const [tag = ''] = /<script src="\.\/dev-wallet\.js".*?>/.exec(html) ?? []
    expect(tag.match(/data-[^ >]+/g)).toEqual(expected)
  })

  it.each([
    ['the network', 'mainnet', ['data-private-key="0x1"', 'data-network="mainnet"']],
    ['no network for devnet', 'devnet', ['data-private-key="0x1"']],
  ])('puts %s into a tag of the development wallet with a stub', async (_name, network, expected) => {
    const source = `<script src="./dev-wallet.js" data-private-key="0x1" data-node="stub"></script>`
    const cwd = createFolder({ 'index.html': source, 'dev-wallet.js': readDist('dev-wallet.js') })
    await runOk(['embed', '.', '--write', '--network', network], cwd)
    const html = read(cwd, 'index.html')
    const [tag = ''] = /<script src="\.\/dev-wallet\.js".*?>/.exec(html) ?? []
    expect(tag.match(/data-[^ >]+/g)).toEqual(expected)
    await runOk(['embed', '.', '--write', '--network', network], cwd)
    expect(read(cwd, 'index.html')).toBe(html)
  })

  it('keeps the URL of a full node in the tag of the development wallet', async () => {
    const tag = '<script src="./dev-wallet.js" data-node="https://node.example/v1"></script>'
    const cwd = createFolder({ 'index.html': tag, 'dev-wallet.js': readDist('dev-wallet.js') })
    await runOk(['embed', '.', '--write', '--network', 'testnet'], cwd)
    expect(read(cwd, 'index.html')).toContain('data-node="https://node.example/v1"')
  })

  it('changes the network in the tag of the development wallet that it has inserted', async () => {
    const [before, after] = await Promise.all([
      embed('<p>x', '--dev-wallet'),
      embed('<p>x', '--dev-wallet', '--network', 'testnet'),
    ])
    await runOk(['embed', '.', '--write', '--network', 'testnet'], before.cwd)
    const sortAttributes = (html: string) =>
      html.replace(/<script (.*?)>/g, (_, list) => `${list.split(' ').sort()}`)
    expect(sortAttributes(read(before.cwd, 'index.html'))).toBe(sortAttributes(after.html))
  })

  it('includes the development wallet if it is the preferred one', async () => {
    expect((await embed('<p>x', '--wallet', 'dev wallet')).html).toContain('./dev-wallet.js')
  })

  it('keeps the attributes of the tag of the development wallet', async () => {
    const { cwd, html } = await embed('<p>x', '--dev-wallet')
    const edited = html.replace('data-node="stub"', 'data-private-key="0x1"')
    writeFiles(cwd, { 'index.html': edited })
    await runOk(['embed', '.', '--write', '--dev-wallet'], cwd)
    expect(read(cwd, 'index.html')).toBe(edited)
  })

  it.each([
    ['in its own line', `  <script src="./${KIT}"></script>\n  <title>x</title>\n`],
    ['between other elements', `<meta name="a"><script src="./${KIT}"></script><title>x</title>`],
    ['in its own line, with CRLF', `<script src="./${KIT}"></script>\r\n<title>x</title>`],
  ])('leaves no trace of a translation %s', async (_name, source) => {
    const { html, cwd } = await embed(source, '--lang', 'en')
    await runOk(['embed', '.', '--write', '--lang', 'de'], cwd)
    expect(read(cwd, 'index.html')).toContain('locales/de.js')
    await runOk(['embed', '.', '--write', '--lang', 'fr'], cwd)
    await runOk(['embed', '.', '--write', '--lang', 'en'], cwd)
    expect(read(cwd, 'index.html')).toBe(html)
  })

  it('does not overwrite a file of the page that has the name of a file of the kit', async () => {
    const script = 'AptosWalletKit.configure({ locale: "de" })'
    const cwd = createFolder({ 'index.html': '<p>x', 'locales/de.js': script })
    await expectFailure(['embed', '.', '--write', '--lang', 'de'], cwd, 'locales/de.js')
  })

  it.each<[string, before: string, inserted: string, after: string]>([
    ['CRLF', '<head>\r\n  <title>x</title>', `\r\n  ${TAG}`, '\r\n</head>\r\n<p>x\r\n'],
    ['CRLF and no head', '<!doctype html>', `\r\n${TAG}`, '\r\n<p>x'],
    ['LF', '<html>\n\t<head>\n\t\t<meta charset=utf-8>', `\n\t\t${TAG}`, '\n\t</head></html>'],
    ['CR', '<html>\r<head>\r<title>x</title>', `\r${TAG}`, '\r</head></html>'],
    ['a byte order mark', '\ufeff<!doctype html>', `\n${TAG}`, '\n<p>x'],
    ['a byte order mark and no doctype', '\ufeff', `${TAG}\n`, '<p>x'],
    [
      'front matter',
      '---\nlayout: none\n---\n<!doctype html>\n<head>\n<title>x</title>',
      `\n${TAG}`,
      '\n</head>',
    ],
    ['front matter and no head', '---\r\nlayout: x\r\n---\r\n', `${TAG}\r\n`, '<p>---\r\n'],
    ['empty front matter', '---\n---\n', `${TAG}\n`, '<p>x\n---\n'],
    ['front matter in TOML', '+++\na = 1\n+++\n<head>', `\n${TAG}`, '</head>'],
    ['a line like front matter', '', `${TAG}\n`, '---\n<p>x'],
    ['odd tags', '<TITLE>x</title >', `\n${TAG}`, '<P CLASS=a class=b>&copy &lt;<br/></P/>'],
  ])('keeps the bytes and the line ends of a page with %s', async (_name, before, inserted, after) => {
    expect((await embed(before + after)).html).toBe(before + inserted + after)
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
    ['PHP by its name', 'page.php', '<p>x'],
  ])('leaves a page in %s, prints the tag, and copies the kit', async (_name, name, content) => {
    const cwd = createFolder({ [name]: content })
    const { code, stdout, stderr } = await runCli(['embed', name, '--write', '--theme', 'dark'], { cwd })
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: `${TAG.replace(' defer', ' data-theme="dark" defer')}\n`,
    })
    expect(stderr).toMatch(new RegExp(`\nError: ${name} .+\n.+\n$`))
    expect(readFileSync(join(cwd, name))).toEqual(Buffer.from(content))
    expect(readFileSync(join(cwd, KIT))).toEqual(readDist(KIT))
    const again = await runCli(['embed', name, '--write', '--theme', 'dark'], { cwd })
    expect(again.stdout).toBe(stdout)
    expect(again.stderr).toMatch(/^Error: .+\n.+\n$/)
  })

  it('rejects a file that is no page, and changes nothing', () =>
    expectFailure(['embed', 'page.png', '--write'], createFolder({ 'page.png': '' }), 'page.png'))

  it.each([
    ['a URL from the root of the site', 'site/about/index.html', `/js/${KIT}`, 'site/js'],
    ['a URL with a folder of the site', 'site/about/index.html', `/about/../js/${KIT}?v=1`, 'site/js'],
    ['a relative URL', 'site/about/index.html', `../js/${KIT}`, 'site/js'],
  ])('keeps %s, and copies no second kit', async (_name, page, src, folder) => {
    const html = `<script src="${src}" integrity="x" defer></script>${BUTTON}`
    const cwd = createFolder({ [page]: html, [`${folder}/${KIT}`]: 'old' })
    const { stderr } = await runOk(['embed', page, '--write'], cwd)
    expect(read(cwd, page)).toBe(html.replace('"x"', `"${computeIntegrity(Buffer.from('old'))}"`))
    expect(read(cwd, folder, KIT)).toBe('old')
    expect(readdirSync(join(cwd, 'site/about'))).toEqual(['index.html'])
    expect(stderr).toContain(src)
  })

  it.each([
    ['samples of code', '<p>{{ vue }}</p><script type="text/template"><% x %></script><pre>{% raw %}</pre>'],
    ['deeply nested elements', '<div>'.repeat(20_000)],
  ])('edits a page with %s', async (_name, source) => {
    expect(withoutTag((await embed(source)).html)).toBe(source)
  })

  it('edits a link at its target, with the kit next to the link', async () => {
    const cwd = createFolder({ 'pages/a.html': '<p>x' })
    symlinkSync('pages/a.html', join(cwd, 'index.html'))
    await runOk(['embed', '.', '--write'], cwd)
    expect(read(cwd, 'pages/a.html')).toContain(TAG)
    expect(readdirSync(cwd).sort()).toEqual([KIT, 'index.html', 'pages'])
  })

  it.each([
    ['a page that is a link out of its folder', 'site', 'index.html'],
    ['a kit that is a link', 'site/page.html', KIT],
  ])('rejects %s', async (_name, page, link) => {
    const cwd = createFolder({ 'outside.html': '<p>x', 'site/page.html': '<p>x' })
    symlinkSync('../outside.html', join(cwd, 'site', link))
    await expectFailure(['embed', page, '--write'], cwd, link)
  })

  it.each(['a/..%2f..%2f', '%2e%2e/', '..%5c', 'a%2f%2f..%2f..%2f'])(
    'writes nothing outside the folder for a tag of the kit in %s',
    async (path) => {
      const tag = `<script src="${path}${KIT}"></script>`
      const cwd = createFolder({ 'site/index.html': `<head>${tag}</head>${BUTTON}` })
      await runOk(['embed', 'site', '--write'], cwd)
      expect(readdirSync(cwd)).toEqual(['site'])
    },
  )

  it.each(['missing', 'empty'])('names the page to add if there is none in %s', async (path) => {
    await expectFailure(['embed', path], createFolder({ 'empty/x.txt': '' }), 'index.html')
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

  it.each([
    ['name the full nodes of the development wallet in a note', ['--network', 'testnet'], 1],
    ['have no such note if the page has the stub', [], 0],
  ])('%s', async (_name, flags, count) => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src data:">`
    const { stderr } = await embed(`<head>${meta}</head>${BUTTON}`, '--dev-wallet', ...flags)
    expect(stderr.match(/^Note: .*connect-src: .*aptoslabs/gm) ?? []).toHaveLength(count)
    expect(stderr).not.toContain('Warning')
  })

  it('compare the policy with the hash of a kit that the page keeps', async () => {
    const policy = `script-src '${computeIntegrity(Buffer.from('old'))}' 'strict-dynamic'; img-src data:`
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
    const html = `<head>${meta}<script src="../${KIT}"></script></head>${BUTTON}`
    const cwd = createFolder({ [KIT]: 'old', 'page/index.html': html })
    expect((await runOk(['embed', 'page'], cwd)).stderr).not.toContain('Warning')
  })

  it('ignore a policy outside the head, as browsers do', async () => {
    const { stderr } = await embed(
      `<body><meta http-equiv=content-security-policy content="default-src 'none'">${BUTTON}`,
    )
    expect(stderr).not.toContain('Warning')
  })

  it("say that Vite doesn't copy the kit into its build", async () => {
    const cwd = createFolder({
      'index.html': BUTTON,
      'package.json': '{ "devDependencies": { "vite": "^8" } }',
    })
    const { stderr } = await runOk(['embed', '.'], cwd)
    expect(stderr).toMatch(/^Warning: Vite .* import "aptos-wallet-kit\/aptos-wallet-kit\.js"$/m)
    expect(stderr).not.toContain('serve')
  })

  it('name the other pages with the hash of the replaced kit, which the command in it updates', async () => {
    const old = computeIntegrity(Buffer.from('old'))
    const page = `<script src="./${KIT}" integrity="${old}"></script>${BUTTON}`
    const below = page.replace('./', '../')
    const cwd = createFolder({
      'site/index.html': page,
      'site/b/index.html': below,
      'site/new.html': BUTTON,
      [`site/${KIT}`]: 'old',
    })
    const { stderr } = await runOk(['embed', 'site/new.html', '--write'], cwd)
    const warnings = [...stderr.matchAll(/^Warning: (\S+) has an outdated hash .* update site$/gm)]
    expect(warnings.map(([, path]) => path).sort()).toEqual(['site/b/index.html', 'site/index.html'])
    await runOk(['update', 'site'], cwd)
    expect(read(cwd, 'site/index.html')).toBe(page.replace(old, INTEGRITY))
    expect(read(cwd, 'site/b/index.html')).toBe(below.replace(old, INTEGRITY))
    expect((await runOk(['embed', 'site/new.html', '--write'], cwd)).stderr).not.toContain('Warning')
  })

  it('mention a base', async () => {
    expect((await embed(`<base href="/app/">${BUTTON}`)).stderr).toMatch(/^Warning: .*<base>/m)
  })
})

describe('the next step of embed', () => {
  it.each([
    [BUTTON, 'serve . --open'],
    ['<script>AptosWalletKit.mount("header")</script>', 'serve . --open'],
    [`<!-- ${BUTTON} --><template>${BUTTON}</template>`, BUTTON],
  ])('for the page %s contains %s', async (page, step) => {
    expect((await embed(page)).stderr.trim().split('\n').at(-1)).toContain(step)
  })

  it('names the URL of a page that is no index', async () => {
    const { stderr } = await runOk(['embed', 'my page.html'], createFolder({ 'my page.html': BUTTON }))
    expect(stderr).toMatch(/ serve \. .*\/my%20page\.html\n/)
  })
})

describe('update', () => {
  const outdated = (src = `./${KIT}`) =>
    `<script src="${src}" integrity="sha384-old" data-theme="dark"></script>\n`

  it('replaces the kit and updates its hashes in all pages of the folder', async () => {
    const pages = { 'index.html': outdated(), 'other.htm': `<p>\r\n${outdated(KIT)}` }
    const cwd = createFolder({ ...pages, 'plain.html': '<p>x', [KIT]: 'old' })
    const { stdout } = await runOk(['update'], cwd)
    expect(stdout).toBe(`Updated ${KIT}\nUpdated index.html\nUpdated other.htm\n`)
    for (const [name, page] of Object.entries(pages))
      expect(read(cwd, name)).toBe(page.replace('sha384-old', INTEGRITY))
    expect(readFileSync(join(cwd, KIT))).toEqual(readDist(KIT))
    expect((await runOk(['update'], cwd)).stdout).not.toContain('Updated')
  })

  it('updates the kit of pages in folders below, however they name it, and names the pages that it leaves', async () => {
    const pages = {
      'index.html': outdated(),
      'about/index.html': outdated(`../${KIT}`),
      'about/team/root.html': outdated(`/${KIT}`),
      'about/own/index.html': outdated(),
    }
    const others = {
      'about/missing.html': outdated(),
      'about/cdn.html': outdated(`https://cdn.example/${KIT}`),
      'about/above.html': outdated(`../../${KIT}`),
      'node_modules/a/index.html': outdated(),
    }
    const kits = { [KIT]: 'old', [`about/own/${KIT}`]: 'old', [`node_modules/a/${KIT}`]: 'old' }
    const cwd = createFolder({ ...pages, ...others, ...kits })
    const { stdout, stderr } = await runOk(['update'], cwd)
    expect(stdout.match(/Updated .+/g)?.length).toBe(6)
    for (const [name, page] of Object.entries(pages))
      expect(read(cwd, name)).toBe(page.replace('sha384-old', INTEGRITY))
    for (const [name, page] of Object.entries(others)) expect(read(cwd, name)).toBe(page)
    for (const name of [KIT, `about/own/${KIT}`]) expect(readFileSync(join(cwd, name))).toEqual(readDist(KIT))
    for (const name of Object.keys(others).slice(0, 3)) expect(stderr).toContain(`${name} loads`)
  })

  it('updates a kit that the pages of a folder name by its path in the site', async () => {
    const page = outdated(`/m5/${KIT}`)
    const cwd = createFolder({ 'm5/sub/index.html': page, [`m5/${KIT}`]: 'old' })
    await runOk(['update', 'm5'], cwd)
    expect(read(cwd, 'm5/sub/index.html')).toBe(page.replace('sha384-old', INTEGRITY))
  })

  it('updates the kit of a template without a hash, and leaves the template', async () => {
    const template = `<?php x ?><script src="${KIT}"></script>`
    const cwd = createFolder({ 'other.php': template, [KIT]: 'old' })
    expect((await runOk(['update'], cwd)).stdout).toBe(`Updated ${KIT}\n`)
    expect(read(cwd, 'other.php')).toBe(template)
  })

  it.each([
    ['a template with a part of a path', `<?php x ?><script src="{{ root }}/${KIT}"></script>`],
    ['a template without a path', `<?php x ?><script src="{% static '${KIT}' %}"></script>`],
    ['the kit from another host', `<script src="https://cdn.example/${KIT}"></script>`],
  ])('names a page that it leaves, although no other page loads the kit: %s', (_name, page) =>
    expectFailure(['update'], createFolder({ 'page.html': page }), 'Warning: page.html ', 'embed page.html'),
  )

  it('names the pages that load a kit above the folder, and where to update it', async () => {
    const cwd = createFolder({ 'about/index.html': outdated(`../${KIT}`), [KIT]: 'old' })
    const warning = `about/index.html loads ../${KIT}`
    await expectFailure(['update', 'about'], cwd, warning, 'update in the folder of the site')
  })

  it.each([
    [{ 'about/page.html': '<p>x' }, 'embed about/page.html --write'],
    [{ 'page.php': '' }, 'embed page.php'],
    [{ 'notes.txt': '' }, 'create'],
  ])('names the next command in a folder without a kit: %j', (files, command) =>
    expectFailure(['update'], createFolder(files), command),
  )

  it.each(['locales/de.js', ...listPageScripts()])(
    'updates %s, and adds no hash to a tag without one',
    async (file) => {
      const current = readDist(file)
      const scripts = `<script src="js/${KIT}"></script><script src="js/${file}" integrity="x"></script>`
      const cwd = createFolder({ 'index.html': scripts, [`js/${file}`]: `${current}// an older release\n` })
      await runOk(['update', '.'], cwd)
      expect(read(cwd, 'index.html')).toBe(scripts.replace('"x"', `"${computeIntegrity(current)}"`))
      expect(readFileSync(join(cwd, `js/${file}`))).toEqual(current)
    },
  )

  it('leaves a script of the kit that the page has under a similar name', async () => {
    const html = `${outdated()}<script src="qrxjs" integrity="x"></script>`
    const cwd = createFolder({ 'index.html': html, [KIT]: 'old', qrxjs: `${readDist('qr.js')}` })
    await runOk(['update'], cwd)
    expect(read(cwd, 'index.html')).toBe(html.replace('sha384-old', INTEGRITY))
  })

  it('leaves files of the page unchanged, regardless of their names and hashes', async () => {
    const files = {
      'main.js': 'mine',
      'locales/de.js': 'mine',
      'transactions.js': 'AptosWalletKit.open("aptos-wallet-kit")\n//# sourceMappingURL=transactions.js.map',
    }
    const own = Object.keys(files).map((file) => `<script src="${file}" integrity="x"></script>`)
    const html = outdated() + own.join('')
    const cwd = createFolder({ 'index.html': html, ...files })
    await runOk(['update'], cwd)
    for (const [file, source] of Object.entries(files)) expect(read(cwd, file)).toBe(source)
    expect(read(cwd, 'index.html')).toBe(html.replace('sha384-old', INTEGRITY))
  })

  it.each([
    ['no kit', '<p>x'],
    ['the kit from another host', `<script src="https://cdn.example/${KIT}"></script>`],
    ['the kit from above', `<script src="../${KIT}"></script>`],
    ['the kit in a comment only', `<!-- ${outdated()} -->`],
  ])('fails if the page loads %s, and names the command to add it', (_name, html) =>
    expectFailure(['update'], createFolder({ 'index.html': html }), 'embed . --write'),
  )

  it.each([
    ['in UTF-16', Buffer.from(outdated(), 'utf16le')],
    ['a server template', `<?php x ?>${outdated()}`],
  ])('rejects the folder if a page with a hash of the kit is %s', (_name, page) =>
    expectFailure(['update'], createFolder({ 'index.html': outdated(), 'a/other.html': page }), 'other.html'),
  )

  it.each(['missing', 'page.html'])('rejects %s, which is no folder', (path) =>
    expectFailure(['update', path], createFolder({ 'page.html': '' }), path),
  )
})

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { delimiter, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { defaultPort, listen } from '../../bin/serve/listen.js'
import { negotiateEncoding } from '../../bin/serve/negotiate.js'
import { createStaticServer } from '../../bin/serve/server.js'
import { failing } from './support/faults.js'
import { installPackage, temporaryFolder, writeFiles } from './support/package-root.js'
import { run } from './support/run.js'
import { fetchRaw, sendHead, sendLine, startServing } from './support/serving.js'

const hasIPv6 = Object.values(networkInterfaces()).some((found) =>
  found?.some(({ family }) => family === 'IPv6'),
)

/** A page of the command's own, and files that must not get out. */
async function servePage(files: Record<string, string | Uint8Array> = {}, ...flags: string[]) {
  const cwd = temporaryFolder()
  await run(['create', 'page', '--dev-wallet'], { cwd })
  writeFiles(cwd, { 'secret.txt': 'SECRET', 'page-2/secret.txt': 'SECRET', 'page/.env': 'SECRET' })
  writeFiles(join(cwd, 'page'), files)
  const serving = await startServing([join(cwd, 'page'), '--port', '0', ...flags])
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetchRaw(new URL(path, serving.url).href, { headers, method })
  return { ...serving, cwd, folder: join(cwd, 'page'), get }
}

describe('serve', () => {
  it('names the folder it stands in to who gives an empty path', async () => {
    const { stdout } = await startServing(['', '--port', '0'])
    expect(stdout()).toMatch(/^Serving \. at http/)
  })

  it('serves the page, its files and their types', async () => {
    const { get, folder } = await servePage({
      'a b/ü.txt': 'text',
      'game.wasm': 'x',
      'icon.svg': '<svg/>',
      'what.ever': 'x',
    })
    const types = {
      '/': 'text/html; charset=utf-8',
      '/index.html': 'text/html; charset=utf-8',
      '/main.js': 'text/javascript; charset=utf-8',
      '/style.css': 'text/css; charset=utf-8',
      '/a%20b/%C3%BC.txt': 'text/plain; charset=utf-8',
      '/game.wasm': 'application/wasm',
      '/icon.svg': 'image/svg+xml',
      '/what.ever': 'application/octet-stream',
    }
    for (const [path, type] of Object.entries(types)) {
      const { status, headers } = await get(path)
      expect({ path, status, type: headers['content-type'] }).toEqual({ path, status: 200, type })
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
    expect((await get('/main.js?v=1')).body).toEqual(readFileSync(join(folder, 'main.js')))
  })

  it('sends the policy of the page as a header, and who may frame it', async () => {
    const { get, folder } = await servePage({
      'plain.html': '<template><meta http-equiv=content-security-policy content=x></template><p>no policy',
      'strict.xhtml': `<meta http-equiv="Content-Security-Policy" content="img-src 'none'"/>`,
      'odd.html': `<meta http-equiv=content-security-policy content="default-src\n'none';\u2028 img-src ü">`,
    })
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
    expect((await get('/')).headers['content-security-policy']).toBe(`${policy}, frame-ancestors 'self'`)
    expect((await get('/plain.html')).headers['content-security-policy']).toBe("frame-ancestors 'self'")
    expect((await get('/odd.html')).headers['content-security-policy']).toBe(
      "default-src 'none'; img-src, frame-ancestors 'self'",
    )
    expect((await get('/strict.xhtml')).headers['content-security-policy']).toBe(
      "img-src 'none', frame-ancestors 'self'",
    )
    expect((await get('/main.js')).headers['content-security-policy']).toBeUndefined()
  })

  it('compresses what becomes smaller, as the visitor asks', async () => {
    const { get, folder } = await servePage({ 'photo.png': 'x'.repeat(5000), 'empty.js': '' })
    const kit = readFileSync(join(folder, 'aptos-wallet-kit.js'))
    const plain = await get('/aptos-wallet-kit.js')
    const br = await get('/aptos-wallet-kit.js', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    const gzip = await get('/aptos-wallet-kit.js', { 'accept-encoding': 'gzip' })
    expect(plain.body).toEqual(kit)
    expect(plain.headers['content-length']).toBe(String(kit.length))
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.body)).toEqual(kit)
    expect(gunzipSync(gzip.body)).toEqual(kit)
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toBe('Accept-Encoding')
    for (const path of ['/photo.png', '/empty.js'])
      expect((await get(path, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })

  it('sends a file again only when it has changed', async () => {
    const { get, folder } = await servePage()
    const { headers } = await get('/main.js', { 'accept-encoding': 'br' })
    expect(headers['cache-control']).toBe('no-cache')
    const etag = String(headers.etag)
    for (const tags of [etag, `"x", ${etag}`, '*']) {
      const again = await get('/main.js', { 'if-none-match': tags, 'accept-encoding': 'br' })
      expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 })
      expect(again.headers.etag).toBe(etag)
    }
    const since = { 'if-modified-since': String(headers['last-modified']) }
    expect((await get('/main.js', since)).status).toBe(304)
    expect((await get('/main.js', { ...since, 'if-none-match': '"x"' })).status).toBe(200)
    expect((await get('/main.js', { 'if-modified-since': 'yesterday' })).status).toBe(200)
    appendFileSync(join(folder, 'main.js'), '//')
    utimesSync(join(folder, 'main.js'), 2e9, 2e9)
    expect((await get('/main.js', { 'if-none-match': etag })).status).toBe(200)
    expect((await get('/main.js', since)).status).toBe(200)
  })

  it('answers HEAD without a body, and nothing but GET and HEAD', async () => {
    const { get } = await servePage()
    const [head, full] = [await get('/main.js', {}, 'HEAD'), await get('/main.js')]
    expect(head.body).toHaveLength(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' })
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await get('/main.js', {}, method)
      expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' })
    }
  })

  it('has a line for what is not there, or the page of the folder', async () => {
    const { get, folder } = await servePage({ 'empty/x.txt': '' })
    for (const path of ['/none', '/index.html/', '/main.js/x', '/empty/'])
      expect(await get(path)).toMatchObject({
        status: 404,
        body: Buffer.from('There is no such file here.\n'),
      })
    writeFiles(folder, { '404.html': '<p>Lost?' })
    expect(await get('/none')).toMatchObject({ status: 404, body: Buffer.from('<p>Lost?') })
    const { headers } = await get('/404.html')
    expect((await get('/none', { 'if-none-match': String(headers.etag) })).status).toBe(404)
  })

  it('sends a visitor of a folder to its slash, and to no other host', async () => {
    const { get, port } = await servePage({ 'sub dir/index.html': 'sub', 'evil.example/index.html': 'x' })
    const moved = await get('/sub%20dir?x=1')
    expect({ status: moved.status, location: moved.headers.location }).toEqual({
      status: 301,
      location: '/sub%20dir/?x=1',
    })
    expect((await get('/sub%20dir/')).body.toString()).toBe('sub')
    expect(await sendLine(port, '//evil.example')).toContain('Location: /evil.example/\r\n')
  })

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/x/../../secret.txt',
    '/../page-2/secret.txt',
    '//../secret.txt',
    'http://localhost/../secret.txt',
    '../secret.txt',
    '/.env',
    '/%2eenv',
    '/./.env',
    '/link.txt',
    '/link/secret.txt',
    '/hidden.txt',
    '/%00',
    '/index.html%00.txt',
    '/%',
    '/%c0%ae%c0%ae/secret.txt',
    '*',
  ])('gives nothing away for %s', async (target) => {
    const { port, folder, cwd } = await servePage()
    symlinkSync('../secret.txt', join(folder, 'link.txt'))
    symlinkSync(cwd, join(folder, 'link'))
    symlinkSync('.env', join(folder, 'hidden.txt'))
    const answer = await sendLine(port, target)
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /)
    expect(answer).not.toContain('SECRET')
  })

  it('follows a link that stays within the folder', async () => {
    const { get, folder } = await servePage()
    symlinkSync('main.js', join(folder, 'copy.js'))
    expect((await get('/copy.js')).status).toBe(200)
  })

  it('goes on after a visitor who hangs up in the middle of a large file', async () => {
    const { get, port, folder } = await servePage()
    writeFiles(folder, { 'large.bin': Buffer.alloc(20_000_000) })
    await new Promise<void>((done) => {
      const socket = connect(port, 'localhost')
      socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
      socket.once('data', () => socket.destroy()).once('close', () => done())
    })
    expect((await get('/')).status).toBe(200)
  })

  it('says when the hashes of a page are out of date, which browsers tell nobody', async () => {
    const { get, folder, said, stderr } = await servePage()
    await get('/')
    expect(stderr()).toBe('')
    appendFileSync(join(folder, 'main.js'), '// mine\n')
    await get('/')
    await said(`browsers block ${folder}/main.js: the hash in the page is another. Run: node `)
    expect(stderr()).toContain(`bin/aptos-wallet-kit.js update ${folder}\n`)
  })

  it('says it once of each page, however a visitor goes to and fro, and again when it is another file', async () => {
    const { get, folder, said, stderr } = await servePage()
    await run(['create', 'sub'], { cwd: folder })
    for (const file of ['main.js', 'sub/main.js']) appendFileSync(join(folder, file), '// mine\n')
    for (const path of ['/', '/sub/', '/', '/sub/']) await get(path)
    appendFileSync(join(folder, 'style.css'), '/* mine */\n')
    await get('/')
    await said(`browsers block ${folder}/style.css, ${folder}/main.js: `)
    expect(stderr().match(/browsers block/g)).toHaveLength(3)
  })

  it('says it again of a page that was right in the meantime', async () => {
    const { get, folder, said, stderr } = await servePage()
    const before = readFileSync(join(folder, 'main.js'))
    const changed = Buffer.concat([before, Buffer.from('// mine\n')])
    for (const content of [changed, before, changed]) {
      writeFiles(folder, { 'main.js': content })
      await get('/')
    }
    appendFileSync(join(folder, 'style.css'), '/* mine */\n')
    await get('/')
    await said(`${folder}/style.css`)
    expect(stderr().match(/browsers block/g)).toHaveLength(3)
  })

  it('names the folder of the page whose hashes are out of date', async () => {
    const { get, folder, said, stderr } = await servePage()
    await run(['create', 'sub'], { cwd: folder })
    appendFileSync(join(folder, 'sub/main.js'), '// mine\n')
    await get('/sub/')
    await said(`browsers block ${folder}/sub/main.js: `)
    expect(stderr()).toContain(` update ${folder}/sub\n`)
  })

  it.each([
    ['about.html', '/aptos-wallet-kit.js'],
    ['shop/index.html', '../aptos-wallet-kit.js'],
    ['shop/index.html', '/aptos-wallet-kit.js?v=1'],
  ])('says so of %s, which loads %s, and which folder to update', async (path, src) => {
    const { get, folder, said, stderr } = await servePage()
    const kit = readFileSync(join(folder, 'aptos-wallet-kit.js'))
    const right = `sha384-${createHash('sha384').update(kit).digest('base64')}`
    writeFiles(folder, { [path]: `<script src="${src}" integrity="${right}"></script>` })
    await get(`/${path}`)
    expect(stderr()).toBe('')
    appendFileSync(join(folder, 'aptos-wallet-kit.js'), '// another')
    await get(`/${path}`)
    await said(`browsers block ${folder}/aptos-wallet-kit.js: `)
    expect(stderr()).toContain(` update ${folder}\n`)
  })

  it('names the folder of the kit for a page further down that has a file of its own out of date', async () => {
    const { get, folder, said, stderr } = await servePage({
      'shop/index.html':
        '<script src="../aptos-wallet-kit.js"></script><script src="shop.js" integrity="sha384-x"></script>',
      'shop/shop.js': '',
    })
    await get('/shop/')
    await said(`browsers block ${folder}/shop/shop.js: `)
    expect(stderr()).toContain(` update ${folder}\n`)
  })

  it('advises no update of a folder in which it would find no kit', async () => {
    const page = '<script src="own.js" integrity="sha384-x"></script>'
    const { get, folder, said, stderr } = await servePage({
      'plain/index.html': page,
      'plain/own.js': '',
      'plain/u16.html': Buffer.from('\ufeff<p>', 'utf16le'),
    })
    await get('/plain/')
    await said(
      `browsers block ${folder}/plain/own.js: the hash in the page is another. Renew it there by hand.\n`,
    )
    expect(stderr()).not.toContain('update')
    expect(await run(['update', join(folder, 'plain')])).toMatchObject({ code: 1 })
  })

  it('advises an update of a folder of which only another page has the kit', async () => {
    const { get, folder, said } = await servePage({
      'about.html': '<script src="main.js" integrity="sha384-x"></script>',
    })
    await get('/about.html')
    await said(` update ${folder}\n`)
    expect((await run(['update', folder])).stdout).toBe(`Updated ${folder}/about.html\n`)
  })

  it('takes any one hash of the strongest kind for enough, as browsers do', async () => {
    const { get, folder, said, stderr } = await servePage()
    const right = `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, 'main.js')))
      .digest('base64')}`
    const page = (integrity: string) => `<script src="main.js" integrity="${integrity}"></script>`
    writeFiles(folder, {
      'two.html': page(`${right} sha384-AAAA`),
      'spaced.html': page(` sha384-AAAA\n${right}?x `),
      'stronger.html': page('sha384-AAAA sha512-AAAA'),
      'wrong.html': page('sha384-AAAA sha384-BBBB').replace('main', 'other'),
      'other.js': '',
    })
    for (const path of ['/two.html', '/spaced.html', '/stronger.html']) await get(path)
    await get('/wrong.html')
    await said(`browsers block ${folder}/other.js: `)
    expect(stderr()).not.toContain('main.js')
  })

  it('sends a page though a script of it cannot be read, and still says which other is blocked', async () => {
    const { get, folder, said } = await servePage()
    rmSync(join(folder, 'aptos-wallet-kit.js'))
    symlinkSync('aptos-wallet-kit.js', join(folder, 'aptos-wallet-kit.js'))
    appendFileSync(join(folder, 'main.js'), '// mine\n')
    expect((await get('/')).status).toBe(200)
    await said(`browsers block ${folder}/main.js: `)
  })

  it.each(['GET', 'HEAD'])(
    'says that a file could not be read, and nothing else of it (%s)',
    async (method) => {
      const folder = temporaryFolder()
      writeFiles(folder, { 'shut.js': 'x', 'open.js': 'x' })
      const env = failing('open', 'EACCES', 1, 'shut.js')
      const { url } = await startServing([folder, '--port', '0'], env)
      const headers = { 'accept-encoding': 'br' }
      const answer = await fetchRaw(`${url}shut.js`, { method, headers })
      expect({ status: answer.status, body: answer.body.toString() }).toEqual({
        status: 500,
        body: method === 'HEAD' ? '' : 'The file could not be read.\n',
      })
      for (const name of ['etag', 'last-modified', 'content-encoding'])
        expect(answer.headers[name]).toBeUndefined()
      expect((await fetchRaw(`${url}open.js`)).body.toString()).toBe('x')
    },
  )

  it('sends a page whatever becomes of those who hear of it', async () => {
    const folder = temporaryFolder()
    writeFiles(folder, { 'index.html': '<p>page' })
    const server = createStaticServer(folder, () => {
      throw new Error('The comment failed.')
    })
    onTestFinished(() => void server.close())
    const { port } = await listen(server, 'localhost', 0)
    expect((await fetchRaw(`http://localhost:${port}/`)).body.toString()).toBe('<p>page')
  })

  it('refuses a folder that may not be read', async () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'page/index.html': '' })
    expect(await run(['serve', 'page'], { cwd, env: failing('accessSync', 'EACCES', 1, 'page') })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Error: The folder page may not be read.\nCheck its permissions, then try again.\n',
    })
  })

  it('goes on when nobody reads its warnings any more', async () => {
    const { get, folder, closeStderr, stop } = await servePage()
    closeStderr()
    for (const file of ['main.js', 'style.css']) {
      appendFileSync(join(folder, file), '/* mine */')
      expect((await get('/')).status).toBe(200)
    }
    expect((await get('/')).status).toBe(200)
    expect(await stop('SIGTERM')).toBe(0)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends with 0 on %s, though a visitor is in the middle of a request',
    async (signal) => {
      const { url, stop } = await servePage()
      const { port } = new URL(url)
      const visitor = connect(Number(port), 'localhost').on('error', () => {}) // The server hangs up.
      onTestFinished(() => void visitor.destroy())
      await once(visitor, 'connect')
      visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
      // Answered later, so that what came before has been read.
      await (await fetch(url)).text()
      expect(await stop(signal)).toBe(0)
    },
  )

  it('takes the next port when its own is in use, and says so', async () => {
    const holder = createServer().listen(defaultPort, 'localhost')
    onTestFinished(() => void holder.close())
    // An error means that another program holds it, which serves as well.
    await new Promise((done) => holder.once('listening', done).once('error', done))
    const { port, said } = await startServing([temporaryFolder()])
    expect(port).toBeGreaterThan(defaultPort)
    await said(`Port ${defaultPort} is in use; took the next free one.`)
  })

  it('refuses a port in use that was asked for', async () => {
    const taken = createServer().listen(0, 'localhost')
    onTestFinished(() => void taken.close())
    await new Promise((done) => taken.once('listening', done))
    const { port } = taken.address() as { port: number }
    expect(await run(['serve', temporaryFolder(), '--port', String(port)])).toMatchObject({
      code: 1,
      stderr: `Error: Port ${port} is in use.\nName another with --port, or leave it out to take a free one.\n`,
    })
  })

  it('refuses a folder that is not there, and a host that is not this machine', async () => {
    expect(await run(['serve', 'none'], { root: installPackage() })).toMatchObject({
      code: 1,
      stderr: 'Error: There is no folder none.\nMake one with: npx aptos-wallet-kit create none\n',
    })
    for (const host of ['192.0.2.1', 'nohost.invalid'])
      expect(await run(['serve', temporaryFolder(), '--host', host])).toMatchObject({
        code: 1,
        stderr:
          `Error: ${host} is no name or address of this machine.\n` +
          'Leave --host out, or use --host 0.0.0.0 for all.\n',
      })
  })

  it('refuses a file, and says which folder to serve', async () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'my site/index.html': '' })
    expect(await run(['serve', 'my site/index.html'], { cwd, root: installPackage() })).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Error: my site/index.html is a file, not a folder.\n' +
        "Name the folder that it is in: npx aptos-wallet-kit serve 'my site'\n",
    })
  })

  it.each([
    ['a path that leads through a file', 'index.html/x'],
    ['a name longer than any', 'x'.repeat(300)],
  ])('refuses %s', async (_what, path) => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'index.html': '' })
    expect(await run(['serve', path], { cwd, root: installPackage() })).toEqual({
      code: 1,
      stdout: '',
      stderr: `Error: There is no folder ${path}.\nMake one with: npx aptos-wallet-kit create ${path}\n`,
    })
  })

  it('listens where it is told, and says what wallets do there', async () => {
    const { stdout, stderr, get } = await servePage({}, '--host', '0.0.0.0')
    expect(stdout()).toMatch(/at http:\/\/localhost:\d+\//)
    expect((await get('/')).status).toBe(200)
    if (stdout().includes(' and ')) expect(stderr()).toContain('without https')
  })

  it.each(hasIPv6 ? ['0', '::0'] : ['0'])(
    'listens to every machine at %s, another name of it',
    async (host) => {
      const { stdout, port } = await startServing([temporaryFolder(), '--port', '0', '--host', host])
      expect(stdout()).toContain(`at http://localhost:${port}/`)
    },
  )

  it('warns of no other machines at a name of this one, in capitals too', async () => {
    const { get, stderr } = await servePage({}, '--host', 'LOCALHOST')
    expect((await get('/')).status).toBe(200)
    expect(stderr()).toBe('')
  })

  it.each([
    'localhost',
    'LocalHost:1',
    'localhost.:4400',
    'shop.localhost:80',
    'my.shop.localhost.',
    '127.0.0.1',
    '127.8.9.10:4400',
    '127.0.0.1.:80',
    '[::1]',
    '[::1]:4400',
  ])('answers on this machine who asks for %s', async (host) => {
    const { get } = await servePage()
    expect((await get('/main.js', { host })).status).toBe(200)
  })

  const rebound =
    'This server is for this machine alone, and you asked for it by the name of another. ' +
    'Open it as localhost, or start it with --host 0.0.0.0 for a tunnel or another device.\n'

  // By one of these a foreign page can have its own name lead here (DNS rebinding).
  it.each([
    'evil.example',
    'evil.example:4400',
    'localhost.evil.example',
    'evillocalhost',
    'localhost.evil',
    '127.0.0.1.evil.example',
    '127.evil.example:80',
    '192.168.1.2',
    '0.0.0.0:4400',
    '[::2]:80',
    'ü',
    ':80',
    'a b',
  ])('gives nothing away on this machine to who asks for %s', async (host) => {
    const { get, port } = await servePage()
    for (const path of ['/', '/main.js', '/none'])
      expect(await get(path, { host })).toMatchObject({ status: 421, body: Buffer.from(rebound) })
    const head = await get('/', { host }, 'HEAD')
    expect({ status: head.status, length: head.body.length }).toEqual({ status: 421, length: 0 })
    expect((await get('/', { host: `localhost:${port}` })).status).toBe(200)
  })

  it('answers who names no host, as HTTP/1.0 may', async () => {
    const { port } = await servePage()
    expect(await sendHead(port, 'GET /main.js HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('answers by the very name it was told to listen at, and by those of this machine', async () => {
    const folder = temporaryFolder()
    writeFiles(folder, { 'index.html': '<p>page' })
    const server = createStaticServer(folder, () => {}, 'My-Laptop')
    onTestFinished(() => void server.close())
    const { port } = await listen(server, '127.0.0.1', 0)
    const ask = (host: string) => fetchRaw(`http://127.0.0.1:${port}/`, { headers: { host } })
    for (const host of ['my-laptop', `MY-LAPTOP.:${port}`, 'localhost'])
      expect((await ask(host)).status).toBe(200)
    expect((await ask('my-laptop.example')).status).toBe(421)
  })

  it.runIf(hasIPv6).each(['::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1'])(
    'is for this machine alone at %s',
    async (host) => {
      const { get, url } = await servePage({}, '--host', host)
      expect((await get('/', { host: new URL(url).host })).status).toBe(200)
      expect((await get('/', { host: 'evil.example' })).status).toBe(421)
    },
  )

  it('answers by any name once it is open to other machines', async () => {
    const { get } = await servePage({}, '--host', '0.0.0.0')
    expect((await get('/', { host: 'my-tunnel.example' })).status).toBe(200)
  })

  it('opens the browser when asked, and says when there is none', async () => {
    const bin = temporaryFolder()
    const folder = temporaryFolder()
    mkdirSync(join(bin, 'tools'))
    const opener = process.platform === 'darwin' ? 'open' : 'xdg-open'
    writeFiles(bin, { [`tools/${opener}`]: `#!/bin/sh\necho "$1" > ${bin}/opened.fifo\n` })
    chmodSync(join(bin, 'tools', opener), 0o755)
    execFileSync('mkfifo', [join(bin, 'opened.fifo')])
    const opened = readFile(join(bin, 'opened.fifo'), 'utf8')
    const env = { PATH: `${join(bin, 'tools')}${delimiter}${process.env.PATH}` }
    const { url } = await startServing([folder, '--port', '0', '--open'], env)
    expect(await opened).toBe(`${url}\n`)
    const lonely = await startServing([folder, '--port', '0', '--open'], { PATH: join(bin, 'none') })
    await lonely.said(`found no browser to open ${lonely.url} in.`)
  })
})

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['br; q=1.0 , gzip', 'br'],
  ] as const)('is for %j: %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding)
  })
})

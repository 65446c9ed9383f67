import { once } from 'node:events'
import { appendFileSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFolder } from './support/files.js'
import { expectFailure, FakeProcess, runCli } from './support/run.js'

const files = {
  'site/index.html': '<!doctype html><title>x</title>',
  'site/a b/ü.txt': 'text',
  'site/main.js': 'x',
  'site/app.wasm': 'x',
  'site/data.unknown': 'x',
  'site/.env': 'SECRET',
  'site/.git/config': 'SECRET',
  'site-2/secret.txt': 'SECRET',
  'secret.txt': 'SECRET',
}

/** Serves a folder in this process until the test ends. */
async function serve(folder = join(createFolder(files), 'site'), flags = ['--port', '0']) {
  const process = new FakeProcess(['serve', folder, ...flags])
  const code = process.run()
  await Promise.race([
    process.prints(/http:\S+:\d+\//),
    code.then(() => Promise.reject(new Error(process.written.stderr))),
  ])
  onTestFinished(async () => {
    process.emit('SIGTERM')
    await code
  })
  const port = Number(/:(\d+)\//.exec(process.written.stdout)?.[1])
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const sent = request({ host: 'localhost', port, path, method, headers, agent: false }).end()
    const [response] = await once(sent, 'response')
    return { status: response.statusCode, headers: response.headers, body: await text(response) }
  }
  return { process, code, port, folder, get }
}

/** Sends the head of a request unchanged, and returns the whole response. */
function sendHead(port: number, head: string): Promise<string> {
  const socket = connect(port, 'localhost')
  socket.write(`${head}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

describe('serve', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/a%20b/%C3%BC.txt', 'text/plain; charset=utf-8'],
    ['/main.js?v=1', 'text/javascript; charset=utf-8'],
    ['/app.wasm', 'application/wasm'],
    ['/data.unknown', 'application/octet-stream'],
  ])('sends %s as %s', async (path, type) => {
    const { status, headers } = await (await serve()).get(path)
    expect([status, headers['content-type']]).toEqual([200, type])
  })

  it('prints the URL in its last line in a terminal', async () => {
    const process = new FakeProcess(['serve', createFolder(), '--port', '0'])
    Object.assign(process.stdin, { isTTY: true })
    Object.assign(process.stdout, { isTTY: true })
    const code = process.run()
    await process.prints(/http:/)
    process.emit('SIGTERM')
    await code
    const lines = process.written.stdout.trimEnd().split('\n')
    expect(lines).toEqual([expect.stringContaining('Ctrl+C'), expect.stringContaining('http://localhost:')])
  })

  it('sends an edit after a reload', async () => {
    const { get, folder } = await serve()
    const before = await get('/main.js')
    appendFileSync(join(folder, 'main.js'), 'y')
    expect([before.body, (await get('/main.js')).body]).toEqual(['x', 'xy'])
    expect(before.headers['cache-control']).toBe('no-cache')
  })

  it('protects every response from other origins', async () => {
    const { get, port, folder } = await serve()
    writeFileSync(join(folder, 'image.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const replies = [
      await get('/'),
      await get('/image.svg'),
      await get('/missing'),
      await get('/%'),
      await get('/a%20b'),
      await get('/', {}, 'POST'),
      await get('/', { host: 'evil.example' }),
      await get('/', { expect: 'something' }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 404, 400, 301, 405, 421, 417])
    for (const { headers } of replies)
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      })
    for (const head of ['GET / HTTP/1.1', 'nonsense'])
      expect(await sendHead(port, head)).toMatch(
        /^HTTP\/1\.1 400 [\s\S]*cross-origin-resource-policy: same-origin\r\n/i,
      )
  })

  it('sends the policies of a page as headers, and one against frames', async () => {
    const { get, folder } = await serve()
    const head = `<meta http-equiv=content-security-policy content="default-src 'self'; sandbox; img-src\n data:">`
    const comment = `<!-- <meta http-equiv=content-security-policy content="default-src x"> -->`
    appendFileSync(join(folder, 'csp.html'), `${comment}${head}<body><p>${head}`)
    const { headers } = await get('/csp.html')
    const policy = "default-src 'self'; img-src data:, frame-ancestors 'self'"
    expect(headers['content-security-policy']).toBe(policy)
  })

  it.each([
    ...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..%5csecret.txt'],
    ...['/%2e%2e%2fsite-2/secret.txt', '/a/../../secret.txt', '//../secret.txt', '/.env', '/%2eenv'],
    ...['/.git/config', '/link.txt', '/folder/secret.txt', '/hidden.txt', '/%00'],
    ...['http://localhost/../secret.txt', '*'],
  ])('sends nothing outside the folder and no hidden file for %s', async (target) => {
    const { port, folder } = await serve()
    symlinkSync('../secret.txt', join(folder, 'link.txt'))
    symlinkSync('../site-2', join(folder, 'folder'))
    symlinkSync('.env', join(folder, 'hidden.txt'))
    const response = await sendHead(port, `GET ${target} HTTP/1.1\r\nHost: localhost`)
    expect(response).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(response).not.toContain('SECRET')
  })

  it('follows links inside the folder, and redirects a folder to its slash', async () => {
    const { get, folder } = await serve()
    mkdirSync(join(folder, 'sub'))
    symlinkSync('../index.html', join(folder, 'sub/index.html'))
    expect((await get('/sub/')).body).toContain('<!doctype html>')
    expect((await get('/sub?x=1')).headers.location).toBe('/sub/?x=1')
    expect((await get('//sub')).headers.location).toBe('/sub/')
  })

  it('names the path on the page for 404, as text', async () => {
    const { body } = await (await serve()).get('/%3Cscript%3E%1b%E2%80%AE')
    expect(body).toContain('/&lt;script&gt;\\x1b\\u202e')
  })

  it('sends the length but no body for HEAD', async () => {
    const { headers, body } = await (await serve()).get('/', {}, 'HEAD')
    expect([headers['content-length'], body]).toEqual(['31', ''])
  })

  it.each([
    ...['localhost:1', 'LOCALHOST.', '127.0.0.1:4400', '127.9.9.9', '[::1]:80', 'app.localhost'].map(
      (host) => [host, true] as const,
    ),
    ...['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', '10.0.0.1', '[::2]', 'a b'].map(
      (host) => [host, false] as const,
    ),
  ])('responds to the host %s only if it is local: %j', async (host, isLocal) => {
    const { port } = await serve()
    const status = isLocal ? /^HTTP\/1\.1 200 / : /^HTTP\/1\.1 (?:421|400) /
    expect(await sendHead(port, `GET / HTTP/1.1\r\nHost: ${host}`)).toMatch(status)
    expect(await sendHead(port, `GET http://${host}/ HTTP/1.1\r\nHost: localhost`)).toMatch(status)
  })

  it.each([
    ['grows', (path: string) => appendFileSync(path, Buffer.alloc(1_000_000, 66))],
    ['shrinks', (path: string) => truncateSync(path, 10)],
  ])('sends exactly Content-Length bytes of a file that %s', async (_name, change) => {
    const folder = createFolder({ 'log.bin': Buffer.alloc(20_000_000, 65), 'a.txt': 'next' })
    const { port } = await serve(folder)
    const socket = connect(port, 'localhost')
    socket.once('readable', () => change(join(folder, 'log.bin')))
    socket.write('GET /log.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
    socket.write('GET /a.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    const [head = '', ...bodies] = (await text(socket)).split('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
    expect(bodies.join('\r\n\r\n').slice(length)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\r\n\r\nnext$/)
  })
})

describe('the start of serve', () => {
  it('ends with exit code 0 on a signal, even while a browser keeps a connection', async () => {
    const { process, code, port } = await serve()
    await once(connect(port, 'localhost'), 'connect')
    process.emit('SIGINT')
    expect(await code).toBe(0)
  })

  it('reports a port that is in use, and uses the next one by default', async () => {
    const neighbor = createServer().listen(4400, 'localhost')
    await once(neighbor, 'listening').catch(() => {}) // Another program may already use the port.
    onTestFinished(() => void neighbor.close())
    const folder = createFolder()
    await expectFailure(['serve', folder, '--port', '4400'], folder, '--port')
    expect((await serve(folder, [])).port).toBeGreaterThan(4400)
  })

  it('warns if other machines can load the page, and if there is no page', async () => {
    const { process, get } = await serve(createFolder(), ['--host', '0.0.0.0', '--port', '0'])
    expect(process.written.stdout).toMatch(/http:\/\/localhost:/)
    expect(process.written.stderr).toMatch(/HTTPS[\s\S]*index\.html/)
    expect((await get('/', { host: 'my-tunnel.example' })).status).toBe(404)
  })

  it('does not offer to create a folder with the name of a file', async () => {
    const { code, stderr } = await runCli(['serve', 'index.html'], { cwd: createFolder() })
    expect(code).toBe(1)
    expect(stderr).not.toMatch(/\bcreate\b/)
  })

  it.each([
    [['missing'], 'create missing'],
    [['.', '--host', 'not-a-host.invalid'], 'not-a-host.invalid'],
  ])('fails with %j', (args, named) => expectFailure(['serve', ...args], createFolder(), named))
})

import { once } from 'node:events'
import { appendFileSync, mkdirSync, symlinkSync, truncateSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFolder } from './support/files.js'
import { FakeProcess, runCli } from './support/run.js'

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

const files = {
  'site/index.html': '<!doctype html><title>x</title>',
  'site/a b/ü.txt': 'text',
  'site/main.js': 'x',
  'site/app.wasm': 'x',
  'site/icon.svg': '<svg/>',
  'site/data.unknown': 'x',
  'site/.env': 'SECRET',
  'site/.git/config': 'SECRET',
  'site-2/secret.txt': 'SECRET',
  'secret.txt': 'SECRET',
}

/** Serves a folder in this process until the test ends. */
async function serve(folder = join(createFolder(files), 'site'), ...flags: readonly string[]) {
  const process = new FakeProcess(['serve', folder, '--port', '0', ...flags])
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
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Reply>((resolve, reject) => {
      const sent = request(
        { host: 'localhost', port, path, method, headers, agent: false },
        async (response) => {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(chunk)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: `${Buffer.concat(chunks)}`,
          })
        },
      )
      sent.once('error', reject).end()
    })
  return { process, code, port, folder, get }
}

/** Sends a request unchanged, and returns the whole response. */
const send = (port: number, head: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, 'localhost')
    let response = ''
    socket.setEncoding('latin1').on('data', (text) => {
      response += text
    })
    socket.once('error', reject).once('close', () => resolve(response))
    socket.write(`${head}\r\nConnection: close\r\n\r\n`)
  })

describe('serve', () => {
  it('sends files with their types', async () => {
    const { get } = await serve()
    const types = {
      '/': 'text/html; charset=utf-8',
      '/a%20b/%C3%BC.txt': 'text/plain; charset=utf-8',
      '/main.js?v=1': 'text/javascript; charset=utf-8',
      '/app.wasm': 'application/wasm',
      '/icon.svg': 'image/svg+xml',
      '/data.unknown': 'application/octet-stream',
    }
    for (const [path, type] of Object.entries(types)) {
      const { status, headers } = await get(path)
      expect({ path, status, type: headers['content-type'] }).toEqual({ path, status: 200, type })
    }
  })

  it('sends an edit after a reload', async () => {
    const { get, folder } = await serve()
    const before = await get('/main.js')
    appendFileSync(join(folder, 'main.js'), 'y')
    expect([before.body, (await get('/main.js')).body]).toEqual(['x', 'xy'])
    expect(before.headers['cache-control']).toBe('no-cache')
  })

  it('protects every response from other origins', async () => {
    const { get, port } = await serve()
    const replies = [
      await get('/'),
      await get('/missing'),
      await get('/%'),
      await get('/a%20b'),
      await get('/', {}, 'POST'),
      await get('/', { host: 'evil.example' }),
      await get('/', { expect: 'something' }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 404, 400, 301, 405, 421, 417])
    for (const { headers } of replies)
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
    for (const head of [
      'GET / HTTP/1.1',
      'nonsense',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}`,
    ]) {
      const response = await send(port, head)
      expect(response).toMatch(/^HTTP\/1\.1 400 /)
      expect(response).toMatch(/cross-origin-resource-policy: same-origin\r\n/i)
      expect(response).toMatch(/x-content-type-options: nosniff\r\n/i)
    }
  })

  it('sends the policies of a page as headers, and one against frames', async () => {
    const { get, folder } = await serve()
    const head = `<meta http-equiv=content-security-policy content="default-src 'self'; sandbox; img-src\n data:">`
    const comment = `<!-- <meta http-equiv=content-security-policy content="default-src x"> -->`
    appendFileSync(join(folder, 'csp.html'), `${comment}${head}<body><p>${head}`)
    const { headers } = await get('/csp.html')
    expect(headers['content-security-policy']).toBe(
      "default-src 'self'; img-src data:, frame-ancestors 'self'",
    )
    expect((await get('/')).headers['content-security-policy']).toBe("frame-ancestors 'self'")
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%2e%2e%2fsite-2/secret.txt',
    '/a/../../secret.txt',
    '//../secret.txt',
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/link.txt',
    '/folder/secret.txt',
    '/hidden.txt',
    '/%00',
    'http://localhost/../secret.txt',
    '*',
  ])('sends nothing outside the folder and no hidden file for %s', async (target) => {
    const { port, folder } = await serve()
    symlinkSync('../secret.txt', join(folder, 'link.txt'))
    symlinkSync('../site-2', join(folder, 'folder'))
    symlinkSync('.env', join(folder, 'hidden.txt'))
    const response = await send(port, `GET ${target} HTTP/1.1\r\nHost: localhost`)
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
    const { get } = await serve()
    const { body, headers } = await get('/%3Cscript%3E%1b%E2%80%AE')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('/&lt;script&gt;\\x1b\\u202e')
  })

  it('sends the length but no body for HEAD', async () => {
    const { get } = await serve()
    const { headers, body } = await get('/', {}, 'HEAD')
    expect({ length: headers['content-length'], body }).toEqual({ length: '31', body: '' })
  })

  it.each(['localhost:1', 'LOCALHOST.', '127.0.0.1:4400', '127.9.9.9', '[::1]:80', 'app.localhost'])(
    'responds to the local host %s',
    async (host) => {
      expect((await (await serve()).get('/', { host })).status).toBe(200)
    },
  )

  it.each([
    'evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '10.0.0.1',
    '[::2]',
    'a b',
    '',
  ])('refuses the host "%s", also as a whole URL', async (host) => {
    const { port } = await serve()
    expect(await send(port, `GET / HTTP/1.1\r\nHost: ${host}`)).toMatch(/^HTTP\/1\.1 (?:421|400) /)
    if (host)
      expect(await send(port, `GET http://${host}/ HTTP/1.1\r\nHost: localhost`)).toMatch(
        /^HTTP\/1\.1 (?:421|400) /,
      )
  })

  it.each([
    ['grows', (path: string) => appendFileSync(path, Buffer.alloc(1_000_000, 66))],
    ['shrinks', (path: string) => truncateSync(path, 10)],
  ])('sends exactly Content-Length bytes of a file that %s', async (_name, change) => {
    const folder = createFolder({ 'log.bin': Buffer.alloc(20_000_000, 65), 'a.txt': 'next' })
    const { port } = await serve(folder)
    const response = await new Promise<Buffer>((resolve) => {
      const chunks: Buffer[] = []
      const socket = connect(port, 'localhost').on('data', (chunk) => {
        if (chunks.length === 0) change(join(folder, 'log.bin'))
        chunks.push(chunk)
      })
      socket.once('close', () => resolve(Buffer.concat(chunks)))
      socket.write('GET /log.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
      socket.write('GET /a.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    })
    const start = response.indexOf('\r\n\r\n') + 4
    const length = Number(/content-length: (\d+)/i.exec(`${response.subarray(0, start)}`)?.[1])
    expect(`${response.subarray(start + length)}`).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\r\n\r\nnext$/)
  })
})

describe('the start of serve', () => {
  it('ends with exit code 0 on a signal, also while a browser keeps a connection', async () => {
    const { process, code, port } = await serve()
    await once(connect(port, 'localhost'), 'connect')
    process.emit('SIGINT')
    expect(await code).toBe(0)
  })

  it('reports a port that is in use, and uses the next one by default', async () => {
    const neighbor = createServer()
    await new Promise<void>((resolve) =>
      neighbor.listen(4400, 'localhost', resolve).once('error', () => resolve()),
    )
    onTestFinished(() => void neighbor.close())
    const folder = createFolder()
    const outcome = await runCli(['serve', folder, '--port', '4400'])
    expect(outcome).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Error: Port 4400 .*\n.*--port.*\n$/),
    })
    const process = new FakeProcess(['serve', folder])
    const code = process.run()
    await process.prints(/http:\/\/localhost:44[01]\d\//)
    expect(process.written.stdout).not.toContain(':4400/')
    process.emit('SIGTERM')
    expect(await code).toBe(0)
  })

  it('warns if other machines can load the page, and if there is no page', async () => {
    const { process, get } = await serve(createFolder(), '--host', '0.0.0.0')
    await process.prints('Serving')
    expect(process.written.stdout).toMatch(/http:\/\/localhost:/)
    expect(process.written.stderr).toMatch(/HTTPS[\s\S]*index\.html/)
    expect((await get('/', { host: 'my-tunnel.example' })).status).toBe(404)
  })

  it.each([
    [['missing'], /^Error: There is no folder missing\.\n.* create missing\n$/],
    [['.', '--host', 'not-a-host.invalid'], /^Error: .*not-a-host\.invalid.*\n.+\n$/],
  ])('reports %j in two lines', async (args, message) => {
    expect(await runCli(['serve', ...args], { cwd: createFolder() })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(message),
    })
  })
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pack, root } from '../../react/support/packed.js'
import { closeServer, findFreePort, listenOnNewPort } from '../../support/listen.js'
import { npm } from '../../templates/support/npm.js'
import { addressOf, createSignIn, type Json, signWithEd25519 } from '../../unit/verify/signing.js'

let folder: string
let node: Server
let app: ChildProcess
let application: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sign-in-next-'))
  const isSource = (path: string) => !/node_modules|\.next/.test(path.slice(root.length))
  await cp(join(root, 'examples/sign-in-next'), folder, { recursive: true, filter: isSource })
  await npm(folder, ['install', '--no-audit', '--no-fund', await pack(folder)])
  await npm(folder, ['run', 'build'])
  // A full node without accounts.
  node = createServer((_, response) => {
    const body = JSON.stringify({ message: 'not found', error_code: 'account_not_found' })
    response.writeHead(404, { 'Content-Type': 'application/json' }).end(body)
  })
  const nodeUrl = `http://127.0.0.1:${await listenOnNewPort(node)}/v1`
  const port = await findFreePort()
  application = `http://localhost:${port}`
  const env = { ...process.env, APPLICATION: application, NETWORK: 'custom', FULLNODE_URL: nodeUrl }
  app = spawn('npm', ['run', 'serve', '--', '--port', `${port}`], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production' },
    detached: true,
  })
  for await (const line of createInterface({ input: app.stdout as NodeJS.ReadableStream }))
    if (line.includes('Ready')) break
}, 600_000)

afterAll(async () => {
  if (app?.pid) process.kill(-app.pid)
  if (app) await once(app, 'exit')
  if (node) await closeServer(node)
  await rm(folder, { recursive: true, force: true })
})

/** Returns a function that sends requests with the cookie of one browser. */
function openBrowser(cookie = '') {
  return async function send(method: string, path: string, data?: Json, headers: object = {}) {
    const response = await fetch(application + path, {
      method,
      headers: { cookie, origin: application, ...headers },
      ...(data && { body: JSON.stringify(data) }),
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    const text = await response.text()
    const { status } = response
    const cacheControl = response.headers.get('cache-control')
    return { status, cookie, text, cacheControl, data: path === '/' ? undefined : JSON.parse(text) }
  }
}

/** Returns the text of the HTML. React separates texts by comments. */
const getText = (html: string) => html.replaceAll(/<!--.*?-->/g, '')

/** Signs the fields of the server. */
function sign(fields: Json) {
  const signer = signWithEd25519()
  const address = addressOf(signer)
  const { host } = new URL(application)
  const input = { domain: host, uri: `${application}/`, version: '1', chainId: 'aptos:1', ...fields, address }
  return { address, output: createSignIn(input, signer) }
}

test('examples/sign-in-next logs a user in, renders the account on the server, and logs out', async () => {
  const send = openBrowser()
  expect((await send('GET', '/')).text).toContain('Not logged in')
  expect((await send('GET', '/api/session')).data).toBeNull()
  const nonce = await send('GET', '/api/nonce')
  expect(nonce.cacheControl).toBe('no-store')
  const { address, output } = sign(nonce.data)
  const login = await send('POST', '/api/login', output)
  expect(login).toMatchObject({ status: 200, data: { address } })
  expect(login.cookie).not.toBe(nonce.cookie)
  expect((await send('GET', '/api/session')).data).toEqual({ address })
  expect(getText((await send('GET', '/')).text)).toContain(`Logged in as ${address}`)
  expect((await send('GET', '/api/session', undefined, { cookie: nonce.cookie })).data).toBeNull()
  await send('POST', '/api/logout')
  expect((await send('GET', '/api/session')).data).toBeNull()
})

test('examples/sign-in-next accepts a nonce once, and only in the session that requested it', async () => {
  const [send, attacker] = [openBrowser(), openBrowser()]
  const { output } = sign((await send('GET', '/api/nonce')).data)
  await attacker('GET', '/api/nonce')
  expect((await attacker('POST', '/api/login', output)).status).toBe(401)
  const both = await Promise.all([send('POST', '/api/login', output), send('POST', '/api/login', output)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('examples/sign-in-next shares no nonce between the session before a login and the session after it', async () => {
  const send = openBrowser()
  const { data, cookie } = await send('GET', '/api/nonce')
  await send('POST', '/api/login', sign(data).output)
  const attacker = openBrowser(cookie) // Knows the ID from before the login.
  const { output } = sign((await send('GET', '/api/nonce')).data)
  expect((await attacker('POST', '/api/login', output)).status).toBe(401)
  const { output: other } = sign((await attacker('GET', '/api/nonce')).data)
  expect((await send('POST', '/api/login', other)).status).toBe(401)
})

test('examples/sign-in-next does not start in production without APPLICATION', async () => {
  const { APPLICATION: _, ...env } = process.env
  const start = spawn('npm', ['run', 'serve', '--', '--port', `${await findFreePort()}`], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production' },
  })
  const [code] = await once(start, 'exit')
  expect(code).toBe(1)
})

test('examples/sign-in-next rejects requests of other sites', async () => {
  const send = openBrowser()
  const { output } = sign((await send('GET', '/api/nonce')).data)
  const evil = { origin: 'https://evil.example' }
  expect((await send('POST', '/api/login', output, evil)).status).toBe(403)
  expect((await send('POST', '/api/logout', undefined, evil)).status).toBe(403)
  expect((await send('GET', '/api/nonce', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

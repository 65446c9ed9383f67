import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import type {} from '../../src/script/global.js'
import { openSite } from '../wallets/site.js'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** The files that the page shows, by their names. */
const snippets = Object.fromEntries(
  [...read('docs/engines.md').matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)].map(([, name, code]) => [
    name,
    code,
  ]),
) as Record<string, string>

const served: Readonly<Record<string, string>> = {
  ...snippets,
  'aptos-wallet-kit.js': read('dist/aptos-wallet-kit.js'),
  'dev-wallet.js': read('dist/dev-wallet.js'),
  'unity.js': read('test/browser/engines/unity.js'),
  'phaser.js': read('test/browser/engines/phaser.js'),
}

const devWallet = '<script src="dev-wallet.js" data-auto-approve data-panel="false"></script>'
const page = (body: string, ...scripts: string[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A game</title></head><body>${body}
${scripts.map((src) => `<script src="${src}"></script>`).join('\n')}${devWallet}</body></html>`

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
})
afterAll(() => browser?.close())

async function open(html: string): Promise<Page> {
  const files = Object.entries(served).map(
    ([name, body]) => [`/${name}`, { type: 'text/javascript', body }] as const,
  )
  const site = await openSite({
    '/': { type: 'text/html', body: html },
    '/favicon.ico': { type: 'text/html', body: '' },
    ...Object.fromEntries(files),
  })
  const context = await browser.newContext()
  const opened = await context.newPage()
  const faults: string[] = []
  opened.on('pageerror', ({ message }) => faults.push(message))
  onTestFinished(async () => {
    await context.close()
    await site.close()
    expect(faults).toEqual([])
  })
  await opened.goto(site.origin)
  return opened
}

const choose = (opened: Page) =>
  opened.getByRole('dialog').getByRole('button', { name: 'Dev Wallet', exact: true }).click()

const fullAddress = /^0x[\da-f]{64}$/
const shortAddress = /0x[\da-f]{4}\.\.\.[\da-f]{4}/

test('docs/engines.md has a file for each engine that can run here', () => {
  expect(Object.keys(snippets).sort()).toEqual([
    'AptosWallet.jslib',
    'game.js',
    'modal-keys.js',
    'plain.html',
    'plain.js',
    'wallet-bridge.js',
    'wallet-scene.js',
  ])
})

test('plain page shows the address while a user is connected', async () => {
  const opened = await open((snippets['plain.html'] ?? '').replace('</body>', `${devWallet}</body>`))
  await opened.getByRole('button', { name: 'Wallet Connect' }).click()
  await choose(opened)
  await opened.getByText(/^Hello, 0x[\da-f]{4}\.\.\.[\da-f]{4}\.$/).waitFor()
  await opened.evaluate(() => window.AptosWalletKit.disconnect())
  await opened.getByText('Hello, stranger.').waitFor()
})

describe('window.AptosWalletKit in a game', () => {
  const calls = [
    'connect',
    'getState',
    'getAccount',
    'getWalletInfo',
    'getNetworkInfo',
    'getNetwokrInfo',
    'getWallets',
    'isConnected',
    'diagnose',
  ] as const

  test.each(calls)('returns a value that JSON keeps: %s', async (name) => {
    const opened = await open(page('', 'aptos-wallet-kit.js'))
    const [plain, json] = await opened.evaluate(async (call) => {
      await window.AptosWalletKit.connect('Dev Wallet')
      const result = await (window.AptosWalletKit[call] as (name?: string) => unknown)(
        call === 'connect' ? 'Dev Wallet' : undefined,
      )
      return [result, JSON.stringify(result)] as const
    }, name)
    // The left side came out of the page with bytes, maps and dates as what they are; JSON would have lost them.
    expect(JSON.parse(json)).toEqual(plain)
  })
})

interface Answer {
  readonly name: string
  readonly ok: boolean
  readonly reason?: string
  readonly result?: { readonly status?: string; readonly args?: Readonly<Record<string, unknown>> }
}

interface Unity {
  readonly messages: readonly (readonly [object: string, method: string, text: string])[]
  callFromCSharp(name: string, ...texts: string[]): number
  UTF8ToString(at: number): string
}

describe('Unity .jslib', () => {
  const unity = () =>
    open(page('', 'unity.js', 'aptos-wallet-kit.js', 'wallet-bridge.js', 'AptosWallet.jslib'))

  /** Asks as C# does, and waits for the answer to this call. */
  async function ask(opened: Page, name: string, ...input: unknown[]): Promise<Answer> {
    const before = await opened.evaluate(() => (window as never as Unity).messages.length)
    await opened.evaluate(
      ([call, json]) => (window as never as Unity).callFromCSharp('AptosWalletAsk', call, json, 'Game'),
      [name, JSON.stringify(input)] as const,
    )
    return vi.waitFor(async () => {
      const messages = await opened.evaluate(() => (window as never as Unity).messages)
      const answer = messages.slice(before).find(([, method]) => method === 'OnAptosWallet')
      if (!answer) throw new Error(`${name} is not answered yet`)
      expect(answer[0]).toBe('Game')
      return JSON.parse(answer[2])
    }, 60_000)
  }

  test('connects by name, signs, returns the address and disconnects, as text', async () => {
    const opened = await unity()
    const connected = await ask(opened, 'connect', 'Dev Wallet')
    expect(connected).toMatchObject({ ok: true, result: { status: 'Approved' } })
    const address = await opened.evaluate(() => {
      const game = window as never as Unity
      return game.UTF8ToString(game.callFromCSharp('AptosWalletAddress'))
    })
    expect(address).toMatch(fullAddress)
    expect(connected.result?.args?.address).toBe(address)

    const signed = await ask(opened, 'signMessage', { message: 'Grüße, 世界', nonce: '1' })
    expect(signed.result?.args?.signature).toMatch(/^0x[\da-f]{128}$/)
    expect(signed.result?.args?.fullMessage).toContain('Grüße, 世界')

    expect(await ask(opened, 'disconnect')).toEqual({ name: 'disconnect', ok: true, result: null })
  })

  test('sends the store to the object that watches it', async () => {
    const opened = await unity()
    await opened.evaluate(() => (window as never as Unity).callFromCSharp('AptosWalletWatch', 'Hud'))
    await ask(opened, 'connect', 'Dev Wallet')
    const told = await opened.evaluate(() => (window as never as Unity).messages)
    const states = told.filter(([object]) => object === 'Hud').map(([, , json]) => JSON.parse(json))
    expect(states[0].address).toBe('')
    expect(states.at(-1)).toMatchObject({ status: 'connected', address: expect.stringMatching(fullAddress) })
  })

  test('sends every failure as a response', async () => {
    const opened = await unity()
    expect(await ask(opened, 'signMessage', {})).toMatchObject({ ok: false, reason: 'NOT_CONNECTED' })
    expect(await ask(opened, 'connect', 'Nobody')).toMatchObject({ ok: false, reason: 'WALLET_NOT_FOUND' })
    expect(await ask(opened, 'noSuchFunction')).toMatchObject({ ok: false, reason: 'UNKNOWN' })
  })

  test('opens the modal without a name, and sends what the user does', async () => {
    const opened = await unity()
    const answer = ask(opened, 'connect')
    await choose(opened)
    expect(await answer).toMatchObject({ ok: true, result: { status: 'Approved' } })
  })
})

test('Godot bridge resolves with text', async () => {
  const opened = await open(page('', 'aptos-wallet-kit.js', 'wallet-bridge.js'))
  const answer = await opened.evaluate(() => {
    type Bridge = { ask(name: string, input: string): Promise<string> }
    return new Promise<string>((resolve) => {
      ;(window as never as { aptosWallet: Bridge }).aptosWallet.ask('connect', '["Dev Wallet"]').then(resolve)
    })
  })
  expect(JSON.parse(answer)).toMatchObject({ name: 'connect', ok: true, result: { status: 'Approved' } })
})

test('Phaser scene opens the modal, shows the address, and unsubscribes when it shuts down', async () => {
  const opened = await open(page('', 'aptos-wallet-kit.js', 'phaser.js', 'wallet-scene.js'))
  await opened.evaluate(() => {
    // biome-ignore lint/security/noGlobalEval: a class of a classic script is no property of the window
    const scene = new (window.eval('WalletScene'))()
    Object.assign(window, { scene })
    scene.create()
    scene.texts[0].dispatchEvent(new Event('pointerup'))
  })
  const label = () => opened.evaluate(() => (window as never as { scene: Scene }).scene.texts[0]?.text)
  type Scene = { texts: { text: string }[]; events: { emit(name: string): void } }
  expect(await label()).toBe('Connect a wallet')
  await choose(opened)
  await expect.poll(label).toMatch(shortAddress)

  await opened.evaluate(async () => {
    const { scene } = window as never as { scene: Scene }
    scene.events.emit('shutdown')
    await window.AptosWalletKit.disconnect()
  })
  expect(await label()).toMatch(shortAddress)
})

test('keys pressed in the modal do not reach a game that handles all keys', async () => {
  const opened = await open(page('', 'aptos-wallet-kit.js', 'modal-keys.js'))
  const pressed = await opened.evaluateHandle(() => {
    const keys: string[] = []
    for (const type of ['keydown', 'keyup'])
      addEventListener(type, (event) => {
        event.preventDefault()
        keys.push(`${type} ${(event as KeyboardEvent).key}`)
      })
    window.AptosWalletKit.open()
    return keys
  })
  const dialog = opened.getByRole('dialog')
  const wallet = dialog.getByRole('button', { name: 'Dev Wallet', exact: true })
  await wallet.waitFor()
  await opened.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await opened.evaluate(() => window.AptosWalletKit.open())
  await wallet.focus()
  await opened.keyboard.press('Space')
  await expect.poll(() => opened.evaluate(() => window.AptosWalletKit.isConnected())).toBe(true)
  await dialog.waitFor({ state: 'hidden' })
  // It closes as the key goes down, so that comes up outside of it.
  expect(await pressed.jsonValue()).toEqual(['keyup Escape'])
  await opened.keyboard.press('x')
  expect(await pressed.jsonValue()).toEqual(['keyup Escape', 'keydown x', 'keyup x'])
})

test('canvas shows the address one frame later', async () => {
  const opened = await open(
    page(
      '<canvas width="320" height="64" role="img"></canvas>',
      'aptos-wallet-kit.js',
      'modal-keys.js',
      'game.js',
    ),
  )
  const canvas = opened.locator('canvas')
  const pixels = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL())
  await expect.poll(() => canvas.getAttribute('aria-label')).toBe('Not connected')
  const before = await pixels()
  await opened.keyboard.press('Control+c')
  expect(await opened.getByRole('dialog').count()).toBe(0)
  await opened.keyboard.press('c')
  await opened.getByRole('button', { name: 'Get a Wallet' }).click()
  await opened.keyboard.press('c')
  await opened.getByRole('heading', { name: 'Get a Wallet' }).waitFor()
  await choose(opened)
  await expect.poll(() => canvas.getAttribute('aria-label')).toMatch(fullAddress)
  expect(await pixels()).not.toBe(before)
})

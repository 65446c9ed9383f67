import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import type {} from '../../src/script/global.js'
import { visit } from '../support/visit.js'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** The files that docs/engines.md contains, by their names. */
const snippets = Object.fromEntries(
  [...read('docs/engines.md').matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)].map(([, name, code]) => [
    `/${name}`,
    code ?? '',
  ]),
)
const files = {
  ...snippets,
  '/AptosWallet.js': snippets['/AptosWallet.jslib'] ?? '',
  '/unity.js': read('test/browser/engines/unity.js'),
  '/phaser.js': read('test/browser/engines/phaser.js'),
}

const devWallet = '<script src="/dev-wallet.js" data-auto-approve data-panel="false"></script>'

async function open(body: string, ...scripts: string[]): Promise<Page> {
  const tags = scripts.map((src) => `<script src="/${src}"></script>`).join('\n')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A game</title></head>
<body>${body}${tags}${devWallet}</body></html>`
  return (await visit({ ...files, '/': html })).page
}

const choose = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Dev Wallet', exact: true }).click()

const fullAddress = /^0x[\da-f]{64}$/
const shortAddress = /0x[\da-f]{4}\.\.\.[\da-f]{4}/

test('plain page shows the address while a user is connected', async () => {
  const html = (snippets['/plain.html'] ?? '').replace('</body>', `${devWallet}</body>`)
  const { page } = await visit({ ...files, '/': html })
  await page.getByRole('button', { name: 'Wallet Connect' }).click()
  await choose(page)
  await page.getByText(/^Hello, 0x[\da-f]{4}\.\.\.[\da-f]{4}\.$/).waitFor()
  await page.evaluate(() => window.AptosWalletKit.disconnect())
  await page.getByText('Hello, stranger.').waitFor()
})

test('window.AptosWalletKit returns values that JSON keeps', async () => {
  const page = await open('', 'aptos-wallet-kit.js')
  const results = await page.evaluate(async () => {
    const kit = window.AptosWalletKit
    const entries = {
      connect: await kit.connect('Dev Wallet'),
      getState: kit.getState(),
      getAccount: await kit.getAccount(),
      getWalletInfo: await kit.getWalletInfo(),
      getNetworkInfo: await kit.getNetworkInfo(),
      getWallets: kit.getWallets(),
      diagnose: kit.diagnose(),
    }
    return Object.entries(entries).map(([name, result]) => [name, result, JSON.stringify(result)] as const)
  })
  // Playwright keeps bytes, maps and dates, which JSON would lose.
  for (const [name, plain, json] of results) expect(JSON.parse(json), name).toEqual(plain)
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
  /** Sends a request as C# does, and waits for its response. */
  async function ask(page: Page, name: string, ...input: unknown[]): Promise<Answer> {
    const before = await page.evaluate(() => (window as never as Unity).messages.length)
    await page.evaluate(
      ([call, json]) => (window as never as Unity).callFromCSharp('AptosWalletAsk', call, json, 'Game'),
      [name, JSON.stringify(input)] as const,
    )
    return vi.waitFor(async () => {
      const messages = await page.evaluate(() => (window as never as Unity).messages)
      const answer = messages.slice(before).find(([, method]) => method === 'OnAptosWallet')
      if (!answer) throw new Error(`No response to ${name}`)
      expect(answer[0]).toBe('Game')
      return JSON.parse(answer[2])
    }, 60_000)
  }

  test('connects, signs, fails, sends state changes and disconnects, as text', async () => {
    const page = await open('', 'unity.js', 'aptos-wallet-kit.js', 'wallet-bridge.js', 'AptosWallet.js')
    await page.evaluate(() => (window as never as Unity).callFromCSharp('AptosWalletWatch', 'Hud'))
    expect(await ask(page, 'signMessage', {})).toMatchObject({ ok: false, reason: 'NOT_CONNECTED' })
    const connecting = ask(page, 'connect')
    await choose(page)
    const connected = await connecting
    const address = await page.evaluate(() => {
      const game = window as never as Unity
      return game.UTF8ToString(game.callFromCSharp('AptosWalletAddress'))
    })
    expect(address).toMatch(fullAddress)
    expect(connected).toMatchObject({ ok: true, result: { status: 'Approved', args: { address } } })
    const messages = await page.evaluate(() => (window as never as Unity).messages)
    const states = messages.filter(([object]) => object === 'Hud').map(([, , json]) => JSON.parse(json))
    expect([states[0].address, states.at(-1).address]).toEqual(['', address])

    const signed = await ask(page, 'signMessage', { message: 'Grüße, 世界', nonce: '1' })
    expect(signed.result?.args?.signature).toMatch(/^0x[\da-f]{128}$/)
    expect(signed.result?.args?.fullMessage).toContain('Grüße, 世界')
    expect(await ask(page, 'disconnect')).toEqual({ name: 'disconnect', ok: true, result: null })
  })
})

test('Godot bridge resolves with text', async () => {
  const page = await open('', 'aptos-wallet-kit.js', 'wallet-bridge.js')
  const answer = await page.evaluate(() => {
    const { aptosWallet } = window as never as { aptosWallet: { ask(...args: string[]): Promise<string> } }
    return aptosWallet.ask('connect', '["Dev Wallet"]')
  })
  expect(JSON.parse(answer)).toMatchObject({ name: 'connect', ok: true, result: { status: 'Approved' } })
})

test('Phaser scene opens the modal, shows the address, and unsubscribes when it shuts down', async () => {
  const page = await open('', 'aptos-wallet-kit.js', 'phaser.js', 'wallet-scene.js')
  await page.evaluate(() => {
    // biome-ignore lint/security/noGlobalEval: a class of a classic script is no property of the window
    const scene = new (window.eval('WalletScene'))()
    Object.assign(window, { scene })
    scene.create()
    scene.texts[0].dispatchEvent(new Event('pointerup'))
  })
  type Scene = { texts: { text: string }[]; events: { emit(name: string): void } }
  const getLabel = () => page.evaluate(() => (window as never as { scene: Scene }).scene.texts[0]?.text)
  expect(await getLabel()).toBe('Connect a wallet')
  await choose(page)
  await expect.poll(getLabel).toMatch(shortAddress)
  await page.evaluate(async () => {
    ;(window as never as { scene: Scene }).scene.events.emit('shutdown')
    await window.AptosWalletKit.disconnect()
  })
  expect(await getLabel()).toMatch(shortAddress)
})

test('keys pressed in the modal do not reach a game that handles all keys', async () => {
  const page = await open('', 'aptos-wallet-kit.js', 'modal-keys.js')
  const pressed = await page.evaluateHandle(() => {
    const keys: string[] = []
    for (const type of ['keydown', 'keyup'])
      addEventListener(type, (event) => {
        event.preventDefault()
        keys.push(`${type} ${(event as KeyboardEvent).key}`)
      })
    window.AptosWalletKit.open()
    return keys
  })
  const dialog = page.getByRole('dialog')
  const wallet = dialog.getByRole('button', { name: 'Dev Wallet', exact: true })
  await wallet.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.evaluate(() => window.AptosWalletKit.open())
  await wallet.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => page.evaluate(() => window.AptosWalletKit.isConnected())).toBe(true)
  await dialog.waitFor({ state: 'hidden' })
  await page.keyboard.press('x')
  expect(await pressed.jsonValue()).toEqual(['keydown x', 'keyup x'])
})

test('canvas shows the address one frame later', async () => {
  const page = await open(
    '<canvas width="320" height="64" role="img"></canvas>',
    ...['aptos-wallet-kit.js', 'modal-keys.js', 'game.js'],
  )
  const canvas = page.locator('canvas')
  const readPixels = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL())
  await expect.poll(() => canvas.getAttribute('aria-label')).toBe('Not connected')
  const before = await readPixels()
  await page.keyboard.press('Control+c')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('c')
  await page.getByRole('button', { name: 'Get a Wallet' }).click()
  await page.keyboard.press('c')
  await page.getByRole('heading', { name: 'Get a Wallet' }).waitFor()
  await choose(page)
  await expect.poll(() => canvas.getAttribute('aria-label')).toMatch(fullAddress)
  expect(await readPixels()).not.toBe(before)
})

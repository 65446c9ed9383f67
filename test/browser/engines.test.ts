import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
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

/** What the .jslib uses of Unity's WebGL runtime: texts in memory, and messages to C#. Its pointers are objects. */
function defineUnity() {
  const messages: [object: string, method: string, text: string][] = []
  const functions: Record<string, (...pointers: object[]) => { text: string }> = {}
  Object.assign(window, {
    messages,
    callFromCSharp: (name: string, ...texts: string[]) =>
      functions[name]?.(...texts.map((text) => ({ text })))?.text,
    LibraryManager: { library: functions },
    mergeInto: Object.assign,
    UTF8ToString: ({ text }: { text: string }) => text,
    lengthBytesUTF8: (text: string) => new TextEncoder().encode(text).length,
    _malloc: (size: number) => ({ size }),
    // Cuts what does not fit, as Unity does. The last byte ends the text.
    stringToUTF8: (text: string, buffer: { size: number }) =>
      Object.assign(buffer, {
        text: new TextDecoder().decode(new TextEncoder().encode(text).slice(0, buffer.size - 1)),
      }),
    SendMessage: (...message: (typeof messages)[number]) => messages.push(message),
  })
}

/** What the scene uses of Phaser: texts that can be clicked, and the events of the scene. */
function definePhaser() {
  class Text extends EventTarget {
    constructor(public text: string) {
      super()
    }
    setText(text: string) {
      this.text = text
    }
    setInteractive() {
      return this
    }
    on = this.addEventListener
  }
  class Scene {
    texts: Text[] = []
    add = { text: (_x: number, _y: number, text: string) => this.texts[this.texts.push(new Text(text)) - 1] }
    events = Object.assign(new EventTarget(), { once: EventTarget.prototype.addEventListener })
  }
  Object.assign(window, { Phaser: { Scene } })
}

const files = {
  ...snippets,
  '/AptosWallet.js': snippets['/AptosWallet.jslib'] ?? '',
  '/unity.js': `(${defineUnity})()`,
  '/phaser.js': `(${definePhaser})()`,
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

interface Unity {
  readonly messages: readonly (readonly [object: string, method: string, text: string])[]
  callFromCSharp(name: string, ...texts: string[]): string
}

describe('Unity .jslib', () => {
  test('connects, signs, fails, sends state changes and disconnects, as text', async () => {
    const page = await open('', 'unity.js', 'aptos-wallet-kit.js', 'wallet-bridge.js', 'AptosWallet.js')
    const call = (...[name, ...texts]: string[]) =>
      page.evaluate((args) => (window as never as Unity).callFromCSharp(...args), [
        name ?? '',
        ...texts,
      ] as const)
    const readMessages = async (object: string, method: string) =>
      (await page.evaluate(() => (window as never as Unity).messages))
        .filter((message) => message[0] === object && message[1] === method)
        .map(([, , json]) => JSON.parse(json))
    /** Sends a request as C# does, and waits for its response. */
    const ask = async (name: string, ...input: unknown[]) => {
      const earlier = await readMessages('Game', 'OnAptosWallet')
      await call('AptosWalletAsk', name, JSON.stringify(input), 'Game')
      const wait = async () => (await readMessages('Game', 'OnAptosWallet'))[earlier.length]
      await expect.poll(wait).toMatchObject({ name })
      return wait()
    }
    await call('AptosWalletWatch', 'Hud')
    expect(await ask('signMessage', {})).toMatchObject({ ok: false, reason: 'NOT_CONNECTED' })
    const connecting = ask('connect')
    await choose(page)
    const connected = await connecting
    const address = await call('AptosWalletAddress')
    expect(address).toMatch(fullAddress)
    expect(connected).toMatchObject({ ok: true, result: { status: 'Approved', args: { address } } })
    const states = await readMessages('Hud', 'OnAptosWalletState')
    expect([states[0].address, states.at(-1).address]).toEqual(['', address])

    const { args } = (await ask('signMessage', { message: 'Grüße, 世界', nonce: '1' })).result
    expect(args.signature).toMatch(/^0x[\da-f]{128}$/)
    expect(args.fullMessage).toContain('Grüße, 世界')
    expect(await ask('disconnect')).toEqual({ name: 'disconnect', ok: true, result: null })
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
  type Scene = { texts: { text: string }[]; events: EventTarget }
  const getLabel = () => page.evaluate(() => (window as never as { scene: Scene }).scene.texts[0]?.text)
  expect(await getLabel()).toBe('Connect a wallet')
  await choose(page)
  await expect.poll(getLabel).toMatch(shortAddress)
  await page.evaluate(async () => {
    ;(window as never as { scene: Scene }).scene.events.dispatchEvent(new Event('shutdown'))
    await window.AptosWalletKit.disconnect()
  })
  expect(await getLabel()).toMatch(shortAddress)
})

test('canvas shows the address one frame later', async () => {
  const page = await open(
    '<canvas width="320" height="64" role="img"></canvas>',
    ...['aptos-wallet-kit.js', 'game.js'],
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

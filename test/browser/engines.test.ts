import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
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
  const functions: Record<string, (...pointers: object[]) => { text: string }> = {}
  const states: { address: string }[] = []
  let respond = (_: unknown) => {}
  const call = (name: string, ...texts: string[]) =>
    functions[name]?.(...texts.map((text) => ({ text })))?.text
  const unity = {
    states,
    call,
    /** Sends a request as C# does, and waits for its response. */
    ask: (name: string, ...input: unknown[]) =>
      new Promise((resolve) => {
        respond = resolve
        call('AptosWalletAsk', name, JSON.stringify(input), 'Game')
      }),
  }
  Object.assign(window, {
    unity,
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
    SendMessage: (object: string, method: string, json: string) => {
      if (`${object}.${method}` === 'Game.OnAptosWallet') respond(JSON.parse(json))
      if (`${object}.${method}` === 'Hud.OnAptosWalletState') states.push(JSON.parse(json))
    },
  })
  return unity
}

/** What the scene uses of Phaser: a text that can be clicked, and the events of the scene. */
function definePhaser() {
  const { addEventListener } = EventTarget.prototype
  const label = Object.assign(new EventTarget(), {
    text: '',
    setText: (text: string) => Object.assign(label, { text }),
    setInteractive: () => label,
    on: addEventListener,
  })
  const events = Object.assign(new EventTarget(), { once: addEventListener })
  class Scene {
    add = { text: () => label }
    events = events
  }
  const phaser = { Scene, label, events }
  Object.assign(window, { Phaser: phaser })
  return phaser
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
  await page.getByText('Hello!').waitFor()
})

test('Unity .jslib connects, signs, fails, sends state changes, and disconnects, as text', async () => {
  const page = await open('', 'unity.js', 'aptos-wallet-kit.js', 'wallet-bridge.js', 'AptosWallet.js')
  const found = await page.evaluate(async () => {
    const { ask, call, states } = (window as never as { unity: ReturnType<typeof defineUnity> }).unity
    call('AptosWalletWatch', 'Hud')
    return {
      unconnected: await ask('signMessage', {}),
      connected: await ask('connect', 'Dev Wallet'),
      address: call('AptosWalletAddress'),
      signed: await ask('signMessage', { message: 'Grüße, 世界', nonce: '1' }),
      disconnected: await ask('disconnect'),
      addresses: states.map(({ address }) => address),
    }
  })
  const { address, addresses } = found
  expect(address).toMatch(fullAddress)
  expect([addresses[0], addresses.at(-1)]).toEqual(['', ''])
  expect(addresses).toContain(address)
  expect(found).toMatchObject({
    unconnected: { name: 'signMessage', ok: false, reason: 'NOT_CONNECTED' },
    connected: { name: 'connect', ok: true, result: { status: 'Approved', args: { address } } },
    signed: {
      result: {
        args: {
          signature: expect.stringMatching(/^0x[\da-f]{128}$/),
          fullMessage: expect.stringContaining('Grüße, 世界'),
        },
      },
    },
    disconnected: { name: 'disconnect', ok: true, result: null },
  })
})

test('Phaser scene opens the modal, shows the address, and unsubscribes when it shuts down', async () => {
  const page = await open('', 'aptos-wallet-kit.js', 'phaser.js', 'wallet-scene.js')
  await page.evaluate(() => {
    // biome-ignore lint/security/noGlobalEval: a class of a classic script is no property of the window
    ;new (window.eval('WalletScene'))().create()
  })
  const phaser = await page.evaluateHandle<ReturnType<typeof definePhaser>>('Phaser')
  const getLabel = () => phaser.evaluate(({ label }) => label.text)
  expect(await getLabel()).toBe('Connect a wallet')
  await phaser.evaluate(({ label }) => label.dispatchEvent(new Event('pointerup')))
  await choose(page)
  await expect.poll(getLabel).toMatch(shortAddress)
  await phaser.evaluate(async ({ events }) => {
    events.dispatchEvent(new Event('shutdown'))
    await window.AptosWalletKit.disconnect()
  })
  expect(await getLabel()).toMatch(shortAddress)
})

test('canvas opens the modal on the key C, and shows the address', async () => {
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

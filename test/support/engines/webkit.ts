import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { vi } from 'vitest'
import { type Engine, parseChord, type Tab, windowSize } from './engine.js'
import { keyCodes } from './key-codes.js'
import { type Session, startSession } from './webdriver.js'

/** WebKitGTK through its own driver, on a screen of its own where the machine has none. */
export const webkit: Engine = {
  name: 'webkit',
  async launch(program) {
    const port = await freePort()
    const driver = spawnDriver(program, port)
    const session = await startSession(`http://127.0.0.1:${port}`)
    // The window the session began with is used again and again: the driver ends a session with its last window,
    // and a new one comes up behind it, where pages do not draw.
    const home = session.inWindow(await session.call('GET', '/window'))
    let isHomeFree = true
    return {
      async newTab() {
        const isHome = isHomeFree
        isHomeFree = false
        const window = isHome ? home : await openWindow(home)
        const tab = webkitTab(window)
        await tab.resize(windowSize.width, windowSize.height)
        const close = async () => {
          await tab.open('about:blank')
          isHomeFree = true
        }
        return { ...tab, close: isHome ? close : window.leaveWindow }
      },
      async close() {
        await session.call('DELETE', '')
        stop(driver)
      },
    }
  },
}

/** A group of its own, so that the screen ends with the driver. */
function spawnDriver(program: string, port: number): ChildProcess {
  const screen = `-screen 0 ${windowSize.width + 120}x${windowSize.height + 200}x24`
  const driver = spawn('xvfb-run', ['--auto-servernum', '--server-args', screen, program, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // Without a graphics card its compositor draws through Mesa's software driver, which crashes now and then (a
    // segmentation fault in swrast_dri.so) and takes the whole session along.
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  })
  process.once('exit', () => stop(driver))
  return driver
}

function stop({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid)
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function openWindow(home: Session): Promise<Session> {
  const { handle } = await home.call<{ handle: string }>('POST', '/window/new', { type: 'window' })
  return home.inWindow(handle)
}

/** As narrow as the window gets at most, in pixels, whatever it is asked for. */
const leastWidth = 450

function webkitTab(session: Session): Omit<Tab, 'close'> {
  const perform = (source: { type: string; id: string; actions: unknown[] }) =>
    session.call<void>('POST', '/actions', { actions: [source] })
  const evaluate: Tab['evaluate'] = (script, ...args) => session.evaluate(String(script), args)
  return {
    open: (url) => session.call('POST', '/url', { url }),
    reload: () => session.call('POST', '/refresh', {}),
    // A script that goes back would wait for an answer from a page that is gone.
    back: () => session.call('POST', '/back', {}),
    evaluate,
    async click(x, y, count = 1) {
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }
      const actions = [move, ...Array.from({ length: count }, () => press).flat()]
      await perform({ type: 'pointer', id: 'mouse', actions })
    },
    async press(chord) {
      const { modifiers, key } = parseChord(chord)
      const held = modifiers.map((name) => keyCodes[name] ?? name)
      const value = keyCodes[key] ?? key
      const actions = [
        ...held.map((each) => ({ type: 'keyDown', value: each })),
        { type: 'keyDown', value },
        { type: 'keyUp', value },
        ...held.toReversed().map((each) => ({ type: 'keyUp', value: each })),
      ]
      await perform({ type: 'key', id: 'keyboard', actions })
    },
    async resize(width, height) {
      const frame = await evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const)
      const [across, down] = frame
      await session.call('POST', '/window/rect', { x: 0, y: 0, width: width + across, height: height + down })
      // The driver answers when it has asked for it.
      const isDone = () =>
        evaluate(
          (wanted, least) => innerWidth === wanted || Math.max(innerWidth, wanted) <= least,
          width,
          leastWidth,
        )
      await vi.waitUntil(isDone, { timeout: 20_000, interval: 20 })
    },
  }
}

import { spawn } from 'node:child_process'
import { vi } from 'vitest'
import { findFreePort } from '../listen.js'
import { type Launch, parseChord, type Tab, windowSize } from './engine.js'
import { keyCodes } from './key-codes.js'
import { type Session, startSession } from './webdriver.js'

/** WebKitGTK through its WebDriver, on a virtual screen. */
export const webkit: Launch = async (program) => {
  const port = await findFreePort()
  spawnDriver(program, port)
  const session = await startSession(`http://127.0.0.1:${port}`)
  const unused = [session.inWindow(await session.call('GET', '/window'))]
  return async () => {
    const tab = toTab(unused.pop() ?? (await openWindow(session)))
    await tab.resize(windowSize.width, windowSize.height)
    return tab
  }
}

/** Starts the driver on a virtual screen. Both end when this process exits. */
function spawnDriver(program: string, port: number): void {
  const screen = `-screen 0 ${windowSize.width + 120}x${windowSize.height + 200}x24`
  const driver = spawn('xvfb-run', ['--auto-servernum', '--server-args', screen, program, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // Without a graphics card, the compositor uses the software driver of Mesa, which sometimes crashes (a
    // segmentation fault in swrast_dri.so) and ends the session.
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  })
  process.once('SIGTERM', () => process.exit()) // Vitest ends its workers this way.
  process.once('exit', () => {
    const { pid, exitCode, signalCode } = driver
    if (pid && exitCode === null && signalCode === null) process.kill(-pid)
  })
}

async function openWindow(session: Session): Promise<Session> {
  const { handle } = await session.call<{ handle: string }>('POST', '/window/new', { type: 'window' })
  return session.inWindow(handle)
}

/** The smallest width of the window, in pixels. */
const MIN_WIDTH_PX = 450

function toTab(session: Session): Tab {
  const perform = (source: { type: string; id: string; actions: unknown[] }) =>
    session.call<void>('POST', '/actions', { actions: [source] })
  const evaluate: Tab['evaluate'] = (script, ...args) => session.evaluate(String(script), args)
  return {
    open: (url) => session.call('POST', '/url', { url }),
    reload: () => session.call('POST', '/refresh', {}),
    // A script that calls `history.back()` would wait for a response of a page that no longer exists.
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
    async isFocusOn(role, name) {
      const script = 'return support.getActiveElement()'
      const reference = await session.call<object>('POST', '/execute/sync', { script, args: [] })
      const element = `/element/${Object.values(reference)[0]}`
      return (
        (await session.call('GET', `${element}/computedrole`)) === role &&
        (await session.call('GET', `${element}/computedlabel`)) === name
      )
    },
    async resize(width, height) {
      const frame = await evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const)
      const [across, down] = frame
      await session.call('POST', '/window/rect', { x: 0, y: 0, width: width + across, height: height + down })
      // The driver responds before the window has the size.
      const isDone = () =>
        evaluate(
          (wanted, least) => innerWidth === wanted || Math.max(innerWidth, wanted) <= least,
          width,
          MIN_WIDTH_PX,
        )
      await vi.waitUntil(isDone, { timeout: 20_000, interval: 20 })
    },
    async reset() {
      const move = { type: 'pointerMove', duration: 0, x: 0, y: 0 }
      await perform({ type: 'pointer', id: 'mouse', actions: [move] })
      await this.resize(windowSize.width, windowSize.height)
    },
    close: session.leaveWindow,
  }
}

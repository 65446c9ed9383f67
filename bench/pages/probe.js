// Runs in each page, including the empty page, before the page's own scripts. Measures when an element is painted, how long frames
// last, and how long tasks are.

/** @param {readonly string[]} path See `Contestant`. */
const findElement = ([first = '', ...rest]) =>
  rest.reduce(
    (found, selector) => found?.shadowRoot?.querySelector(selector) ?? null,
    document.querySelector(first),
  )

/** @param {readonly string[]} path */
function isVisible(path) {
  const element = findElement(path)
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
  if (!element?.textContent?.trim() || width === 0 || height === 0) return false
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

/**
 * Waits for the first frame with an element.
 *
 * @param {readonly string[]} path
 * @returns {Promise<number>} The time at which the frame was painted.
 */
const waitUntilPainted = (path) =>
  new Promise((resolve) => {
    const check = () => {
      if (!isVisible(path)) return requestAnimationFrame(check)
      // A message that is posted in an animation frame is delivered after the browser has painted that frame.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now())
      port2.postMessage(undefined)
    }
    requestAnimationFrame(check)
  })

/** @type {PerformanceEntry[]} */
const longTasks = []
new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' })

let pressTime = 0
let clickToPaint = Promise.resolve(0)

/** The longest time of a frame that is not slow: 16.7 ms at 60 Hz, plus a tolerance for rounding. */
const FRAME_MS = 17.2
/** @type {number[] | undefined} */
let frameTimes

/** @param {number} time */
function recordFrame(time) {
  if (!frameTimes) return
  frameTimes.push(time)
  requestAnimationFrame(recordFrame)
}

const probe = {
  waitUntilPainted,

  /** @param {readonly string[]} path */
  click: (path) => /** @type {HTMLElement | null} */ (findElement(path))?.click(),

  startFrames() {
    frameTimes = []
    requestAnimationFrame(recordFrame)
  },

  /** @returns The number of frames, of frames longer than one interval of the screen, and of frames longer than two intervals. */
  stopFrames() {
    const times = frameTimes ?? []
    frameTimes = undefined
    const durations = times.slice(1).map((time, i) => time - Number(times[i]))
    return {
      frames: durations.length,
      slowFrames: durations.filter((duration) => duration > FRAME_MS).length,
      verySlowFrames: durations.filter((duration) => duration > 2 * FRAME_MS).length,
    }
  },

  /** @param {readonly string[]} path */
  getCenter(path) {
    const { x, y, width, height } = /** @type {Element} */ (findElement(path)).getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  },

  /**
   * Measures the next click, from its arrival in the browser to the first frame with an element.
   *
   * @param {readonly string[]} path
   */
  measureNextClick(path) {
    const once = { capture: true, once: true }
    addEventListener('pointerdown', ({ timeStamp }) => (pressTime = timeStamp), once)
    clickToPaint = new Promise((resolve) => {
      addEventListener(
        'click',
        async ({ timeStamp }) => resolve((await waitUntilPainted(path)) - timeStamp),
        once,
      )
    })
  },

  /** @returns {Promise<number>} The milliseconds from the measured click to the frame with the element. */
  getClickToPaint: () => clickToPaint,

  /**
   * @returns The milliseconds of the longest task since the press. 0 if no task took 50 ms, the threshold of the Long Tasks API.
   */
  getLongestTask() {
    const tasks = longTasks.filter(({ startTime, duration }) => startTime + duration > pressTime)
    return Math.max(0, ...tasks.map(({ duration }) => duration))
  },
}

Object.assign(window, { probe })

// Runs in every page before its own scripts, the empty page too: says when things are on the screen. What it costs
// is in every figure alike, and goes where the empty page is taken off.

/** A way to an element: a selector, then selectors into the shadow root of what was found so far. */
/** @typedef {readonly string[]} Way */

/** @param {Way} way */
const reach = ([first = '', ...inner]) =>
  inner.reduce(
    (found, selector) => found?.shadowRoot?.querySelector(selector) ?? null,
    document.querySelector(first),
  )

/** How opaque an element is, with all it lies in. @param {Element | null} element */
function opacity(element) {
  let all = 1
  for (
    let at = element;
    at;
    at = at.parentElement ?? /** @type {ShadowRoot} */ (at.getRootNode()).host ?? null
  )
    all *= Number(getComputedStyle(at).opacity)
  return all
}

/** On the screen with something to read, half faded in at least. @param {Element | null} element */
function isSeen(element) {
  const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 }
  return width > 0 && height > 0 && /\S/.test(element?.textContent ?? '') && opacity(element) >= 0.5
}

/** What the pointer meets where an element lies. @param {Element} element @param {number} x @param {number} y */
const under = (element, x, y) =>
  /** @type {Document | ShadowRoot} */ (element.getRootNode()).elementFromPoint(x, y)

/** Seen, and the pointer reaches it. @param {Element | null} element */
function isUsable(element) {
  if (!element || !isSeen(element)) return false
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(under(element, x + width / 2, y + height / 2))
}

/** Looks before each frame is painted. @param {() => boolean} isThere @returns the time of the first frame with it */
const painted = (isThere) =>
  new Promise((resolve) => {
    const look = () => {
      if (!isThere()) return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      // A message posted before a frame is painted is answered after it.
      port1.onmessage = () => resolve(performance.now())
      port2.postMessage(0)
    }
    requestAnimationFrame(look)
  })

/**
 * Whether one wallet's row lies there, or just below: rows may have gaps.
 * @param {Element} list what scrolls
 * @param {number} part of its height
 */
function hasRow(list, part) {
  const { x, y, width, height } = list.getBoundingClientRect()
  return [0, 12].some((below) => {
    const text = under(list, x + width / 2, y + part * height + below)?.textContent ?? ''
    return text.match(/Wallet \d/g)?.length === 1
  })
}

/** Settles when the effect of what is expected has been painted. @type {Promise<number>} */
let answer = Promise.resolve(0)

const probe = {
  /** Milliseconds from the start of the navigation until an element can be seen and reached. @param {Way} way */
  seen: (way) => painted(() => isUsable(reach(way))),
  /**
   * Waits for the next click or input, and for the frame with its effect.
   * @param {'click' | 'input'} type
   * @param {Way} way to what appears
   * @param {string} [text] that is read in it
   */
  expect(type, way, text = '') {
    answer = new Promise((resolve) => {
      const act = async (/** @type {Event} */ { timeStamp }) => {
        const isThere = () => {
          const element = reach(way)
          return isSeen(element) && !!element?.textContent?.includes(text)
        }
        resolve((await painted(isThere)) - timeStamp)
      }
      // What is done while the button is pressed is work of the opening, too.
      addEventListener('pointerdown', () => performance.mark('bench:act'), { capture: true, once: true })
      addEventListener(type, act, { capture: true, once: true })
    })
  },
  /** Milliseconds it took, as the browser counts from the event's arrival. */
  took: () => answer,
  /** The middle of an element, in CSS pixels. @param {Way} way */
  middle(way) {
    const { x, y, width, height } = /** @type {Element} */ (reach(way)).getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  },
  /** @param {Way} way */
  focus: (way) => /** @type {HTMLElement} */ (reach(way)).focus(),
  /**
   * How long each frame took, in milliseconds, and whether a wallet was missing in the list, until it is stopped.
   * @param {Way} way to what scrolls
   */
  watchFrames(way) {
    /** @type {{ took: number, isBlank: boolean }[]} */
    const frames = []
    const list = /** @type {Element} */ (reach(way))
    let last = performance.now()
    let id = requestAnimationFrame(function each(now) {
      frames.push({ took: now - last, isBlank: ![0.4, 0.65, 0.95].every((part) => hasRow(list, part)) })
      last = now
      id = requestAnimationFrame(each)
    })
    return () => {
      cancelAnimationFrame(id)
      return frames.slice(1)
    }
  },
}

Object.assign(window, { probe })

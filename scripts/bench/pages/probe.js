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

/** On the screen with something to read, and open to the pointer. @param {Element | null} element */
function isSeen(element) {
  const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 }
  return width > 0 && height > 0 && /\S/.test(/** @type {HTMLElement} */ (element).textContent ?? '')
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

/** Settles when the effect of what is expected has been painted. @type {Promise<number>} */
let answer = Promise.resolve(0)

const probe = {
  /** Milliseconds from the start of the navigation until an element can be seen. @param {Way} way */
  seen: (way) => painted(() => isSeen(reach(way))),
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
  /** How long each frame took, in milliseconds, until it is stopped. */
  watchFrames() {
    /** @type {number[]} */
    const frames = []
    let last = performance.now()
    let id = requestAnimationFrame(function each(now) {
      frames.push(now - last)
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

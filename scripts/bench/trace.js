// The longest task of the page's main thread, read off Chromium's own trace.

import { trace } from '../trace.js'

/** @typedef {import('../trace.js').TraceEvent} TraceEvent */

/**
 * @param {import('./visits.js').Visit} visit
 * @param {() => Promise<void>} run
 * @returns milliseconds, from when the page's own scripts begin to the press of the button, from then on, and while
 * the list is scrolled where it is
 */
export async function longestTasks({ cdp }, run) {
  const events = await trace(cdp, ['toplevel', 'blink.user_timing'], run)
  const at = (/** @type {string} */ mark, /** @type {number} */ otherwise) =>
    events.findLast(({ name }) => name === mark)?.ts ?? otherwise
  const ready = at('bench:ready', 0)
  const act = at('bench:act', Number.POSITIVE_INFINITY)
  const scrolled = at('bench:scroll', Number.POSITIVE_INFINITY)
  const tasks = mainThreadTasks(events).filter(({ ts }) => ts >= ready)
  const longest = (/** @type {TraceEvent[]} */ those) =>
    Math.max(0, ...those.map(({ dur = 0 }) => dur / 1000))
  return {
    longestLoad: longest(tasks.filter(({ ts, dur = 0 }) => ts + dur < act)),
    longestOpen: longest(tasks.filter(({ ts, dur = 0 }) => ts + dur >= act && ts < scrolled)),
    // No figure where nothing was scrolled.
    ...(Number.isFinite(scrolled) && { longestScroll: longest(tasks.filter(({ ts }) => ts >= scrolled)) }),
  }
}

/** @param {TraceEvent[]} events */
function mainThreadTasks(events) {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  return events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid}/${tid}`),
  )
}

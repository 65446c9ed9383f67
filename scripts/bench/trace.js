// The longest task of the page's main thread, read off Chromium's own trace.

import { trace } from '../trace.js'

/** @typedef {import('../trace.js').TraceEvent} TraceEvent */

/**
 * @param {import('./visits.js').Visit} visit
 * @param {() => Promise<void>} run
 */
export const longestTasks = async ({ cdp }, run) =>
  longestIn(await trace(cdp, ['toplevel', 'blink.user_timing'], run))

/**
 * @param {TraceEvent[]} events
 * @returns milliseconds, from when the page's own scripts begin to the press of the button, from then on, and while
 * the list is scrolled; none where nothing was pressed or scrolled
 * @throws when the trace lacks what it is read by: a task of no length would be the best of all
 */
export function longestIn(events) {
  const at = (/** @type {string} */ mark) => events.findLast(({ name }) => name === mark)?.ts
  const ready = at('bench:ready')
  if (ready === undefined) throw new Error('the trace does not say when the page began')
  const act = at('bench:act') ?? Number.POSITIVE_INFINITY
  const scrolled = at('bench:scroll') ?? Number.POSITIVE_INFINITY

  const tasks = mainThreadTasks(events).filter(({ ts }) => ts >= ready)
  const longest = (/** @type {(start: number, end: number) => boolean} */ isMeant) => {
    const meant = tasks.filter(({ ts, dur = 0 }) => isMeant(ts, ts + dur))
    if (meant.length === 0) throw new Error('the trace has no task of the page')
    return Math.max(...meant.map(({ dur = 0 }) => dur / 1000))
  }
  return {
    longestLoad: longest((_, end) => end < act),
    ...(Number.isFinite(act) && { longestOpen: longest((start, end) => end >= act && start < scrolled) }),
    ...(Number.isFinite(scrolled) && { longestScroll: longest((start) => start >= scrolled) }),
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

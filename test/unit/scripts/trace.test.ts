import { expect, it } from 'vitest'
import { longestIn } from '../../../scripts/bench/trace.js'

/** Of the page's process; times in milliseconds. */
const event = (name: string, ts: number, dur?: number, args?: { name: string }) => ({
  ...{ name, ph: 'X', ts: 1000 * ts, pid: 1, tid: 1 },
  ...(dur !== undefined && { dur: 1000 * dur }),
  ...(args && { args }),
})
const task = (ts: number, dur: number) => event('RunTask', ts, dur)
const thread = event('thread_name', 0, undefined, { name: 'CrRendererMain' })
const ready = event('bench:ready', 10)

it('tells the longest task of loading, and of opening', () => {
  const events = [thread, task(0, 99), ready, task(20, 5), task(30, 7), event('bench:act', 50), task(49, 30)]
  expect(longestIn(events)).toEqual({ longestLoad: 7, longestOpen: 30 })
})

it('tells of no opening where nothing was pressed', () => {
  expect(longestIn([thread, ready, task(20, 5)])).toEqual({ longestLoad: 5 })
})

it('refuses a trace in which a mark or the tasks are missing', () => {
  expect(() => longestIn([thread, task(20, 5)])).toThrow('when the page began')
  expect(() => longestIn([ready, task(20, 5)])).toThrow('no task')
})

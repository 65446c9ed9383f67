import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { ProcessLike } from '../../bin/context.js'
import { undisturbed } from '../../bin/files/undisturbed.js'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

it('keeps each signal that ends a process from the work, and from nothing after it', () => {
  const heard = new EventEmitter()
  const listeners = () => signals.map((signal) => heard.listenerCount(signal))
  let during: number[] = []
  const process = heard as unknown as ProcessLike
  undisturbed(process, () => {
    during = listeners()
  })
  expect(during).toEqual([1, 1, 1])
  expect(listeners()).toEqual([0, 0, 0])
  const fails = () => {
    throw new Error('The disk is full.')
  }
  expect(() => undisturbed(process, fails)).toThrow('The disk is full.')
  expect(listeners()).toEqual([0, 0, 0])
})

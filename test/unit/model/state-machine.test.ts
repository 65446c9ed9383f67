import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settle } from '../support/start-kit.js'
import { anyCommand, anyPage } from './commands.js'
import { Model } from './model.js'
import { World } from './world.js'

/** The same sequences every time; another seed, or more of them, can be asked for from outside. */
const seed = Number(process.env.FAST_CHECK_SEED ?? 62)
const numRuns = Number(process.env.FAST_CHECK_RUNS ?? 1000)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('store, storage, view, events and answers', () => {
  it(`agree with the model after every step of ${numRuns} random sequences (seed ${seed})`, async () => {
    const commands = fc.commands([anyCommand], { maxCommands: 100, size: 'max' })
    const property = fc.asyncProperty(anyPage, commands, async (page, sequence) => {
      const setup = async () => {
        const model = new Model(page)
        const real = new World()
        real.load(page)
        await settle()
        expect(real.shown()).toEqual(model.shown())
        return { model, real }
      }
      await fc.asyncModelRun(setup, sequence)
      vi.clearAllTimers()
    })
    await fc.assert(property, { seed, numRuns, endOnFailure: false })
  }, 600_000) // Three seconds, where the machine has nothing else to do.
})

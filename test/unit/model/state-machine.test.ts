import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RANDOM_RUNS } from '../support/random-runs.js'
import { settle } from '../support/start-kit.js'
import { anyCommand, anyPage } from './commands.js'
import { Model } from './model.js'
import { World } from './world.js'

/** Constant, so that a failure can be repeated. `FAST_CHECK_SEED` sets another. */
const seed = Number(process.env.FAST_CHECK_SEED ?? 62)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('kit', () => {
  it(`agrees with the model after every step of ${RANDOM_RUNS} random sequences (seed ${seed})`, async () => {
    const commands = fc.commands([anyCommand], { maxCommands: 100, size: 'max' })
    const property = fc.asyncProperty(anyPage, commands, async (page, sequence) => {
      const setup = async () => {
        const model = new Model(page)
        const real = new World()
        real.load(page)
        await settle()
        expect(real.snapshot()).toEqual(model.snapshot())
        return { model, real }
      }
      await fc.asyncModelRun(setup, sequence)
      vi.clearAllTimers()
    })
    await fc.assert(property, { seed, numRuns: RANDOM_RUNS, endOnFailure: false })
  }, 600_000)
})

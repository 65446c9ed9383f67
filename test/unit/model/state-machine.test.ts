import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RANDOM_RUNS } from '../support/random-runs.js'
import { settle } from '../support/start-kit.js'
import { Model, type Name, names, type PageOptions, type Response } from './model.js'
import { type NetworkName, networks, World } from './world.js'

type Command = fc.AsyncCommand<Model, World>
/** What can happen to both the model and the kit, by the same name. */
type Action = Exclude<keyof Model & keyof World, 'snapshot'>

/**
 * Calls one method of both, and expects that both show the same.
 *
 * @param weight How often it happens, so that sessions live long enough.
 * @param isPossible Whether it can happen now, because a user cannot click a button that is not there.
 */
const command = <A extends Action>(
  weight: number,
  action: A,
  anyArgs: fc.Arbitrary<Parameters<World[A]>>,
  isPossible: (model: Readonly<Model>, ...args: Parameters<World[A]>) => boolean = () => true,
) => ({
  weight,
  arbitrary: anyArgs.map(
    (args): Command => ({
      check: (model) => isPossible(model, ...args),
      async run(model, world) {
        const call = (target: Model | World) => (target[action] as (...args: unknown[]) => unknown)(...args)
        call(model)
        await call(world)
        await settle()
        expect(world.snapshot()).toEqual(model.snapshot())
      },
      toString: () => `${action}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`,
    }),
  ),
})

const nothing = fc.constant<[]>([])
const anyName = fc.constantFrom(...names)
const anyAccount = fc.integer({ min: 1, max: 3 })
const maybeAccount = fc.option(anyAccount, { nil: undefined, freq: 6 })
const anyNetwork = fc.constantFrom(...(Object.keys(networks) as NetworkName[]))
const anyPage: fc.Arbitrary<PageOptions> = fc.record({
  autoConnect: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
  preferred: fc.option(anyName, { nil: undefined, freq: 2 }),
  hasLogin: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, fc.constant(false)),
})
const anyResponse: fc.Arbitrary<Response> = fc.oneof(
  { weight: 3, arbitrary: anyAccount },
  fc.constantFrom('reject' as const, 'fail' as const, 'invalid' as const),
)

const isRegistered = (model: Readonly<Model>, name: Name) => model.registered.includes(name)
const isSubscribed = (model: Readonly<Model>, name: Name) => model.subscribed.has(name)

const anyCommand = fc.oneof(
  command(8, 'register', fc.tuple(anyName), (model, name) => !isRegistered(model, name)),
  command(1, 'unregister', fc.tuple(anyName), isRegistered),
  command(8, 'connect', fc.tuple(anyName, fc.boolean())),
  command(1, 'cancel', nothing),
  command(12, 'respond', fc.tuple(fc.nat(2), anyResponse), (model, index) => index < model.requests.length),
  command(10, 'changeAccount', fc.tuple(anyName, maybeAccount), isSubscribed),
  command(6, 'changeNetwork', fc.tuple(anyName, anyNetwork), isSubscribed),
  command(4, 'emitInvalid', fc.tuple(anyName), isSubscribed),
  command(2, 'disconnect', nothing),
  command(
    6,
    'respondToDisconnect',
    fc.tuple(fc.nat(1), fc.boolean()),
    (model, index) => index < model.disconnects.length,
  ),
  command(1, 'waitEightSeconds', nothing),
  command(1, 'forceDisconnect', nothing),
  command(1, 'otherTabDisconnects', fc.tuple(anyName)),
  command(2, 'otherTabConnects', fc.tuple(anyName)),
  command(2, 'returnToTab', fc.tuple(maybeAccount, anyNetwork)),
  command(4, 'prepareSignIn', nothing),
  command(8, 'connectAndSignIn', fc.tuple(anyName)),
  command(
    12,
    'respondToSignIn',
    fc.tuple(fc.nat(2), anyResponse),
    (model, index) => index < model.signRequests.length,
  ),
  command(
    20,
    'respondToServer',
    fc.tuple(
      fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
      fc.option(anyAccount),
    ),
    (model) => model.serverCalls.length > 0,
  ),
  command(1, 'signOut', nothing),
  command(1, 'otherTabSignsOut', nothing),
  command(1, 'otherTabSignsIn', nothing),
  command(1, 'configure', fc.tuple(anyPage)),
  command(2, 'load', fc.tuple(anyPage)),
)

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

import fc from 'fast-check'
import { expect } from 'vitest'
import { settle } from '../support/start-kit.js'
import { type Answer, catalogue, type Model, type Name, names, type PageOptions } from './model.js'
import { networks, type World } from './world.js'

export type Command = fc.AsyncCommand<Model, World>

/** What can be done to both, by the same name. */
type Deeds = Exclude<keyof Model & keyof World, 'shown'>
type Both = { [Deed in Deeds]: (...args: Parameters<World[Deed]>) => unknown }

/**
 * One thing that happens to both; afterwards both must show the same.
 *
 * @param may whether it can happen now: nobody clicks a button that is not there
 */
function command(
  says: string,
  happens: (both: Both) => unknown,
  may: (model: Readonly<Model>) => boolean = () => true,
): Command {
  return {
    check: may,
    async run(model, world) {
      happens(model)
      await happens(world)
      await settle()
      expect(world.shown()).toEqual(model.shown())
    },
    toString: () => says,
  }
}

const anyName = fc.constantFrom(...names)
const anyAccount = fc.integer({ min: 1, max: 3 })
const maybeAccount = fc.option(anyAccount, { nil: undefined, freq: 6 })
export const anyPage: fc.Arbitrary<PageOptions> = fc.record({
  autoConnect: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
  preferred: fc.option(anyName, { nil: undefined, freq: 2 }),
})
const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  { weight: 3, arbitrary: anyAccount.map((approve) => ({ approve })) },
  fc.constantFrom('refuse' as const, 'fail' as const, 'rubbish' as const),
)
const anyNetwork = fc.constantFrom(...(Object.keys(networks) as (keyof typeof networks)[]))
const isListed = (model: Readonly<Model>, name: string) =>
  model.isRegistered(name) || catalogue.includes(name)

const isWatched = (model: Readonly<Model>, name: Name) => model.watched.has(name)

/** Everything that can happen to a kit; the number says how often, so that sessions live long enough to see something. */
const everything: readonly [number, fc.Arbitrary<Command>][] = [
  [
    8,
    anyName.map((name) =>
      command(
        `${name} registers`,
        (it) => it.register(name),
        (model) => !model.isRegistered(name),
      ),
    ),
  ],
  [
    1,
    anyName.map((name) =>
      command(
        `${name} unregisters`,
        (it) => it.unregister(name),
        (model) => model.isRegistered(name),
      ),
    ),
  ],
  [6, fc.constant(command('the modal is opened', (it) => it.open()))],
  [1, fc.constant(command('the modal is closed', (it) => it.close()))],
  [
    1,
    fc.constant(
      command(
        'the wallets to get are shown',
        (it) => it.browse(),
        (model) => model.modal === 'connect',
      ),
    ),
  ],
  [
    8,
    fc.oneof({ weight: 4, arbitrary: anyName }, fc.constantFrom(...catalogue)).map((name) =>
      command(
        `${name} is clicked`,
        (it) => it.pick(name),
        (model) => model.modal === 'connect' && isListed(model, name),
      ),
    ),
  ],
  [
    4,
    fc
      .tuple(anyName, fc.boolean())
      .map(([name, silent]) =>
        command(`the page connects ${name}${silent ? ' silently' : ''}`, (it) => it.connect(name, silent)),
      ),
  ],
  [1, fc.constant(command('the attempt is cancelled', (it) => it.cancel()))],
  [
    12,
    fc.tuple(fc.nat(2), anyAnswer).map(([at, answer]) =>
      command(
        `request ${at} is answered ${JSON.stringify(answer)}`,
        (it) => it.answer(at, answer),
        (model) => at < model.requests.length,
      ),
    ),
  ],
  [
    10,
    fc.tuple(anyName, maybeAccount).map(([name, account]) =>
      command(
        `${name} changes to account ${account}`,
        (it) => it.changeAccount(name, account),
        (model) => isWatched(model, name),
      ),
    ),
  ],
  [
    6,
    fc.tuple(anyName, anyNetwork).map(([name, network]) =>
      command(
        `${name} changes to ${network}`,
        (it) => it.changeNetwork(name, network),
        (model) => isWatched(model, name),
      ),
    ),
  ],
  [
    3,
    anyName.map((name) =>
      command(
        `${name} tells rubbish`,
        (it) => it.tellRubbish(name),
        (model) => isWatched(model, name),
      ),
    ),
  ],
  [2, fc.constant(command('the page disconnects', (it) => it.disconnect()))],
  [
    6,
    fc.tuple(fc.nat(1), fc.boolean()).map(([at, success]) =>
      command(
        `disconnect ${at} ${success ? 'is done' : 'fails'}`,
        (it) => it.answerDisconnect(at, success),
        (model) => at < model.lettings.length,
      ),
    ),
  ],
  [1, fc.constant(command('eight seconds go by', (it) => it.wait()))],
  [1, fc.constant(command('this page forgets', (it) => it.forget()))],
  [
    1,
    anyName.map((name) => command(`another tab disconnects ${name}`, (it) => it.otherTabDisconnects(name))),
  ],
  [1, anyName.map((name) => command(`another tab connects ${name}`, (it) => it.otherTabConnects(name)))],
  [
    2,
    fc
      .tuple(maybeAccount, anyNetwork)
      .map(([account, network]) =>
        command(`the visitor comes back, the account being ${account} on ${network}`, (it) =>
          it.comeBack(account, network),
        ),
      ),
  ],
  [
    1,
    anyPage.map((page) =>
      command(`the page is configured ${JSON.stringify(page)}`, (it) => it.configure(page)),
    ),
  ],
  [1, anyPage.map((page) => command(`the page is reloaded ${JSON.stringify(page)}`, (it) => it.load(page)))],
]

export const anyCommand = fc.oneof(...everything.map(([weight, arbitrary]) => ({ weight, arbitrary })))

import { App } from './app.jsx'
import { describeValue } from './describe-value.js'

/** The number of requests of ts-sdk without a response. The adapter connects only after some of them. */
let pendingRequests = 0

const { fetch } = window
window.fetch = async (...request) => {
  pendingRequests++
  return fetch(...request).finally(() => pendingRequests--)
}

/** Waits until due promises, effects, and renders have run, and all requests have a response. */
async function settle() {
  for (let quietTurns = 0; quietTurns < 30; quietTurns++) {
    await new Promise((resolve) => setTimeout(resolve))
    if (pendingRequests) quietTurns = 0
  }
}

/** Returns the result of a step, its error, or that it is pending. */
async function getResult(app, step) {
  const isPending = settle()
    .then(settle)
    .then(() => '<pending>')
  try {
    return describeValue(await Promise.race([Promise.resolve(app).then(step), isPending]))
  } catch (error) {
    return { thrown: describeValue(error) }
  }
}

const takeCalls = ({ wallets }) =>
  [...wallets.values()].flatMap(({ calls }) => describeValue(calls.splice(0)))

/**
 * Runs a scenario: `setup`, then each of its `steps` by their names, after `beforeEach`.
 *
 * @returns What an app can see of each step, and the rejections that nothing handled.
 */
export async function runScenario({ setup, beforeEach, steps }) {
  const rejections = []
  window.addEventListener('unhandledrejection', (event) => {
    rejections.push(String(event.reason))
    event.preventDefault()
  })
  Date.now = () => 1_700_000_000_000
  const app = new App()
  await setup?.(app)
  await settle()
  const records = []
  for (const [name, step] of Object.entries(steps)) {
    await beforeEach?.(app)
    await settle()
    takeCalls(app)
    const result = await getResult(app, step)
    await settle()
    records.push({
      step: name,
      result,
      errors: app.errors.splice(0).map((error) => describeValue(error)),
      state: app.current ? app.snapshot() : undefined,
      calls: takeCalls(app),
    })
  }
  return { steps: records, rejections }
}

import { toAnswer } from './answer.js'
import { App } from './app.js'

/** One step and everything that an app can see of it. */
export interface StepRecord {
  readonly step: string
  readonly answer: unknown
  /** Arguments of `onError` during the step. */
  readonly errors: unknown
  readonly state: unknown
  /** The calls that reached a wallet. */
  readonly calls: unknown
}

export type Step = (app: App) => unknown

export interface Scenario {
  /** Runs before the first step. */
  readonly setup?: Step
  /** Runs before each step. */
  readonly beforeEach?: Step
  /** By their names. */
  readonly steps: Readonly<Record<string, Step>>
}

/** Requests to full nodes without a response. The adapter connects only after some of them. */
let pendingRequests = 0

const { fetch } = window
window.fetch = async (...request) => {
  pendingRequests++
  return fetch(...request).finally(() => pendingRequests--)
}
const { send } = XMLHttpRequest.prototype
XMLHttpRequest.prototype.send = function (...body) {
  pendingRequests++
  this.addEventListener('loadend', () => pendingRequests--)
  send.apply(this, body)
}

/** Lets promises, effects and renders that are due come to their end. */
async function settle() {
  for (let quietTurns = 0; quietTurns < 30; quietTurns++) {
    await new Promise((resolve) => setTimeout(resolve))
    if (pendingRequests) quietTurns = 0
  }
}

/** Returns the result of a step, its error, or that it is pending. */
async function getAnswer(app: App, step: Step): Promise<unknown> {
  const isPending = settle()
    .then(settle)
    .then(() => '<pending>')
  try {
    return toAnswer(await Promise.race([Promise.resolve(app).then(step), isPending]))
  } catch (error) {
    return { thrown: toAnswer(error) }
  }
}

/** Runs a scenario. @returns its steps, and the rejections that nothing handled */
export async function runScenario({ setup, beforeEach, steps }: Scenario) {
  const rejections: string[] = []
  window.addEventListener('unhandledrejection', (event) => {
    rejections.push(String(event.reason))
    event.preventDefault()
  })
  Date.now = () => 1_700_000_000_000
  const app = new App()
  await setup?.(app)
  await settle()
  const records: StepRecord[] = []
  for (const [name, step] of Object.entries(steps)) {
    await beforeEach?.(app)
    if (beforeEach) await settle()
    const answer = await getAnswer(app, step)
    await settle()
    records.push({
      step: name,
      answer,
      errors: app.errors.splice(0).map((error) => toAnswer(error)),
      state: app.current ? app.snapshot() : undefined,
      calls: [...app.wallets.values()].flatMap((wallet) => toAnswer(wallet.calls.splice(0))),
    })
  }
  return { steps: records, rejections }
}

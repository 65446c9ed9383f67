import { expect } from 'vitest'
import type { PageSetup } from './page-html.js'
import type { TestPage } from './test-page.js'

type Action = (page: TestPage) => Promise<unknown>

/** The name of a button, or a role and a name. */
export type Focus = string | readonly [role: string, name: string]

/** What the user, the page or the wallet does, where the focus is then, and what a screen reader has announced. */
export interface Step {
  readonly act: Action
  readonly focus: Focus
  readonly announced: readonly string[]
}

/** The steps of a user with keyboard and screen reader. */
export interface Flow {
  readonly setup?: PageSetup
  readonly steps: readonly Step[]
  readonly console?: readonly string[]
}

export const when = (act: Action, focus: Focus, ...announced: string[]): Step => ({ act, focus, announced })

/** @param keys separated by spaces */
export const press = (keys: string, focus: Focus, ...announced: string[]) =>
  when((page) => page.press(...keys.split(' ')), focus, ...announced)

/** Runs a flow. Reads the focus from the accessibility tree of the browser. */
export async function runFlow(
  open: (setup?: PageSetup) => Promise<TestPage>,
  { setup = {}, steps, console = [] }: Flow,
): Promise<void> {
  const page = await open({ before: () => support.recordAnnouncements(), ...setup })
  for (const step of steps) await runStep(page, step)
  // Wait longer than an announcement is delayed. Otherwise, an announcement after the last step would be missed.
  for (let count = 0; count < 2; count++) await page.advanceTime(0)
  expect(await page.evaluate(() => support.takeAnnouncements())).toEqual([])
  await page.expectConsole(...console)
}

async function runStep(page: TestPage, { act, focus, announced }: Step) {
  const [role, label] = typeof focus === 'string' ? (['button', focus] as const) : focus
  await act(page)
  await expect
    .poll(() => page.tab.isFocusOn(role, label), { message: `focus on ${role} "${label}"` })
    .toBe(true)
  const log: string[] = []
  const readLog = async () => {
    log.push(...(await page.evaluate(() => support.takeAnnouncements())))
    return log
  }
  await expect.poll(readLog, { message: `announcements at ${role} "${label}"` }).toEqual(announced)
}

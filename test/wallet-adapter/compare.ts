import { isDeepStrictEqual } from 'node:util'
import type { ScenarioResult } from './run.js'

/** A field in which the records of one step differ. */
export interface Difference {
  /** Scenario, step and field: `changes: unmount.state.account`. */
  readonly place: string
  readonly adapter: unknown
  readonly kit: unknown
}

const hasFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Finds the fields in which two records differ. A list is one field. */
function compareFields(adapter: unknown, kit: unknown, place: string): Difference[] {
  if (isDeepStrictEqual(adapter, kit)) return []
  if (!hasFields(adapter) || !hasFields(kit)) return [{ place, adapter, kit }]
  return Object.keys({ ...adapter, ...kit }).flatMap((key) =>
    compareFields(adapter[key], kit[key], `${place}.${key}`),
  )
}

/** Compares all steps of all scenarios, field by field. */
export const compareResults = (
  adapter: Record<string, ScenarioResult>,
  kit: Record<string, ScenarioResult>,
): Difference[] =>
  Object.entries(adapter).flatMap(([scenario, { steps }]) =>
    steps.flatMap((expected, index) =>
      compareFields(expected, kit[scenario]?.steps[index], `${scenario}: ${expected.step}`),
    ),
  )

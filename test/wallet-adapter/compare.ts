import type { Difference } from './differences.js'
import type { ScenarioResult } from './run.js'

type Found = Pick<Difference, 'path' | 'adapter' | 'kit'>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Finds the fields in which two answers differ. Lists differ as a whole, except those of calls and errors. */
export function compareAnswers(adapter: unknown, kit: unknown, path = ''): Found[] {
  if (JSON.stringify(adapter) === JSON.stringify(kit)) return []
  const isComparable =
    isObject(adapter) &&
    isObject(kit) &&
    Array.isArray(adapter) === Array.isArray(kit) &&
    (!Array.isArray(adapter) || (/^(calls|errors)$/.test(path) && adapter.length === kit.length))
  if (!isComparable) return [{ path, adapter, kit }]
  return [...new Set([...Object.keys(adapter), ...Object.keys(kit)])].flatMap((key) => {
    const field = Array.isArray(adapter) ? `${path}[${key}]` : path ? `${path}.${key}` : key
    return compareAnswers(adapter[key], kit[key], field)
  })
}

/** Compares all steps of all scenarios, field by field. */
export function compareResults(
  adapter: Record<string, ScenarioResult>,
  kit: Record<string, ScenarioResult>,
): Difference[] {
  return Object.entries(adapter).flatMap(([scenario, { steps }]) =>
    steps.flatMap((expected, index) =>
      compareAnswers(expected, kit[scenario]?.steps[index]).map((found) => ({
        scenario,
        step: expected.step,
        ...found,
      })),
    ),
  )
}

import type { Difference } from './differences.js'
import type { ScenarioResult } from './run.js'

type Found = Pick<Difference, 'path' | 'adapter' | 'kit'>

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Finds the fields in which two answers differ. Lists of different lengths, or of text, differ as a whole. */
export function compareAnswers(adapter: unknown, kit: unknown, path = ''): Found[] {
  if (isPlain(adapter) && isPlain(kit))
    return [...new Set([...Object.keys(adapter), ...Object.keys(kit)])].flatMap((key) =>
      compareAnswers(adapter[key], kit[key], path ? `${path}.${key}` : key),
    )
  if (
    Array.isArray(adapter) &&
    Array.isArray(kit) &&
    /^calls|^errors/.test(path) &&
    adapter.length === kit.length &&
    !/\]$/.test(path)
  )
    return adapter.flatMap((item, index) => compareAnswers(item, kit[index], `${path}[${index}]`))
  return JSON.stringify(adapter) === JSON.stringify(kit) ? [] : [{ path, adapter, kit }]
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

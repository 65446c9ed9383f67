import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** Loads axe once per page, because loading it takes longer than running it. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

/** Returns the violations that axe finds, each with its element. */
export async function findViolations(page: Page): Promise<string[]> {
  await loadAxe(page)
  // Pass text, because a function would refer to the import of this module.
  const { violations }: AxeResults = await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  )
}

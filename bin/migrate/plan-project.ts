import { join } from 'node:path'
import MagicString from 'magic-string'
import { readFileIfExists } from '../read-files.js'
import type { ManualCheck } from './find-manual-checks.js'
import type { SourceFiles } from './list-source-files.js'
import { ANY_PACKAGE, DROP_IN, REPLACED_PACKAGES } from './packages.js'
import { type FilePlan, planFile } from './plan-file.js'

/** A change of a source file. */
export interface Change {
  readonly path: string
  readonly before: string
  readonly after: string
}

/** A check with the path of its file. */
export interface PathCheck extends ManualCheck {
  readonly path: string
  /** The line once the changes are written. */
  readonly lineAfter: number
}

export interface ProjectPlan {
  readonly changes: readonly Change[]
  readonly checks: readonly PathCheck[]
  /** The packages that the files still name after the changes, also those that the kit does not replace. */
  readonly keptPackages: readonly string[]
  /** The paths of the files that name the drop-in, or will after the changes. */
  readonly filesUsingDropIn: readonly string[]
}

interface SourceText {
  readonly path: string
  readonly source: string
}

interface PlannedFile extends FilePlan, SourceText {}

/**
 * Reads the files of a project, and plans their migration.
 *
 * @param dropInExports Names that the kit's replacement of the adapter exports.
 */
export function planProject(
  folder: string,
  files: SourceFiles,
  dropInExports: ReadonlySet<string>,
): ProjectPlan {
  const checks: PathCheck[] = []
  const plans: PlannedFile[] = []
  const uneditedSources: string[] = []
  const filesUsingDropIn: string[] = []
  for (const { path, source } of readFiles(folder, files.sources)) {
    if (source.includes(DROP_IN)) filesUsingDropIn.push(path)
    const hasAdapter = ANY_PACKAGE.test(source)
    if (!hasAdapter && !source.includes(DROP_IN)) continue
    const plan = tryPlanFile(path, source, dropInExports)
    if (plan) plans.push({ ...plan, path, source })
    else if (hasAdapter) {
      const text = 'The file is not valid JavaScript or TypeScript in UTF-8.'
      checks.push({ path, line: 1, lineAfter: 1, text })
      uneditedSources.push(source)
    }
  }
  for (const { path, source } of readFiles(folder, files.unparsedSources))
    if (ANY_PACKAGE.test(source) && !isJsonWithAlias(path, source)) {
      checks.push(...findUnparsedFileChecks(path, source))
      uneditedSources.push(source)
    }
  const keptPackages = [
    ...plans.flatMap((plan) => plan.keptPackagesOfFile),
    ...REPLACED_PACKAGES.filter((name) => uneditedSources.some((source) => source.includes(name))),
  ]
  const changes = plans.flatMap((plan) => createChange(plan, keptPackages) ?? [])
  for (const { path, after } of changes) if (after.includes(DROP_IN)) filesUsingDropIn.push(path)
  return {
    changes,
    checks: [...plans.flatMap((plan) => locateChecks(plan, keptPackages)), ...checks],
    keptPackages,
    filesUsingDropIn,
  }
}

/**
 * Reads files one after the other, so that the caller can drop a text before the next file is read. The text of a file that no
 * longer exists is empty.
 */
function* readFiles(folder: string, paths: readonly string[]): Generator<SourceText> {
  for (const path of paths) yield { path, source: `${readFileIfExists(join(folder, path)) ?? ''}` }
}

/** Plans the migration of a file. Returns `undefined` if the file can't be parsed, or is not in UTF-8. */
function tryPlanFile(path: string, source: string, dropInExports: ReadonlySet<string>): FilePlan | undefined {
  if (source.includes('\ufffd')) return undefined // Writing the file would change a byte that is not UTF-8.
  try {
    return planFile(path, source, dropInExports)
  } catch {
    return undefined
  }
}

/** Returns whether a file is a configuration, such as a `tsconfig.json`, that already maps the adapter to the kit. */
const isJsonWithAlias = (path: string, source: string) =>
  /\.jsonc?$/i.test(path) && source.includes('aptos-wallet-kit/')

/**
 * Returns a check for each line with a package of the adapter or of other chains in a file that is not parsed, such as a
 * component of Vue.
 */
const findUnparsedFileChecks = (path: string, source: string): readonly PathCheck[] =>
  source.split('\n').flatMap((line, index) => {
    const [name] = ANY_PACKAGE.exec(line) ?? []
    const text = `The file contains ${name}. Change the file by hand.`
    return name ? [{ path, line: index + 1, lineAfter: index + 1, text }] : []
  })

/** Returns the imports of style sheets to remove: those of the UI packages that no file names in another place. */
const listRemovableStyleSheets = ({ styleSheets }: FilePlan, keptPackages: readonly string[]) =>
  styleSheets.filter(({ packageName }) => !keptPackages.includes(packageName))

const countLineBreaks = (text: string) => text.split('\n').length - 1

/** Adds to each check of a file its path, and its line after the edits, which remove lines and add none. */
function locateChecks(plan: PlannedFile, keptPackages: readonly string[]): readonly PathCheck[] {
  const { path, source, edits, checks } = plan
  const removed = [...edits, ...listRemovableStyleSheets(plan, keptPackages)].map(({ start, end }) => ({
    line: countLineBreaks(source.slice(0, start)) + 1,
    lineCount: countLineBreaks(source.slice(start, end)),
  }))
  return checks.map((check) => {
    const removedAbove = removed.filter(({ line }) => line < check.line)
    const offset = removedAbove.reduce((sum, { lineCount }) => sum + lineCount, 0)
    return { ...check, path, lineAfter: check.line - offset }
  })
}

/** Applies the edits of a file, and removes its removable style sheets. Returns the change, or `undefined` if there is none. */
function createChange(plan: PlannedFile, keptPackages: readonly string[]): Change | undefined {
  const { path, source, edits } = plan
  const editor = new MagicString(source)
  for (const { start, end, text } of edits) editor.update(start, end, text)
  for (const { start, end } of listRemovableStyleSheets(plan, keptPackages)) editor.remove(start, end)
  return editor.hasChanged() ? { path, before: source, after: editor.toString() } : undefined
}

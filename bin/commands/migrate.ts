import { dirname, join, relative, resolve } from 'node:path'
import type { CommandContext } from '../command-context.js'
import { listSourceFiles } from '../migrate/list-source-files.js'
import { type Change, type PathCheck, planProject } from '../migrate/plan-project.js'
import { printDiff } from '../migrate/print-diff.js'
import { readDropInExports } from '../migrate/read-drop-in-exports.js'
import {
  dependsOnReplacedPackage,
  dependsOnSdk,
  findManifestChecks,
  findManifestPath,
  formatPackageCommands,
  type Manifest,
  readManifest,
} from '../migrate/read-manifest.js'
import { createStyledPart } from '../terminal/print.js'
import { writeFiles } from '../write-files.js'

interface MigrateFlags {
  readonly write?: boolean
}

/**
 * Replaces the Aptos wallet adapter with the kit in the imports of an app. Prints the changes or, with `--write`, writes them.
 * Lists everything else that the user must change or check. Also succeeds if there is nothing to change.
 */
export function migrateApp(
  context: CommandContext,
  displayFolder: string,
  { write = false }: MigrateFlags,
): void {
  const { packageRoot, printInfo } = context
  const folder = resolve(context.process.cwd(), displayFolder)
  const files = listSourceFiles(folder, displayFolder)
  const { changes, checks, keptPackages, filesUsingDropIn } = planProject(
    folder,
    files,
    readDropInExports(packageRoot),
  )
  const manifests = readAffectedManifests(folder, displayFolder, files.manifests, filesUsingDropIn)
  if (write) writeAndReportChanges(context, folder, displayFolder, changes)
  else for (const change of changes) printDiff(context, join(displayFolder, change.path), change)
  if (changes.length === 0) printInfo('No import to change.')
  printManualChecks(
    context,
    displayFolder,
    [
      ...checks,
      ...manifests.flatMap(({ path, manifest, usesDropIn }) =>
        findManifestChecks(manifest, usesDropIn).map((check) => ({ ...check, path, lineAfter: check.line })),
      ),
    ].map(({ lineAfter, ...check }) => (write ? { ...check, line: lineAfter } : check)),
  )
  for (const { path, manifest } of manifests) {
    const commands = formatPackageCommands(packageRoot, manifest, keptPackages)
    const purpose = dependsOnReplacedPackage(manifest) ? 'replace the packages' : 'add the missing packages'
    const appFolder = join(displayFolder, dirname(path))
    // Do not print a `cd`: in a workspace, the `cd` for the next app would start in the folder of this app.
    const place = appFolder === '.' ? '' : ` in ${appFolder}`
    if (commands.length > 0) printInfo(`To ${purpose}, run${place}:`)
    for (const command of commands) printInfo('  ', createStyledPart('cyan', command))
  }
  if (changes.length > 0 && !write)
    printInfo(`Nothing was written. To write ${formatTheFiles(changes)}, add --write.`)
}

function writeAndReportChanges(
  { printResult }: CommandContext,
  folder: string,
  displayFolder: string,
  changes: readonly Change[],
): void {
  const files = new Map(changes.map(({ path, after }) => [path, Buffer.from(after)]))
  if (files.size === 0) return
  for (const path of writeFiles(folder, files))
    printResult(createStyledPart('green', 'Updated'), ' ', join(displayFolder, path))
}

interface AppManifest {
  /** Path relative to the folder of the command, for example `../package.json`. */
  readonly path: string
  readonly manifest: Manifest
  /** Whether a file of the app names the drop-in, or will after the changes. */
  readonly usesDropIn: boolean
}

/**
 * Reads each `package.json` of an app that depends on the adapter, or that lacks the ts-sdk that the drop-in needs. If the
 * folder has no `package.json`, reads that of a parent folder, such as the parent of `src`.
 *
 * @param manifestPaths Paths of all `package.json` files in the folder.
 * @param filesUsingDropIn Paths of files in the folder.
 */
function readAffectedManifests(
  folder: string,
  displayFolder: string,
  manifestPaths: readonly string[],
  filesUsingDropIn: readonly string[],
): readonly AppManifest[] {
  const above = findManifestPath(dirname(folder))
  const found = manifestPaths.length > 0 || !above ? manifestPaths : [relative(folder, above)]
  const dropInManifests = new Set(
    filesUsingDropIn.map((path) => findManifestPath(dirname(join(folder, path)))),
  )
  return found
    .map((path) => ({
      path,
      manifest: readManifest(join(folder, path), join(displayFolder, path)),
      usesDropIn: dropInManifests.has(join(folder, path)),
    }))
    .filter(
      ({ manifest, usesDropIn }) =>
        dependsOnReplacedPackage(manifest) || (usesDropIn && !dependsOnSdk(manifest)),
    )
}

function printManualChecks(
  { printInfo }: CommandContext,
  displayFolder: string,
  checks: readonly Omit<PathCheck, 'lineAfter'>[],
): void {
  if (checks.length > 0)
    printInfo('Check by hand, with docs/coming-from-the-aptos-adapter.md of the package:')
  for (const { path, line, text } of checks)
    printInfo('  ', createStyledPart('bold', `${join(displayFolder, path)}:${line}`), `  ${text}`)
}

/** Returns `the file` or, for example, `the 3 files`. */
const formatTheFiles = ({ length }: readonly Change[]): string =>
  length === 1 ? 'the file' : `the ${length} files`

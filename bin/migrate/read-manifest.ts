import { dirname, join } from 'node:path'
import { CliError } from '../errors.js'
import { chooseKitPackageSpec } from '../kit-source.js'
import { readFileIfExists, statIfExists } from '../read-files.js'
import { quotePath } from '../terminal/format-command.js'
import type { ManualCheck } from './find-manual-checks.js'
import { ADAPTER_PACKAGES, REACT_ADAPTER, REPLACED_PACKAGES } from './packages.js'

/** A package that an app must depend on itself, because npm otherwise removes it together with the adapter. */
const SDK = '@aptos-labs/ts-sdk'

/** The major version that the adapter requires, so that an app that does not name ts-sdk keeps its installed version. */
const SDK_VERSION = '5'

type Dependencies = Readonly<Record<string, string>>

/** A `package.json`. */
export interface Manifest {
  readonly folder: string
  readonly source: string
  /** Versions by package, including those of `devDependencies` and `peerDependencies`. */
  readonly dependencies: Dependencies
}

/** Reads a `package.json`. A missing file counts as one without dependencies. Throws if the file is not valid JSON. */
export function readManifest(path: string, displayPath: string): Manifest {
  const source = `${readFileIfExists(path, displayPath) ?? '{}'}`
  return { folder: dirname(path), source, dependencies: parseAllDependencies(source, displayPath) }
}

function parseAllDependencies(source: string, displayPath: string): Dependencies {
  try {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(source.replace(/^\ufeff/, ''))
    return { ...peerDependencies, ...devDependencies, ...dependencies }
  } catch {
    throw new CliError(`${displayPath} is not valid JSON.`, 'Correct the file, and try again.')
  }
}

export const dependsOnReplacedPackage = ({ dependencies }: Manifest): boolean =>
  REPLACED_PACKAGES.some((name) => name in dependencies)

export const dependsOnSdk = ({ dependencies }: Manifest): boolean => SDK in dependencies

/**
 * Finds the dependencies of an app for the user to check, with their lines in `package.json`. Reads the `package.json` of each
 * installed dependency.
 *
 * @param usesDropIn Whether a file of the app names the drop-in, or will after the changes.
 */
export function findManifestChecks(manifest: Manifest, usesDropIn: boolean): readonly ManualCheck[] {
  const { dependencies, source } = manifest
  const checks: ManualCheck[] = []
  const addCheck = (name: string, text: string) => checks.push({ line: findLineNumber(source, name), text })
  if (parseMajorVersion(dependencies[REACT_ADAPTER]) < 7)
    addCheck(REACT_ADAPTER, 'The kit follows versions 7 and 8 of the adapter. Read their changelog.')
  if (SDK in dependencies && !(parseMajorVersion(dependencies[SDK]) >= 5))
    addCheck(SDK, `The kit requires ${SDK} 5.1 or later.`)
  if (usesDropIn && !dependsOnSdk(manifest))
    addCheck(SDK, `The drop-in requires ${SDK}. Add it to the dependencies.`)
  for (const name of listLibrariesWithAdapter(manifest))
    addCheck(name, `${name} imports the adapter itself. Add an alias.`)
  return checks
}

/** Lists the installed dependencies that depend on the adapter themselves. */
const listLibrariesWithAdapter = ({ folder, dependencies }: Manifest): readonly string[] =>
  Object.keys(dependencies)
    .filter((name) => !REPLACED_PACKAGES.includes(name))
    .filter((name) => {
      const path = findInstalledManifestPath(folder, name)
      return (
        path !== undefined &&
        ADAPTER_PACKAGES.some((adapter) => adapter in readManifest(path, path).dependencies)
      )
    })

/** Returns the path of the `package.json` of an installed package. */
const findInstalledManifestPath = (folder: string, name: string): string | undefined =>
  findUpwards(folder, `node_modules/${name}/package.json`)

/** Returns the path of the nearest `package.json`, in a folder or its parents. */
export const findManifestPath = (folder: string): string | undefined => findUpwards(folder, 'package.json')

/** Returns the path of a file in a folder, or in the nearest parent folder that has it. */
function findUpwards(folder: string, path: string): string | undefined {
  const found = join(folder, path)
  if (statIfExists(found)?.isFile()) return found
  return dirname(folder) === folder ? undefined : findUpwards(dirname(folder), path)
}

/** Returns the first major version of a range, or `NaN` if it has none. */
const parseMajorVersion = (range = ''): number => Number(/\d+/.exec(range)?.[0] ?? Number.NaN)

/** Returns the line of a name in quotes, or 1 if there is none. */
const findLineNumber = (source: string, name: string): number => {
  const index = source.indexOf(`"${name}"`)
  return index < 0 ? 1 : source.slice(0, index).split('\n').length
}

/** The package managers other than npm, by their lockfiles. */
const MANAGERS = { 'pnpm-lock.yaml': 'pnpm', 'yarn.lock': 'yarn', 'bun.lock': 'bun', 'bun.lockb': 'bun' }

/**
 * Formats the commands that replace the packages of an app, for the package manager whose lockfile is in its folder or a parent.
 * Adds the kit and ts-sdk, unless the app has them. Returns no command if nothing changes.
 *
 * @param keptPackages Packages that the files of the app still name.
 */
export function formatPackageCommands(
  packageRoot: string,
  { dependencies, folder }: Manifest,
  keptPackages: readonly string[],
): readonly string[] {
  const [, manager] = Object.entries(MANAGERS).find(([lockfile]) => findUpwards(folder, lockfile)) ?? []
  const [add, remove] = manager ? [`${manager} add`, `${manager} remove`] : ['npm install', 'npm uninstall']
  const removed = REPLACED_PACKAGES.filter((name) => name in dependencies && !keptPackages.includes(name))
  const added = [
    ...('aptos-wallet-kit' in dependencies ? [] : [quotePath(chooseKitPackageSpec(packageRoot, folder))]),
    ...(SDK in dependencies ? [] : [`${SDK}@${SDK_VERSION}`]),
  ]
  return [
    ...(added.length > 0 ? [`${add} ${added.join(' ')}`] : []),
    ...(removed.length > 0 ? [`${remove} ${removed.join(' ')}`] : []),
  ]
}

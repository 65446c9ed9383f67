import { join, relative, resolve, sep } from 'node:path'
import { toPosixPath } from './paths.js'
import { isCheckout, readFileIfExists, readPackageVersion } from './read-files.js'

/**
 * Returns the version of the kit for the `package.json` of an app: the path of this command's checkout, the path of the tarball or
 * folder from which the command was installed, or the range of the release.
 */
export function chooseKitVersionSpec(packageRoot: string, appFolder: string): string {
  const source = isCheckout(packageRoot) ? packageRoot : findInstallSource(packageRoot)
  return source ? formatFileSpec(appFolder, source) : `^${readPackageVersion(packageRoot)}`
}

/**
 * Returns the argument with which a package manager installs the kit into an app: the name of the package, or the name with the
 * path of the tarball or folder from which this command was installed.
 */
export function chooseKitPackageSpec(packageRoot: string, appFolder: string): string {
  const source = findInstallSource(packageRoot)
  return source ? `aptos-wallet-kit@${formatFileSpec(appFolder, source)}` : 'aptos-wallet-kit'
}

const formatFileSpec = (appFolder: string, source: string) =>
  `file:${toPosixPath(relative(appFolder, source))}`

const readJsonOrEmptyObject = (path: string) => JSON.parse(`${readFileIfExists(path) ?? '{}'}`)

/**
 * Returns the absolute path of the tarball or folder from which this package was installed, if any. The path is in npm's
 * lockfile, even for the packages of a workspace, and in the `package.json` of a project with another package manager.
 */
function findInstallSource(packageRoot: string): string | undefined {
  const [project = ''] = packageRoot.split(`${sep}node_modules${sep}`, 1)
  const { packages } = readJsonOrEmptyObject(join(project, 'node_modules/.package-lock.json'))
  const { dependencies, devDependencies } = readJsonOrEmptyObject(join(project, 'package.json'))
  const source: string =
    packages?.['node_modules/aptos-wallet-kit']?.resolved ??
    { ...devDependencies, ...dependencies }['aptos-wallet-kit'] ??
    ''
  const isPath = /^(?:file:.+|\.{0,2}\/.+\.tgz)$/.test(source) // Yarn 1 writes the path without `file:`.
  return isPath ? resolve(project, source.replace(/^file:/, '')) : undefined
}

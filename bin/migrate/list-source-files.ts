import { listFilesBelow } from '../read-files.js'

/** Folders with the output of a build or of tests. */
const GENERATED = ['dist', 'build', 'out', 'coverage']

const SOURCE = /\.[cm]?[jt]sx?$/i
/** Files that can contain the name of a module, but that are not parsed. */
const OTHER_SOURCE = /\.(?:vue|svelte|astro|mdx|html?|css|s[ac]ss|less|jsonc?)$/i
const PACKAGE_FILE = /(?:^|\/)(?:package|package-lock|npm-shrinkwrap)\.json$/

export interface SourceFiles {
  /** Paths of JavaScript and TypeScript files. */
  readonly sources: readonly string[]
  readonly unparsedSources: readonly string[]
  /** Paths of all `package.json` files. */
  readonly manifests: readonly string[]
}

/**
 * Lists the files of an app that can name a module, by their paths in its folder. Omits hidden files and folders,
 * `node_modules`, and the output of builds and tests.
 */
export function listSourceFiles(folder: string, displayFolder: string): SourceFiles {
  const paths = listFilesBelow(folder, displayFolder, 'Name the folder of an app.', GENERATED)
  return {
    sources: paths.filter((path) => SOURCE.test(path)),
    unparsedSources: paths.filter((path) => OTHER_SOURCE.test(path) && !PACKAGE_FILE.test(path)),
    manifests: paths.filter((path) => /(?:^|\/)package\.json$/.test(path)),
  }
}

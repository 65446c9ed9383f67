import { isAbsolute, relative, sep } from 'node:path'

/** Returns a path with `/` as separator. */
export const toPosixPath = (path: string): string => path.split(sep).join('/')

/** Returns the relative path of a file in a folder, with `/` as separator, or `undefined` if the file is outside the folder. */
export function findPathInFolder(folder: string, file: string): string | undefined {
  const path = relative(folder, file)
  return isAbsolute(path) || path.split(sep)[0] === '..' ? undefined : toPosixPath(path)
}

import { CliError, systemCode } from '../errors.js'

type Explanation = readonly [what: (path: string) => string, remedy: string]

const permission: Explanation = [
  (path) => `No permission to write in ${path}.`,
  'Choose a folder of your own, or change its permissions.',
]
const full: Explanation = [
  (path) => `The disk that holds ${path} is full.`,
  'Make room on it, then try again.',
]

const explanations: Readonly<Record<string, Explanation>> = {
  EACCES: permission,
  EPERM: permission,
  EROFS: [(path) => `${path} is on a disk that can only be read.`, 'Choose a folder on another disk.'],
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  ENOTDIR: [
    (path) => `A part of the path ${path} is a file.`,
    'Choose a path that leads through folders only.',
  ],
  EEXIST: [(path) => `${path} exists already.`, 'Choose another folder.'],
  ENOTEMPTY: [(path) => `${path} was filled by another program just now.`, 'Try again.'],
  ENAMETOOLONG: [(path) => `The name ${path} is too long.`, 'Choose a shorter one.'],
  ENOENT: [(path) => `${path} went away while it was being written.`, 'Try again.'],
  EINVAL: [(path) => `${path} is not a name that this disk takes.`, 'Choose another name.'],
}

/** A failure to write in `path`, in words. What we have no words for keeps the system's own. */
export function explainWriteError(error: unknown, path: string): CliError {
  if (error instanceof CliError) return error
  const known = explanations[systemCode(error) ?? '']
  const reason = error instanceof Error ? error.message : String(error)
  return known
    ? new CliError(known[0](path), known[1], 1, { cause: error })
    : new CliError(`Could not write in ${path}: ${reason}.`, 'Nothing was changed.', 1, { cause: error })
}

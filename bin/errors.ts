/** An error to report in two lines: `message` states what is wrong, and `hint` states what to do. */
export class CliError extends Error {
  override readonly name = 'CliError'
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.hint = hint
  }
}

/** The error that ends `create` if the user cancels a prompt or keeps the files of the folder. Nothing has been written by then. */
export class PromptCancelled extends Error {}

/** Returns the code of an error of Node.js, such as `ENOENT`, or `undefined` if the value has no code. */
export const getErrorCode = (error: unknown): string | undefined =>
  (error as NodeJS.ErrnoException | undefined)?.code

/**
 * Calls a function that uses the file system. Converts an error with a code, such as `ENOENT`, to a `CliError` with the text
 * "cannot `verb` `path`", and throws any other error unchanged.
 */
export function explainFileErrors<T>(verb: string, path: string, action: () => T): T {
  try {
    return action()
  } catch (cause) {
    const code = getErrorCode(cause)
    if (code === undefined) throw cause
    const isDenied = code === 'EACCES' || code === 'EPERM'
    const reason = isDenied ? 'Permission denied' : (cause as Error).message.split(',', 1)[0]
    throw new CliError(`${reason}: cannot ${verb} ${path}.`, 'Check the path and its permissions.')
  }
}

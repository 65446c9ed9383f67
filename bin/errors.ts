/** An error to report in two lines: `message` states what is wrong, and `hint` states what to do. */
export class CliError extends Error {
  override readonly name = 'CliError'
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.hint = hint
  }
}

/** Thrown when the user cancels a prompt. At that point, nothing has been written. */
export class PromptCancelled extends Error {}

/** Returns the code of an error of Node.js, such as `ENOENT`. `undefined` if the value has none. */
export const getErrorCode = (error: unknown): string | undefined =>
  (error as NodeJS.ErrnoException | undefined)?.code

/** Runs file system calls and explains their errors as "cannot `verb` `path`". Any other error is thrown as is. */
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

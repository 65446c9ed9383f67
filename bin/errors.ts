/** An error to report in two lines: `message` says what is wrong, `hint` says what to do. */
export class CliError extends Error {
  override readonly name = 'CliError'
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.hint = hint
  }
}

/** Thrown when the user cancels a prompt. Nothing has been written then. */
export class PromptCancelled extends Error {}

/** Returns the code of a system error, such as `ENOENT`. */
export const systemCode = (error: unknown) => String((error as NodeJS.ErrnoException | undefined)?.code)

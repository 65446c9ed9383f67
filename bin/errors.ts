/** What a run ends with. Refusals and failures are 1, a wrongly typed command is 2. */
export type ExitCode = 0 | 1 | 2

/** An error for the person at the keyboard: `message` says what is wrong, `hint` what to do. One line each. */
export class CliError extends Error {
  override readonly name = 'CliError'

  constructor(
    message: string,
    readonly hint: string,
    readonly exitCode: ExitCode = 1,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** The command was typed wrongly: exit code 2. */
export const usageError = (message: string, hint: string) => new CliError(message, hint, 2)

/** The code of a system error (`ENOENT` …), or undefined for any other value. */
export function systemCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

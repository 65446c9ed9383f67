import { type Command, CommanderError } from 'commander'

/**
 * Has a command say what to do about a word too many: most often it is the rest of a value with a space in it. The hint goes
 * where the parser has its own suggestions, on a line behind the message.
 */
export function explainExcess(command: Command): void {
  const hint = hintFor(command)
  command.exitOverride((error) => {
    if (error.code !== 'commander.excessArguments' || !hint) throw error
    throw new CommanderError(error.exitCode, error.code, `${error.message}\n(${hint})`)
  })
}

function hintFor({ options, registeredArguments }: Command): string | undefined {
  if (options.some(({ long }) => long === '--wallet'))
    return 'Put a name with spaces in quotes, e.g. --wallet "OKX Wallet".'
  return registeredArguments.length > 0 ? 'Put a path with spaces in quotes.' : undefined
}

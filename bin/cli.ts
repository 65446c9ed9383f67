import { fileURLToPath } from 'node:url'
import { Command, CommanderError, Option } from 'commander'
import { type CommandContext, createCommandContext, type ProcessLike } from './command-context.js'
import { CliError, PromptCancelled } from './errors.js'
import {
  addThemeAndLanguageFlags,
  addWalletFlags,
  DEFAULT_FOLDER,
  parseFolder,
  parseHost,
  parsePort,
  parseTitle,
  replaceEmptyPath,
  TEMPLATES,
} from './flags.js'
import { readPackageVersion } from './read-files.js'
import { printLines, watchAndReportLostOutput } from './terminal/print.js'

type ExitCode = 0 | 1 | 2

/**
 * Runs the command line. Resolves to the exit code: 0 for success, 1 for a failure, a cancelled prompt, or lost output, 2 for
 * wrong usage.
 */
export async function runCommandLine(process: ProcessLike): Promise<ExitCode> {
  const packageRoot = fileURLToPath(new URL('..', import.meta.url)) // The parent folder of both `bin/` and `dist/`.
  const context = createCommandContext(process, packageRoot)
  const isOutputLost = watchAndReportLostOutput(process, context)
  const code = await runCommand(context)
  const isLost = await isOutputLost()
  return isLost && code === 0 ? 1 : code
}

/** Runs the command in the arguments, or `--help` without arguments. Prints an error, and never rejects. */
async function runCommand(context: CommandContext): Promise<ExitCode> {
  const [first = '--help', ...others] = context.process.argv.slice(2)
  try {
    await createProgram(context).parseAsync([first === '-v' ? '-V' : first, ...others], { from: 'user' })
    return 0
  } catch (error) {
    // Commander has already printed a message. Help and version also end as errors, but with exit code 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (error instanceof PromptCancelled) (await import('./terminal/prompts.js')).printCancelled(context)
    else if (error instanceof CliError) context.printError(error)
    else printUnexpectedError(context, error as NodeJS.ErrnoException)
    return 1
  }
}

/** Prints the stack of an error, and asks the user to report it. If the current directory was removed, only says that. */
function printUnexpectedError(
  { printInfo, printError }: CommandContext,
  { syscall, stack = '' }: NodeJS.ErrnoException,
) {
  if (syscall === 'uv_cwd')
    return printError(new CliError('The current directory no longer exists.', 'Change to another directory.'))
  printLines(printInfo, stack)
  printError(new CliError('This is a bug in aptos-wallet-kit.', 'Please report it with the output above.'))
}

/**
 * Creates the program. The promise of `parseAsync()` is rejected with a `CommanderError` after a usage error, and after help or
 * the version is printed.
 */
function createProgram(context: CommandContext): Command {
  const { process, packageRoot, printInfo, printResult } = context
  const program = new Command('aptos-wallet-kit')
    .description('Adds Aptos wallets to any web page.')
    .version(readPackageVersion(packageRoot), '-V, --version', 'Prints the version. Also: -v.')
    .helpOption('-h, --help', 'Prints help.')
    .helpCommand(false) // Commander's own command `help` accepts the names of unknown commands.
    .addHelpText('after', HELP)
    .showHelpAfterError('Add --help for usage.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => printLines(printResult, text),
      writeErr: (text) => printLines(printInfo, text.replace(/^error:/, 'Error:')),
      getOutHelpWidth: () => process.stdout.columns || 80,
    })
  addCommands(program, context)
  return program
}

const HELP = `
Examples:
  $ npx aptos-wallet-kit create my-page
  $ npx aptos-wallet-kit embed site/index.html --write --wallet "OKX Wallet"

Exit codes: 0 done, 1 failed, 2 wrong usage.`

/** Adds the commands. The code of a command is loaded when the command runs. */
function addCommands(program: Command, context: CommandContext) {
  const create = addWalletFlags(program.command('create'))
  addThemeAndLanguageFlags(create.option('--no-dev-wallet', 'Adds no wallet for development (default).'))
    .argument('[dir]', `Folder for the page (default: ${DEFAULT_FOLDER}).`, parseFolder)
    .summary('Creates a page that connects a wallet.')
    .description('Creates a page that connects a wallet. Prompts for missing options in a terminal.')
    .addOption(new Option('--template <name>', 'Template (default: html).').choices(TEMPLATES))
    .option('-t, --title <text>', 'Title of the page.', parseTitle)
    .option('-f, --force', 'Overwrites files of the page in a folder that is not empty.')
    .option('-n, --dry-run', 'Lists the files, but writes nothing.')
    .option('-y, --yes', 'Uses the defaults instead of prompting.')
    .option('--start', 'Installs the dependencies and starts the page.')
    .option('--no-start', 'Does not offer to start the page.')
    .action(async (dir, flags) => (await import('./commands/create.js')).createPage(context, dir, flags))
  addThemeAndLanguageFlags(addWalletFlags(program.command('embed')))
    .argument('<page>', 'HTML file, or a folder with an index.html.', replaceEmptyPath)
    .description('Adds the kit to an existing page. Safe to run again.')
    .option('--write', 'Puts the script tag into the page, instead of printing it.')
    .action(async (page, flags) => (await import('./commands/embed.js')).embedKit(context, page, flags))
  program
    .command('update')
    .argument('[dir]', 'Folder of the pages.', replaceEmptyPath, '.')
    .description('Updates the kit of all pages below a folder, and its hashes in them.')
    .action(async (dir) => (await import('./commands/update.js')).updateKitAndHashes(context, dir))
  program
    .command('migrate')
    .argument('[dir]', 'Folder of an app.', replaceEmptyPath, '.')
    .summary('Moves an app from the Aptos wallet adapter to the kit.')
    .description(
      'Replaces the imports of the Aptos wallet adapter in an app, and lists what to check by hand. Safe to run again.',
    )
    .option('--write', 'Writes the changes, instead of printing them.')
    .action(async (dir, flags) => (await import('./commands/migrate.js')).migrateApp(context, dir, flags))
  program
    .command('serve')
    .argument('[dir]', 'Folder to serve.', replaceEmptyPath, '.')
    .description('Serves a folder of static files on this machine.')
    .option('-p, --port <number>', 'Port (default: the first free one from 4400).', parsePort)
    .option('-H, --host <name>', 'Host. To allow other machines, use 0.0.0.0.', parseHost, 'localhost')
    .option('-o, --open', 'Opens the page in the browser.')
    .action(async (dir, flags) =>
      (await import('./commands/serve.js')).serveFolderUntilSignal(context, dir, flags),
    )
  program
    .command('wallets')
    .description('Lists the wallets of the catalogue.')
    .option('--json', 'Prints JSON.')
    .action(async (flags) => (await import('./commands/wallets.js')).printCatalogue(context, flags))
  program
    .command('help')
    .argument('[command]')
    .description('Prints help for a command.')
    .action(async (name?: string) => {
      if (!name) return program.help()
      program.commands.find((command) => command.name() === name)?.help()
      // The parser reports an unknown name, and suggests a similar one.
      await program.parseAsync([name], { from: 'user' })
    })
}

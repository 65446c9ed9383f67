import { fileURLToPath } from 'node:url'
import { Command, CommanderError, Option } from 'commander'
import { type Context, createContext, type ProcessLike } from './context.js'
import { CliError, PromptCancelled } from './errors.js'
import { readPackageFile } from './files.js'
import { applyStyle, hasColors, toPrintable, watchOutput } from './log.js'
import * as options from './options.js'

/** The folder above this file, in the sources as in `dist/`. */
const PACKAGE_ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Runs the command line. Returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function run(process: ProcessLike, root = PACKAGE_ROOT): Promise<0 | 1 | 2> {
  const context = createContext(process, root)
  const isOutputLost = watchOutput(process, context.log)
  const code = await execute(context)
  return (await isOutputLost()) ? code || 1 : code
}

async function execute(context: Context): Promise<0 | 1 | 2> {
  const words = context.process.argv.slice(2)
  try {
    await createProgram(context).parseAsync(words.length > 0 ? words : ['--help'], { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return reportUsage(context, words, error)
    if (error instanceof PromptCancelled) (await import('./prompts.js')).createPrompts(context).cancelled()
    else if (error instanceof CliError) context.log.error(error)
    else reportBug(context, error as NodeJS.ErrnoException)
    return 1
  }
}

/** Reports wrong usage in commander's own words. Help and version end as errors too, but with exit code 0. */
function reportUsage({ log }: Context, words: readonly string[], error: CommanderError): 0 | 2 {
  if (error.exitCode === 0) return 0
  const message = error.code === 'commander.help' ? 'error: unknown command' : error.message
  // A line break in what was typed must not look like one of the message.
  const typed = words
    .flatMap((word) => [word, word.slice(word.indexOf('=') + 1)])
    .filter((word) => /\n/.test(word))
  const lines = typed.reduce((text, word) => text.replaceAll(word, toPrintable(word)), message).split('\n')
  for (const line of lines.length > 1 ? lines : [...lines, 'Add --help for usage.']) log.info(line)
  return 2
}

function reportBug({ log }: Context, { syscall, stack, message }: NodeJS.ErrnoException) {
  if (syscall === 'uv_cwd')
    return log.error(new CliError('The current directory no longer exists.', 'Change to another one.'))
  for (const line of (stack ?? message).split('\n')) log.info(line)
  log.error(
    new CliError(message, 'This is a bug in aptos-wallet-kit. Please report it with the output above.'),
  )
}

function createProgram(context: Context): Command {
  const { stdout, env } = context.process
  const { version } = JSON.parse(`${readPackageFile(context.root, 'package.json')}`)
  const program = new Command('aptos-wallet-kit')
    .description('Adds Aptos wallets to any web page.')
    .version(version, '-V, --version', 'print the version (also -v)')
    .addOption(new Option('-v').hideHelp())
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: () => {}, // Errors are reported in one place.
      getOutHelpWidth: () => stdout.columns || 80,
      getOutHasColors: () => hasColors(stdout, env),
    })
    .configureHelp({ styleTitle: (title) => applyStyle('bold', title) })
    .addHelpText('after', HELP)
  program.on('option:v', () => {
    stdout.write(`${version}\n`)
    throw new CommanderError(0, 'commander.version', version)
  })
  addPageCommands(program, context)
  addSiteCommands(program, context)
  return program
}

const HELP = `
Examples:
  $ npx aptos-wallet-kit create my-page
  $ npx aptos-wallet-kit serve my-page --open
  $ npx aptos-wallet-kit embed site/index.html --write --wallet "OKX Wallet"

Exit codes: 0 done, 1 failed, 2 wrong usage.`

/** To the file system an empty path is the current directory; in a message it would be a gap. */
const parsePath = (path: string) => path || '.'

/** Adds the options of the kit, which `create` and `embed` share. */
const addKitOptions = (command: Command) =>
  command
    .option('-w, --wallet <name>', 'preferred wallet, such as Petra', options.parseWallet)
    .option('--auto-connect', 'connect on page load (default)')
    .option('--no-auto-connect', 'connect when the user clicks')
    .option('--network <name>', 'network that the page expects, such as mainnet', options.parseNetwork)
    .option('-d, --dev-wallet', 'add a wallet for development, which needs no extension')
    .addOption(new Option('--theme <theme>', 'colors').choices(options.THEMES))
    .option('--lang <tag>', 'language, such as en, pt-BR, or ar', options.parseLanguage)

/** Adds the commands that create or change a page. */
function addPageCommands(program: Command, context: Context) {
  addKitOptions(program.command('create'))
    .argument('[dir]', 'folder for the page (default: aptos-wallet-page)', options.parseFolder)
    .summary('create a page that connects a wallet')
    .description(
      'Creates a page with a wallet button and three sample calls.\n' +
        'Prompts for missing options in a terminal; otherwise uses the defaults.',
    )
    .option('--no-dev-wallet', 'add no wallet for development (default)')
    .addOption(
      new Option('--template <name>', 'default: html').choices(['html', 'react', 'next', 'vite-react-ts']),
    )
    .option('-t, --title <text>', 'title and heading of the page', options.parseTitle)
    .option('-f, --force', 'overwrite the files of the page in a folder that is not empty')
    .option('-n, --dry-run', 'list the files, but write nothing')
    .option('-y, --yes', 'do not prompt, use the defaults')
    .option('--start', 'install the dependencies and start the page')
    .option('--no-start', 'do not offer to start the page')
    .action(async (dir, flags) => (await import('./commands/create.js')).create(context, dir, flags))
  addKitOptions(program.command('embed'))
    .argument('<page>', 'HTML file, or a folder with an index.html', parsePath)
    .summary('add the kit to an existing page')
    .description('Copies the kit next to a page and prints its script tag. Safe to run again.')
    .option('--write', 'put the script tag into the page')
    .action(async (page, flags) => (await import('./commands/embed.js')).embed(context, page, flags))
  program
    .command('update')
    .argument('[dir]', 'folder of the page', parsePath, '.')
    .summary('update the kit of a page')
    .description('Replaces the kit that the pages of a folder load, and renews its hashes in these pages.')
    .action(async (dir) => (await import('./commands/update.js')).update(context, dir))
}

/** Adds the commands that change nothing. */
function addSiteCommands(program: Command, context: Context) {
  program
    .command('serve')
    .argument('[dir]', 'folder to serve', parsePath, '.')
    .summary('serve a page on this machine')
    .description('Serves a folder of static files until you press Ctrl+C.')
    .option('-p, --port <number>', 'port (default: the first free one from 4400)', options.parsePort)
    .option('-H, --host <name>', 'host name or address; 0.0.0.0 for all', options.parseHost, 'localhost')
    .option('-o, --open', 'open the page in the browser')
    .action(async (dir, flags) => (await import('./commands/serve.js')).serve(context, dir, flags))
  program
    .command('wallets')
    .summary('list the wallets of the catalogue')
    .description('Lists the wallets that the kit offers to a user who has none.')
    .option('--json', 'print JSON')
    .action(async (flags) => (await import('./commands/wallets.js')).wallets(context, flags))
}

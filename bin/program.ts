import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { mayColour } from './colours.js'
import type { Context } from './context.js'
import { explainExcess } from './explain-excess.js'
import { createExamples, embedExamples, programExamples, serveExamples, updateExamples } from './help.js'
import { themes } from './page/settings.js'
import { templates } from './page/templates.js'

const name = 'aptos-wallet-kit'

/**
 * The command line: every command with its flags and help. What a command does is loaded when it is run, so that help costs
 * no more than the parser.
 */
export function createProgram(context: Context): Command {
  const program = new Command(name)
    .description('Wallets for any page: one script tag, no bundler, no framework.')
    .version(versionOf(context.root), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .exitOverride()
    .configureOutput(outputOf(context))
    .configureHelp({ styleTitle: context.colours.bold, styleCommandText: context.colours.cyan })
    .addHelpText('after', programExamples)
  addCreate(program, context)
  addServe(program, context)
  addEmbed(program, context)
  addUpdate(program, context)
  addWallets(program, context)
  program.commands.forEach(explainExcess)
  return program
}

const versionOf = (root: string): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

/** Help goes where the injected process says; errors are reported in one place, by the caller. */
const outputOf = ({ process: { stdout, env } }: Context) => ({
  writeOut: (text: string) => void stdout.write(text),
  writeErr: () => {},
  getOutHelpWidth: () => stdout.columns || 80,
  getOutHasColors: () => mayColour(stdout, env),
})

/** To the file system an empty path is the folder one stands in; in a sentence it would be a gap. */
const hereIfEmpty = (path: string): string => path || '.'

const walletFlag = (asking: string) =>
  new Option('-w, --wallet <name>', `wallet that ${asking} asks for, by any name`)
const themeFlag = () => new Option('--theme <theme>', 'colours').choices(themes)
const langFlag = () => new Option('--lang <tag>', 'language, as a tag such as en, pt-BR or ar')
const networkFlag = () => new Option('--network <name>', 'network the page is made for, such as mainnet')
const templateFlag = () => new Option('--template <name>', 'what to make (default: html)').choices(templates)
const autoConnectFlag = () => new Option('--auto-connect', 'connect as the page opens (default)')
const noAutoConnectFlag = () => new Option('--no-auto-connect', 'wait for a click every time')

function addCreate(program: Command, context: Context) {
  program
    .command('create')
    .summary('make a page that connects a wallet')
    .description(
      'Makes a page of static files: a wallet button, three calls to try, and the kit.\n' +
        'On a terminal it asks for what you leave out; elsewhere it takes the defaults.',
    )
    .argument('[dir]', 'folder for the page (default: aptos-wallet-page)')
    .addOption(walletFlag('Connect'))
    .addOption(autoConnectFlag())
    .addOption(noAutoConnectFlag())
    .option('-t, --title <text>', 'title and heading of the page')
    .addOption(themeFlag())
    .addOption(langFlag())
    .addOption(networkFlag())
    .addOption(templateFlag())
    .option('-d, --dev-wallet', 'add a wallet for development, which needs no extension')
    .option('-f, --force', 'write into a folder that is not empty, over the files of the page')
    .option('-n, --dry-run', 'list the files, write nothing')
    .option('-y, --yes', 'ask nothing, take the defaults')
    .addHelpText('after', createExamples)
    .action(async (dir, flags) => (await import('./commands/create.js')).create(context, dir, flags))
}

function addServe(program: Command, context: Context) {
  program
    .command('serve')
    .summary('serve a page on this machine')
    .description('Serves a folder of static files, with compression, caching and the policy of the page.')
    .argument('[dir]', 'folder to serve', hereIfEmpty, '.')
    .option('-p, --port <number>', 'port (default: the first free one from 4400)')
    .option('-H, --host <name>', 'host name or address; 0.0.0.0 lets other machines in', 'localhost')
    .option('-o, --open', 'open the page in the browser')
    .addHelpText('after', serveExamples)
    .action(async (dir, flags) => (await import('./commands/serve.js')).serve(context, dir, flags))
}

function addEmbed(program: Command, context: Context) {
  program
    .command('embed')
    .summary('put the kit beside a page that exists')
    .description(
      'Puts the kit beside a page and prints the script tag for it, with its hash.\n' +
        'Doing it again changes nothing but what is out of date.',
    )
    .argument('<page>', 'HTML file, or a folder with an index.html', hereIfEmpty)
    .option('--write', 'put the tag into the page')
    .addOption(walletFlag('connect()'))
    .addOption(autoConnectFlag())
    .addOption(noAutoConnectFlag())
    .addOption(themeFlag())
    .addOption(langFlag())
    .addOption(networkFlag())
    .option('-d, --dev-wallet', 'add a wallet for development, which needs no extension')
    .addHelpText('after', embedExamples)
    .action(async (page, flags) => (await import('./commands/embed.js')).embed(context, page, flags))
}

function addUpdate(program: Command, context: Context) {
  program
    .command('update')
    .summary('bring the kit of a page up to date')
    .description(
      'Replaces the kit that the pages in a folder load, and renews the hashes in them:\n' +
        'of the kit, and of scripts and style sheets that you changed.',
    )
    .argument('[dir]', 'folder of the page', hereIfEmpty, '.')
    .addHelpText('after', updateExamples)
    .action(async (dir) => (await import('./commands/update.js')).update(context, dir))
}

function addWallets(program: Command, context: Context) {
  program
    .command('wallets')
    .summary('list the wallets in the catalogue')
    .description('Lists the wallets that the kit offers to a visitor who has none, and where to get them.')
    .option('--json', 'print JSON')
    .action(async (flags) => (await import('./commands/wallets.js')).wallets(context, flags))
}

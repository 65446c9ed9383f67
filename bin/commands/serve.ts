import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { platform } from 'node:process'
import type { CommandContext } from '../command-context.js'
import { CliError, getErrorCode } from '../errors.js'
import { assertFolderIsReadable } from '../read-files.js'
import { isLoopback } from '../serve/check-request.js'
import { createStaticServer, getListeningAddress } from '../serve/static-server.js'
import { formatKitCommand, quotePath } from '../terminal/format-command.js'
import { createStyledPart } from '../terminal/print.js'

interface ServeFlags {
  readonly port?: number
  readonly host: string
  readonly open?: boolean
}

/** Serves a folder until the process receives a signal to stop. With `--open`, also opens the page of the folder in the browser. */
export async function serveFolderUntilSignal(
  context: CommandContext,
  displayFolder: string,
  flags: ServeFlags,
): Promise<void> {
  const { process, printResult, printWarning } = context
  const { host, port, open } = flags
  const folder = resolve(process.cwd(), displayFolder)
  assertFolderIsReadable(folder, displayFolder, formatMissingFolderHint(context, displayFolder))
  const server = createStaticServer(folder, host)
  const stopped = new Promise<void>((done) => void process.on('SIGINT', done).on('SIGTERM', done))
  await listenOnPort(server, host, port)
  const url = formatServerUrl(server, host)
  if (!isLoopback(getListeningAddress(server).address))
    printWarning('Other machines load the page without HTTPS: wallets and the clipboard do not work there.')
  if (!existsSync(join(folder, 'index.html'))) printWarning(`The folder ${displayFolder} has no index.html.`)
  if (context.isInteractive) printResult(createStyledPart('dim', 'Press Ctrl+C to stop.'))
  printResult('Serving ', createStyledPart('bold', displayFolder), ' at ', createStyledPart('cyan', url))
  if (open && !(await openBrowser(url, process.env)))
    printWarning("Can't open a browser. Open the URL yourself.")
  await stopped
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

/** Formats a hint with the `create` command, or asks for a folder if the path looks like a file. */
const formatMissingFolderHint = (context: CommandContext, displayFolder: string): string =>
  extname(displayFolder)
    ? 'Name a folder.'
    : `To create it, run: ${formatKitCommand(context, 'create', quotePath(displayFolder))}`

const DEFAULT_PORTS = Array.from({ length: 20 }, (_, index) => 4400 + index)

/** Listens on the given port, or without one on the first free one from 4400 to 4419. Throws a `CliError` if that fails. */
async function listenOnPort(server: Server, host: string, port: number | undefined): Promise<void> {
  const ports = port === undefined ? DEFAULT_PORTS : [port]
  for (const candidate of ports) {
    server.listen(candidate, host)
    try {
      await once(server, 'listening')
      return
    } catch (error) {
      if (getErrorCode(error) === 'EADDRINUSE') continue
      const { message } = error as Error
      throw new CliError(`Can't listen on ${host}: ${message}.`, 'Choose another --host or --port.')
    }
  }
  if (port === undefined)
    throw new CliError(`The ports ${ports[0]} to ${ports.at(-1)} are in use.`, 'Choose another --port.')
  throw new CliError(`Port ${port} is in use.`, 'Choose another --port, or omit it.')
}

/** Formats the URL with which this machine reaches a server that listens. */
function formatServerUrl(server: Server, host: string): string {
  const { address, port } = getListeningAddress(server)
  const name = ['0.0.0.0', '::'].includes(address) ? 'localhost' : host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}/`
}

/** The commands that open a URL, by platform. */
const OPEN_COMMANDS: Readonly<Record<string, readonly [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens a URL in the default browser. Resolves to whether the command that opens it started. */
function openBrowser(url: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [command, ...args] = OPEN_COMMANDS[platform] ?? ['xdg-open']
  const child = spawn(command, [...args, url], { env, stdio: 'ignore', detached: true })
  child.unref()
  return new Promise((done) => child.once('error', () => done(false)).once('spawn', () => done(true)))
}

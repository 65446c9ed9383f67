import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { join, resolve } from 'node:path'
import { type Context, invocation, type ProcessLike, quotePath } from '../context.js'
import { CliError, systemCode } from '../errors.js'
import { listFolder } from '../files.js'
import { styled } from '../log.js'
import { createStaticServer, getAddress, isLoopback } from '../serve/static-server.js'

export interface ServeFlags {
  readonly port?: number
  readonly host: string
  readonly open?: boolean
}

const DEFAULT_PORT = 4400
const PORT_ATTEMPTS = 20

/** Serves a folder until the process receives a signal to stop. */
export async function serve(
  context: Context,
  folder: string,
  { host, port, open }: ServeFlags,
): Promise<void> {
  const { log, process } = context
  const path = resolve(process.cwd(), folder)
  listFolder(path, folder, `To create it, run: ${invocation(context)} create ${quotePath(folder)}`)
  const server = createStaticServer(path, host)
  const stopped = waitForSignal(process)
  await listen(server, host, port)
  const url = getUrl(server, host)
  log.out('Serving ', styled('bold', folder), ' at ', styled('cyan', url))
  if (!isLoopback(getAddress(server).address))
    log.warn('Other machines load the page without HTTPS: wallets and the clipboard do not work there.')
  if (!existsSync(join(path, 'index.html'))) log.warn(`There is no index.html in ${folder}.`)
  if (context.isInteractive) log.out(styled('dim', 'Press Ctrl+C to stop.'))
  if (open && !(await openBrowser(url, process.env))) log.warn("Can't open a browser. Open the URL yourself.")
  await stopped
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

/** Listens on a port, by default on the first free one from 4400. */
async function listen(server: Server, host: string, port: number | undefined): Promise<void> {
  for (let attempt = 0; attempt < (port === undefined ? PORT_ATTEMPTS : 1); attempt++) {
    server.listen(port ?? DEFAULT_PORT + attempt, host)
    try {
      await once(server, 'listening')
      return
    } catch (error) {
      if (systemCode(error) === 'EACCES')
        throw new CliError(
          `Permission denied: cannot listen on port ${port}.`,
          'Use --port with 1024 or above.',
        )
      if (systemCode(error) !== 'EADDRINUSE')
        throw new CliError(
          `${host} is not a name or an address of this machine.`,
          'Omit --host, or use 0.0.0.0.',
        )
    }
  }
  const ports =
    port === undefined
      ? `Ports ${DEFAULT_PORT} to ${DEFAULT_PORT + PORT_ATTEMPTS - 1} are`
      : `Port ${port} is`
  throw new CliError(`${ports} in use.`, 'Choose a free one with --port.')
}

/** Returns the URL that a server can be opened at on this machine. */
function getUrl(server: Server, host: string): string {
  const { address, port } = getAddress(server)
  const name = ['0.0.0.0', '::'].includes(address) ? 'localhost' : host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}/`
}

/** Opens a URL in the default browser. Resolves to whether that started. */
function openBrowser(url: string, env: ProcessLike['env']): Promise<boolean> {
  const commands = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''], linux: ['xdg-open'] } as const
  const [command, ...args] = commands[process.platform as 'linux'] ?? commands.linux
  const child = spawn(command, [...args, url], { env, stdio: 'ignore', detached: true })
  child.unref()
  return new Promise((done) => child.once('error', () => done(false)).once('spawn', () => done(true)))
}

/** Resolves at the first signal to stop. A second one ends the process at once. */
function waitForSignal(process: ProcessLike): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM'] as const
  return new Promise((done) => {
    const stop = () => {
      for (const signal of signals) process.off(signal, stop)
      done()
    }
    for (const signal of signals) process.on(signal, stop)
  })
}

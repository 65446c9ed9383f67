import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { join, resolve } from 'node:path'
import { type Context, invocation, type ProcessLike, quotePath } from '../command-context.js'
import { CliError, systemCode } from '../errors.js'
import { createStaticServer, getAddress, isLoopback } from '../serve/static-server.js'
import { styled } from '../terminal/print.js'
import { listFolder } from '../write-files.js'

type Flags = { port?: number; host: string; open?: boolean }
const DEFAULT_PORTS = Array.from({ length: 20 }, (_, index) => 4400 + index)

/** Serves a folder until the process receives a signal to stop. */
export async function serve(context: Context, folder: string, { host, port, open }: Flags): Promise<void> {
  const { log, process } = context
  const path = resolve(process.cwd(), folder)
  listFolder(path, folder, `To create it, run: ${invocation(context)} create ${quotePath(folder)}`)
  const server = createStaticServer(path, host)
  const stopped = new Promise<void>((done) => void process.on('SIGINT', done).on('SIGTERM', done))
  await listen(server, host, port)
  const name = ['0.0.0.0', '::'].includes(getAddress(server).address) ? 'localhost' : host
  const url = `http://${isIPv6(name) ? `[${name}]` : name}:${getAddress(server).port}/`
  log.out('Serving ', styled('bold', folder), ' at ', styled('cyan', url))
  if (!isLoopback(getAddress(server).address))
    log.warn('Other machines load the page without HTTPS: wallets and the clipboard do not work there.')
  if (!existsSync(join(path, 'index.html'))) log.warn(`The folder ${folder} has no index.html.`)
  if (context.isInteractive) log.out(styled('dim', 'Press Ctrl+C to stop.'))
  if (open && !(await openBrowser(url, process.env))) log.warn("Can't open a browser. Open the URL yourself.")
  await stopped
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

/** Listens on a port, by default on the first free one from 4400. */
async function listen(server: Server, host: string, port: number | undefined): Promise<void> {
  const ports = port === undefined ? DEFAULT_PORTS : [port]
  for (const candidate of ports) {
    server.listen(candidate, host)
    try {
      await once(server, 'listening')
      return
    } catch (error) {
      if (systemCode(error) === 'EADDRINUSE') continue
      const { message } = error as Error
      throw new CliError(`Can't listen on ${host}: ${message}.`, 'Choose another --host or --port.')
    }
  }
  throw new CliError(`Port ${ports.join(', ')} is in use.`, 'Choose another --port, or omit it.')
}

/** Opens a URL in the default browser. Resolves to whether that started. */
function openBrowser(url: string, env: ProcessLike['env']): Promise<boolean> {
  const commands = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''], linux: ['xdg-open'] } as const
  const [command, ...args] = commands[process.platform as 'linux'] ?? commands.linux
  const child = spawn(command, [...args, url], { env, stdio: 'ignore', detached: true })
  child.unref()
  return new Promise((done) => child.once('error', () => done(false)).once('spawn', () => done(true)))
}

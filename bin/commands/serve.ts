import { once } from 'node:events'
import { existsSync, realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import type { Context, ProcessLike } from '../context.js'
import { usageError } from '../errors.js'
import { requireEntry, requireFolder } from '../files/find-folder.js'
import { kitFile } from '../files/package-files.js'
import { quotedPath } from '../files/quoted.js'
import { invocation } from '../invocation.js'
import { isBeside } from '../page/local-path.js'
import { isAt } from '../page/page-scripts.js'
import { printable } from '../printable.js'
import { addressesOf } from '../serve/addresses.js'
import { hasKit } from '../serve/has-kit.js'
import { defaultPort, listen } from '../serve/listen.js'
import { isLocal } from '../serve/loopback.js'
import { openBrowser } from '../serve/open-browser.js'
import { createStaticServer } from '../serve/server.js'
import { loadedFiles } from '../serve/stale-hashes.js'

export interface ServeFlags {
  /** A number from 0 to 65535 as it was typed; 0 takes any that is free. */
  readonly port?: string
  readonly host: string
  readonly open?: boolean
}

/** Serves a folder until the process is told to stop. */
export async function serve(context: Context, folder: string, flags: ServeFlags): Promise<void> {
  const path = resolve(context.process.cwd(), folder)
  const asked = flags.port === undefined ? undefined : parsePort(flags.port)
  checkHost(flags.host)
  const call = invocation(context)
  requireFolder(path, folder, `${call} serve`, `Make one with: ${call} create ${quotedPath(folder)}`)
  requireEntry(path, folder)
  const server = createStaticServer(path, hashWatcher(context, path, folder), flags.host)
  const stopped = untilStopped(context.process)
  const address = await listen(server, flags.host, asked)
  const urls = addressesOf(flags.host, address)
  announce(context, folder, urls, asked === undefined && address.port !== defaultPort)
  if (!existsSync(join(path, 'index.html'))) warn(context, `${folder} has no index.html.`)
  if (flags.open) await open(context, urls[0] ?? '')
  await stopped
  await stop(server)
}

/**
 * Says of each page once that its hashes are out of date, and again when others are.
 * @param path the folder that is served
 * @param shown the path as it was typed, for messages
 */
function hashWatcher(context: Context, path: string, shown: string): (page: string) => void {
  const root = realpathSync(path) // The server names a page by its real path, too.
  const said = new Map<string, string>()
  return (page) => {
    const own = relative(root, page).split(sep).join('/')
    const files = loadedFiles(root, own)
    const stale = files.flatMap((file) => (file.stale ? [printable(join(shown, file.path))] : [])).join(', ')
    // A page that shares files with others is brought up to date with them.
    const isShared = files.some(
      (file) => (file.stale || isAt(file.path, kitFile)) && !isBeside(own, file.path),
    )
    const within = isShared ? '.' : dirname(own)
    if (stale && stale !== said.get(page)) {
      const remedy = hasKit(join(root, within), posix.relative(within, own))
        ? `Run: ${invocation(context)} update ${quotedPath(join(shown, within))}`
        : 'Renew it there by hand.'
      warn(context, `browsers block ${stale}: the hash in the page is another. ${remedy}`)
    }
    said.set(page, stale)
  }
}

function parsePort(typed: string): number {
  const port = /^\d{1,5}$/.test(typed) ? Number(typed) : Number.NaN
  if (port <= 65535) return port
  throw usageError(`"${typed}" is not a port.`, 'Give a number from 1 to 65535, or 0 for any that is free.')
}

/** An empty host would listen on every address. */
function checkHost(typed: string) {
  if (typed.trim() === '')
    throw usageError(
      'The host is empty.',
      'Leave --host out, or use --host 0.0.0.0 to let other machines in.',
    )
}

const warn = ({ note, colours }: Context, text: string) => note(`${colours.yellow('Warning:')} ${text}`)

function announce(context: Context, folder: string, urls: readonly string[], moved: boolean) {
  const { say, colours } = context
  if (moved) context.note(`Port ${defaultPort} is in use; took the next free one.`)
  say(`Serving ${colours.bold(folder)} at ${urls.map((url) => colours.cyan(url)).join(' and ')}`)
  if (!urls.every(isLocal))
    warn(context, 'other machines get a page without https: wallets and the clipboard do not work there.')
  if (context.interactive) say(colours.dim('Press Ctrl-C to stop.'))
}

async function open(context: Context, url: string) {
  if (!(await openBrowser(url, context.process.env))) warn(context, `found no browser to open ${url} in.`)
}

/** Settles at the first signal to stop. A second one, while the first is being obeyed, ends the process as usual. */
function untilStopped(process: ProcessLike): Promise<void> {
  const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM']
  return new Promise((done) => {
    const stopNow = () => {
      for (const signal of signals) process.off(signal, stopNow)
      done()
    }
    for (const signal of signals) process.on(signal, stopNow)
  })
}

async function stop(server: Server) {
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

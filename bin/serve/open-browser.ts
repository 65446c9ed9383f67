import { spawn } from 'node:child_process'
import type { ProcessLike } from '../context.js'

const commands: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/**
 * Opens an address in the visitor's browser.
 * @returns false when there is no command for it, or it failed to start.
 */
export function openBrowser(url: string, env: ProcessLike['env']): Promise<boolean> {
  const [command, ...flags] = commands[process.platform] ?? ['xdg-open']
  const options = { env: { ...env }, stdio: 'ignore', detached: true } as const
  const child = spawn(command, [...flags, url], options)
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('spawn', () => {
      child.unref()
      resolve(true)
    })
  })
}

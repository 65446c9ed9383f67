import type { ProcessLike } from '../context.js'

const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs synchronous work that a signal must not cut in two: a Ctrl-C pressed during these milliseconds is not heard. */
export function undisturbed(process: ProcessLike, work: () => void): void {
  const ignore = () => {}
  for (const signal of signals) process.on(signal, ignore)
  try {
    work()
  } finally {
    for (const signal of signals) process.off(signal, ignore)
  }
}
